-- A company member cannot edit creator pages, so joining a company hides the account's pages, as closing it would. A member
-- who leaves the company can publish them again.
CREATE OR REPLACE TRIGGER user_hide_pages AFTER UPDATE OF active, user_type ON "user"
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active OR OLD.user_type <> 'Company' AND NEW.user_type = 'Company')
  EXECUTE FUNCTION hide_pages_of_closed_account();
COMMENT ON FUNCTION hide_pages_of_closed_account() IS 'Hides the pages of a creator whose account is closed or has become a company account.';
UPDATE creator_page SET is_published = false FROM "user" WHERE "user".id = creator_id AND user_type = 'Company' AND is_published;
