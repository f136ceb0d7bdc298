"""What is kept between two starts: the running game and the settings, no widgets.

Every write goes through ``storage.files``, so that tests can break the disk at any
point, and a failed write never harms what was there before.
"""
