"""The parlour's server: tables that people reach with a browser, and that survive everything."""
