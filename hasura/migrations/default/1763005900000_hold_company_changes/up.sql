-- The badge of a verified company stands for the name and the website that were looked at. Who changes them while the
-- badge is there, or while somebody looks, asks for another look: what is live goes on as it is until an admin decides.

-- A website is an origin: whose it is can be seen, and it leads where it says. What an older row has beyond that goes;
-- of an address without a domain name nothing is left.
UPDATE company SET website = coalesce(
  'https://' || substring(lower(website) from '^https?://(?:[^/?#@]*@)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9]))(?=[:/?#]|$)'),
  'https://website.invalid');

CREATE FUNCTION is_origin(website text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT website ~ '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
     AND char_length(website) <= 261
$$;
COMMENT ON FUNCTION is_origin(text) IS 'https:// and a domain name, and nothing else.';

ALTER TABLE company
  DROP CONSTRAINT company_website_http,
  ADD CONSTRAINT company_website_origin CHECK (is_origin(website));
COMMENT ON COLUMN company.website IS 'Its website, as https:// and the domain name alone.';

CREATE TABLE company_change_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_change_status IS 'How far a company''s wish for another name or website is.';
COMMENT ON COLUMN company_change_status.value IS 'The status.';
COMMENT ON COLUMN company_change_status.comment IS 'What it means.';
INSERT INTO company_change_status (value, comment) VALUES
  ('pending', 'Waits for a decision in the console'),
  ('approved', 'The company has the new name and website'),
  ('rejected', 'Refused: the company keeps what it had');

CREATE TABLE company_change_transition (
  from_status text NOT NULL REFERENCES company_change_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES company_change_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX company_change_transition_to_status_idx ON company_change_transition (to_status);
COMMENT ON TABLE company_change_transition IS 'The legal moves of a company''s change.';
COMMENT ON COLUMN company_change_transition.from_status IS 'From which status.';
COMMENT ON COLUMN company_change_transition.to_status IS 'To which status.';
COMMENT ON COLUMN company_change_transition.event IS 'What the outbox says then.';
INSERT INTO company_change_transition (from_status, to_status, event) VALUES
  ('pending', 'approved', 'companyChangeApproved'),
  ('pending', 'rejected', 'companyChangeRejected');

CREATE TABLE company_change (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id   uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  name         text NOT NULL CONSTRAINT company_change_name_1_to_100 CHECK (char_length(btrim(name)) BETWEEN 1 AND 100),
  website      text NOT NULL CONSTRAINT company_change_website_origin CHECK (is_origin(website)),
  status       text NOT NULL DEFAULT 'pending' REFERENCES company_change_status ON DELETE RESTRICT,
  reason       text NOT NULL DEFAULT '',
  requested_by uuid REFERENCES "user" ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  decided_at   timestamptz
);
CREATE UNIQUE INDEX company_change_one_pending ON company_change (company_id) WHERE status = 'pending';
CREATE INDEX company_change_company_id_idx ON company_change (company_id, created_at DESC);
CREATE INDEX company_change_status_idx ON company_change (status);
CREATE INDEX company_change_requested_by_idx ON company_change (requested_by);
COMMENT ON TABLE company_change IS 'Another name or website that a verified company asks for. Set status to approved or rejected to decide: the rest follows by itself.';
COMMENT ON COLUMN company_change.id IS 'The row''s identity.';
COMMENT ON COLUMN company_change.company_id IS 'The company.';
COMMENT ON COLUMN company_change.name IS 'The name it would have.';
COMMENT ON COLUMN company_change.website IS 'The website it would have.';
COMMENT ON COLUMN company_change.status IS 'How far it is. Set it to approved or rejected to decide.';
COMMENT ON COLUMN company_change.reason IS 'Why it was refused, in words that the company reads.';
COMMENT ON COLUMN company_change.requested_by IS 'Who asked last.';
COMMENT ON COLUMN company_change.created_at IS 'When it was asked for.';
COMMENT ON COLUMN company_change.decided_at IS 'When it was decided.';

CREATE TRIGGER company_change_name_plain BEFORE INSERT OR UPDATE OF name ON company_change
  FOR EACH ROW EXECUTE FUNCTION guard_plain_name('name');
CREATE TRIGGER company_change_a_guard BEFORE UPDATE OF status ON company_change
  FOR EACH ROW EXECUTE FUNCTION guard_transition('company_change', 'change');

CREATE FUNCTION company_change_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending' THEN
    PERFORM refuse('company_change_final', 'it has been decided');
  END IF;
  IF NEW.status = 'rejected' AND btrim(NEW.reason) = '' THEN
    PERFORM refuse('company_change_reason_on_rejection', 'say in "reason" why the change is refused: the company reads it');
  END IF;
  IF NEW.status <> 'pending' THEN
    NEW.decided_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER company_change_b_decide BEFORE UPDATE ON company_change
  FOR EACH ROW EXECUTE FUNCTION company_change_decide();

CREATE FUNCTION company_change_carry_on() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' THEN
    UPDATE company SET name = NEW.name, website = NEW.website WHERE id = NEW.company_id;
  END IF;
  PERFORM emit_event(
    (SELECT event FROM company_change_transition WHERE from_status = OLD.status AND to_status = NEW.status),
    'company', NEW.company_id, jsonb_build_object('name', NEW.name, 'reason', NEW.reason));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_change_carry_on() IS 'Gives the company its new name and website, and tells what was decided.';
CREATE TRIGGER company_change_carry_on AFTER UPDATE OF status ON company_change
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION company_change_carry_on();
CREATE TRIGGER company_change_audit AFTER INSERT OR UPDATE OR DELETE ON company_change
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');

-- Fires after company_a_guard and before the checks: what a person may not change now becomes a wish.
CREATE FUNCTION company_hold_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- Admins change what they like, and carry out what they decided.
  IF coalesce(session_variable('x-hasura-role'), '') NOT IN ('user', 'creator', 'company')
     OR (NEW.name, NEW.website) = (OLD.name, OLD.website) THEN
    RETURN NEW;
  END IF;
  IF OLD.verification NOT IN ('pending', 'verified') THEN
    DELETE FROM company_change WHERE company_id = NEW.id AND status = 'pending';
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM company WHERE lower(btrim(name)) = lower(btrim(NEW.name)) AND id <> NEW.id) THEN
    PERFORM refuse('company_name_key', 'another company has this name');
  END IF;
  -- What only one of the two fields says leaves the other as it waits.
  INSERT INTO company_change AS change (company_id, name, website, requested_by)
    VALUES (NEW.id, NEW.name, NEW.website, actor_id())
    ON CONFLICT (company_id) WHERE status = 'pending' DO UPDATE SET
      name = CASE WHEN NEW.name = OLD.name THEN change.name ELSE EXCLUDED.name END,
      website = CASE WHEN NEW.website = OLD.website THEN change.website ELSE EXCLUDED.website END,
      requested_by = EXCLUDED.requested_by,
      created_at = now();
  NEW.name := OLD.name;
  NEW.website := OLD.website;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION company_hold_change() IS 'Keeps a new name or website of a verified company as a wish until an admin has decided.';
CREATE TRIGGER company_hold_change BEFORE UPDATE OF name, website ON company
  FOR EACH ROW EXECUTE FUNCTION company_hold_change();
