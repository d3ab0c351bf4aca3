DROP TABLE reserved_name;
DROP FUNCTION is_sealed(bytea);
DROP FUNCTION is_origin(text);
DROP FUNCTION guard_plain_name();
DROP FUNCTION is_plain_name(text);
DROP FUNCTION is_page_theme(jsonb);
DROP FUNCTION is_email(text);
DROP FUNCTION refuse_reserved_name();
