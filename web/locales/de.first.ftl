# First visit, and the table as text
