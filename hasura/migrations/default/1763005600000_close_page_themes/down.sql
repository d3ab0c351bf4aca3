ALTER TABLE creator_page
  DROP CONSTRAINT creator_page_theme_known,
  ADD CONSTRAINT creator_page_theme_object CHECK (jsonb_typeof(theme) = 'object');
ALTER TABLE company_page
  DROP CONSTRAINT company_page_theme_known,
  ADD CONSTRAINT company_page_theme_object CHECK (jsonb_typeof(theme) = 'object');
DROP FUNCTION is_page_theme(jsonb);
COMMENT ON COLUMN creator_page.theme IS 'Colours and layout, as the page editor writes them.';
COMMENT ON COLUMN company_page.theme IS 'Colours and layout, as the page editor writes them.';
