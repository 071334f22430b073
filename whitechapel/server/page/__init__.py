"""The server inside a page: the same tables, bots and answers, for one browser and without a network.

`page.py` knows no browser, so that tests can run it anywhere; `browser.py` connects it to one and runs in Pyodide, in a
web worker. docs/page.md describes the whole.
"""
