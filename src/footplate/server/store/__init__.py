"""The database: schema, migrations, the log with its group commit, snapshots, backup."""
