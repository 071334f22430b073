"""A door for language models: a seat at a table through the Model Context Protocol (`whitechapel mcp`).

`door.py` has the tools a model can call, `own_table.py` a table in this process against bots, `server_table.py` one on
a server. Whatever the table, a guest is given the view of its own seat in words and what that seat was told, and
nothing else. It needs the extra `mcp`.
"""
