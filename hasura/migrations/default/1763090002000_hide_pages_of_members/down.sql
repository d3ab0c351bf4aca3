CREATE OR REPLACE TRIGGER user_hide_pages AFTER UPDATE OF active ON "user"
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION hide_pages_of_closed_account();
COMMENT ON FUNCTION hide_pages_of_closed_account() IS 'Hides the pages of a creator whose account is closed.';
