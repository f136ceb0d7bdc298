"""The table: how a game looks and is handled; it asks the rules and never knows them."""
