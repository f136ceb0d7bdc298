"""The looks of the table: what lies under the cards, and which faces and back belong to it."""
