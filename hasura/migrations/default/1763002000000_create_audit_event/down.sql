DROP TABLE audit_event;
DROP FUNCTION is_redaction(jsonb, jsonb);
DROP FUNCTION trail_is_append_only();
DROP FUNCTION keep_trail(text, text, text[]);
DROP FUNCTION audit_row();
