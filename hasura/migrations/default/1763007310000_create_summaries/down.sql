DELETE FROM reserved_name WHERE name = 'unsubscribe';
DROP TABLE summary;
DROP TABLE summary_kind;
