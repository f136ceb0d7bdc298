"""The Qt side: controller, main window, table and dialogs."""
