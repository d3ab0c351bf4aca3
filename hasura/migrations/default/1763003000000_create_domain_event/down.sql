DROP TABLE domain_event;
DROP FUNCTION emit_deadline_moved();
DROP FUNCTION emit_deadline(text, jsonb, jsonb, text);
DROP FUNCTION emit_step(text, jsonb, jsonb, text);
DROP FUNCTION emit_event(text, text, uuid, jsonb);
