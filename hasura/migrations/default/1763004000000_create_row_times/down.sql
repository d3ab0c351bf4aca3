DROP FUNCTION stamp_moments();
DROP FUNCTION stamp_change();
DROP FUNCTION set_edited_at();
DROP FUNCTION keep_updated_at(text);
DROP FUNCTION set_updated_at();
