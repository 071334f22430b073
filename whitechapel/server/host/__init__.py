"""For people who run a server: starting it, backups, the doctor, logs, and the commands for all of them."""
