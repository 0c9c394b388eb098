"""The other games of the family. Each plays like `bummerl.deal.Deal`."""
