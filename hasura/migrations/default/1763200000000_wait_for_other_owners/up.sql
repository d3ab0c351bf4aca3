-- Owners who leave in one moment wait for each other: each had seen the other stay, and the company was left without an owner.
CREATE OR REPLACE FUNCTION company_keeps_an_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- First the lock, then the look: a statement sees what was committed before it began.
  PERFORM FROM company WHERE id = OLD.company_id FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (SELECT FROM company_member WHERE company_id = OLD.company_id AND is_owner) THEN
    PERFORM refuse('company_keeps_an_owner', 'a company needs at least one owner; make someone else an owner first');
  END IF;
  RETURN NULL;
END $$;
