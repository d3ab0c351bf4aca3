-- Owners who leave at the same time wait for each other. Otherwise each would see the other stay, and the company would be
-- left without an owner.
CREATE OR REPLACE FUNCTION company_keeps_an_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- Lock before reading, because a statement sees only what was committed before it began.
  PERFORM FROM company WHERE id = OLD.company_id FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (SELECT FROM company_member WHERE company_id = OLD.company_id AND is_owner) THEN
    PERFORM refuse('company_keeps_an_owner', 'a company needs at least one owner; make someone else an owner first');
  END IF;
  RETURN NULL;
END $$;
