CREATE OR REPLACE FUNCTION company_keeps_an_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM company WHERE id = OLD.company_id)
     AND NOT EXISTS (SELECT FROM company_member WHERE company_id = OLD.company_id AND is_owner) THEN
    PERFORM refuse('company_keeps_an_owner', 'a company needs at least one owner; make someone else an owner first');
  END IF;
  RETURN NULL;
END $$;
