-- A member who leaves the company keeps a plain account and is notified. Deleted accounts and members of deleted companies
-- are not notified.
INSERT INTO notification_kind (value, comment) VALUES ('member_removed', 'The member was removed from their company');

CREATE FUNCTION company_member_gone() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_company text := (SELECT name FROM company WHERE id = OLD.company_id);
BEGIN
  UPDATE "user" SET user_type = 'User' WHERE id = OLD.user_id AND user_type = 'Company' AND deleted_at IS NULL;
  IF FOUND AND of_company IS NOT NULL THEN
    PERFORM emit_event('memberRemoved', 'user', OLD.user_id, jsonb_build_object('company', of_company));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_member_gone() IS 'Turns the account of a former member into a plain one, and notifies the person.';
CREATE TRIGGER company_member_gone AFTER DELETE ON company_member FOR EACH ROW EXECUTE FUNCTION company_member_gone();

-- Members who left before this migration.
UPDATE "user" SET user_type = 'User'
 WHERE user_type = 'Company' AND deleted_at IS NULL AND NOT EXISTS (SELECT FROM company_member WHERE user_id = "user".id);
