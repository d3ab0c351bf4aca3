DROP FUNCTION stamp_moments();
DROP FUNCTION stamp_change();
DROP FUNCTION set_edited_at();
DROP FUNCTION set_updated_at();
