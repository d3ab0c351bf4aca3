-- What a page's theme may say is a closed set: anything else would be a store of whatever people like, read by every
-- visitor. pageAccents in domain/ has the same list.

CREATE FUNCTION is_page_theme(theme jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_typeof(theme) = 'object' AND theme - 'accent' = '{}'
     AND (NOT theme ? 'accent' OR coalesce(
           theme -> 'accent' IN ('"#7c5cff"', '"#2f9bff"', '"#1fa66a"', '"#d97706"', '"#e0526e"', '"#5b6b82"'), false))
$$;
COMMENT ON FUNCTION is_page_theme(jsonb) IS 'An accent of the list, or nothing.';

UPDATE creator_page SET theme = '{}' WHERE NOT is_page_theme(theme);
UPDATE company_page SET theme = '{}' WHERE NOT is_page_theme(theme);
ALTER TABLE creator_page
  DROP CONSTRAINT creator_page_theme_object,
  ADD CONSTRAINT creator_page_theme_known CHECK (is_page_theme(theme));
ALTER TABLE company_page
  DROP CONSTRAINT company_page_theme_object,
  ADD CONSTRAINT company_page_theme_known CHECK (is_page_theme(theme));
COMMENT ON COLUMN creator_page.theme IS 'Its accent, one of a list; nothing else.';
COMMENT ON COLUMN company_page.theme IS 'Its accent, one of a list; nothing else.';
