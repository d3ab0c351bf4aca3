DROP TABLE saved_filter, column_preset;
