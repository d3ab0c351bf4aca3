CREATE TABLE company_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_type IS 'Company types (rules §3).';
COMMENT ON COLUMN company_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN company_type.comment IS 'The meaning of the value.';
INSERT INTO company_type (value, comment) VALUES
  ('agency', 'Agency'), ('brand', 'Brand'), ('large_game_studio', 'Large game studio'),
  ('publisher', 'Publisher'), ('small_game_studio', 'Small game studio');

CREATE TABLE company_verification (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_verification IS 'The verification status of a company. Admins decide in the console by changing company.verification.';
COMMENT ON COLUMN company_verification.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN company_verification.comment IS 'The meaning of the value.';
INSERT INTO company_verification (value, comment) VALUES
  ('unverified', 'Not reviewed yet; the review starts with the first publish'),
  ('pending', 'Waiting for a decision in the console'),
  ('verified', 'Verified: can publish'),
  ('rejected', 'Refused');

CREATE TABLE company_verification_transition (
  from_status text NOT NULL REFERENCES company_verification ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES company_verification ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE company_verification_transition IS 'The allowed status changes of a company''s verification.';
COMMENT ON COLUMN company_verification_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN company_verification_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN company_verification_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX company_verification_transition_to_status_idx ON company_verification_transition (to_status);
INSERT INTO company_verification_transition (from_status, to_status, event) VALUES
  ('unverified', 'pending', 'companyVerificationRequested'),
  ('unverified', 'verified', 'companyVerified'),
  ('unverified', 'rejected', 'companyRejected'),
  ('pending', 'verified', 'companyVerified'),
  ('pending', 'rejected', 'companyRejected'),
  ('rejected', 'pending', 'companyVerificationRequested'),
  ('rejected', 'verified', 'companyVerified'),
  ('verified', 'rejected', 'companyRejected');

CREATE TABLE company (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name                text NOT NULL CONSTRAINT company_name_1_to_100 CHECK (char_length(btrim(name)) BETWEEN 1 AND 100),
  type                text NOT NULL REFERENCES company_type ON DELETE RESTRICT,
  website             text NOT NULL,
  logo_url            text CONSTRAINT company_logo_url_http CHECK (logo_url ~ '^(https?://|/)'),
  description         text NOT NULL DEFAULT '' CONSTRAINT company_description_5000 CHECK (char_length(description) <= 5000),
  verification        text NOT NULL DEFAULT 'unverified' REFERENCES company_verification ON DELETE RESTRICT,
  verification_reason text NOT NULL DEFAULT '',
  is_verified         boolean NOT NULL GENERATED ALWAYS AS (verification = 'verified') STORED,
  is_demo             boolean NOT NULL DEFAULT false,
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_website_origin CHECK (is_origin(website))
);
COMMENT ON TABLE company IS 'A game company: agency, brand, publisher or studio.';
COMMENT ON COLUMN company.id IS 'The unique id of the row.';
COMMENT ON COLUMN company.name IS 'The name other users see.';
COMMENT ON COLUMN company.type IS 'Agency, brand, studio or publisher.';
COMMENT ON COLUMN company.website IS 'The website: only https:// and the domain name.';
COMMENT ON COLUMN company.logo_url IS 'The logo of the company.';
COMMENT ON COLUMN company.description IS 'The company''s description of itself.';
COMMENT ON COLUMN company.verification IS 'The status of the company''s verification. Set it to verified or rejected to decide. Work that waits for the decision then continues automatically.';
COMMENT ON COLUMN company.verification_reason IS 'The reason shown to a refused company.';
COMMENT ON COLUMN company.is_verified IS 'True if the company''s activations can be published. This column follows the verification status.';
COMMENT ON COLUMN company.is_demo IS 'True for a demo company, whose members are refused in production.';
COMMENT ON COLUMN company.created_at IS 'When the row was created.';
COMMENT ON COLUMN company.updated_at IS 'When the row last changed.';
CREATE UNIQUE INDEX company_name_key ON company (lower(btrim(name)));
CREATE INDEX company_type_idx ON company (type);
CREATE INDEX company_verification_idx ON company (verification);
CREATE INDEX company_name_trgm_idx ON company USING gin (name gin_trgm_ops);

SELECT keep_updated_at('company');
SELECT keep_trail('company', 'INSERT OR UPDATE OF name, verification OR DELETE', '{id}');

CREATE FUNCTION company_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM refuse_transition('company_verification', 'company''s verification', OLD.verification, NEW.verification);
  END IF;
  IF NEW.verification = 'rejected' AND OLD.verification IS DISTINCT FROM 'rejected' AND NEW.verification_reason = '' THEN
    PERFORM refuse('company_verification_reason_on_rejection', '"verification_reason" must say why the company is refused; the company reads it');
  END IF;
  PERFORM refuse_unplain_name('company_name_plain', OLD.name::text, NEW.name::text);
  IF NEW.logo_url IS DISTINCT FROM OLD.logo_url THEN
    PERFORM refuse_foreign_picture(NEW.logo_url);
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION company_refuse() IS 'Refuses an illegal change of the verification, a rejection without a reason, a misleading name and a foreign logo.';
CREATE TRIGGER company_refuse BEFORE INSERT OR UPDATE OF verification, name, website, logo_url ON company
  FOR EACH ROW EXECUTE FUNCTION company_refuse();
COMMENT ON TRIGGER company_refuse ON company IS 'refuse';

CREATE FUNCTION company_own_verification_reason(company company, hasura_session json) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT company.verification_reason WHERE company.id::text = hasura_session ->> 'x-hasura-company-id'
$$;
COMMENT ON FUNCTION company_own_verification_reason(company, json) IS 'The reason for a refusal, for the company''s members only.';

CREATE FUNCTION company_carry_on_verification() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE TG_OP WHEN 'UPDATE' THEN OLD.verification ELSE 'unverified' END;
BEGIN
  IF NEW.verification <> before THEN
    PERFORM emit_event(
      (SELECT event FROM company_verification_transition WHERE from_status = before AND to_status = NEW.verification),
      'company', NEW.id, jsonb_build_object('reason', NEW.verification_reason));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_carry_on_verification() IS 'Announces the decision about a company.';
CREATE TRIGGER company_carry_on_verification AFTER INSERT OR UPDATE OF verification ON company
  FOR EACH ROW EXECUTE FUNCTION company_carry_on_verification();
COMMENT ON TRIGGER company_carry_on_verification ON company IS 'outbox';

CREATE TABLE company_settings (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  email         citext NOT NULL CONSTRAINT company_settings_email_valid CHECK (is_email(email::text)),
  billing_email citext NOT NULL CONSTRAINT company_settings_billing_email_valid CHECK (is_email(billing_email::text)),
  updated_at    timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE company_settings IS 'The part of a company that only its members see.';
COMMENT ON COLUMN company_settings.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN company_settings.email IS 'The company''s contact email address.';
COMMENT ON COLUMN company_settings.billing_email IS 'The email address for invoices.';
COMMENT ON COLUMN company_settings.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('company_settings');
SELECT keep_trail('company_settings', 'UPDATE', '{company_id}');

CREATE TABLE company_change_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_change_status IS 'The status of a company''s request for another name or website.';
COMMENT ON COLUMN company_change_status.value IS 'The status.';
COMMENT ON COLUMN company_change_status.comment IS 'The meaning of the value.';
INSERT INTO company_change_status (value, comment) VALUES
  ('pending', 'Waiting for a decision in the console'),
  ('approved', 'Approved: the company has the new name and website'),
  ('rejected', 'Refused: the company keeps its name and website');

CREATE TABLE company_change_transition (
  from_status text NOT NULL REFERENCES company_change_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES company_change_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE company_change_transition IS 'The allowed status changes of a company''s request for another name or website.';
COMMENT ON COLUMN company_change_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN company_change_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN company_change_transition.event IS 'The event that the status change writes to the outbox.';
CREATE INDEX company_change_transition_to_status_idx ON company_change_transition (to_status);
INSERT INTO company_change_transition (from_status, to_status, event) VALUES
  ('pending', 'approved', 'companyChangeApproved'),
  ('pending', 'rejected', 'companyChangeRejected');

-- The badge of a verified company vouches for the reviewed name and website, so a new name or website needs another
-- review. The current name and website stay visible until an admin decides.
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
COMMENT ON TABLE company_change IS 'Another name or website that a verified company requests. Set status to approved or rejected to decide, and the company is updated automatically.';
COMMENT ON COLUMN company_change.id IS 'The unique id of the row.';
COMMENT ON COLUMN company_change.company_id IS 'The company that the row belongs to.';
COMMENT ON COLUMN company_change.name IS 'The requested name.';
COMMENT ON COLUMN company_change.website IS 'The requested website.';
COMMENT ON COLUMN company_change.status IS 'The status of the request. Set it to approved or rejected to decide.';
COMMENT ON COLUMN company_change.reason IS 'The reason for a refusal, shown to the company.';
COMMENT ON COLUMN company_change.requested_by IS 'The user who requested the latest change.';
COMMENT ON COLUMN company_change.created_at IS 'When the change was requested.';
COMMENT ON COLUMN company_change.decided_at IS 'When an admin decided.';
CREATE UNIQUE INDEX company_change_one_pending ON company_change (company_id) WHERE status = 'pending';
CREATE INDEX company_change_company_id_idx ON company_change (company_id, created_at DESC);
CREATE INDEX company_change_status_idx ON company_change (status);
CREATE INDEX company_change_requested_by_idx ON company_change (requested_by);
SELECT begin_with('company_change', 'change', '{pending}', '{decided_at}');
CREATE TRIGGER company_change_name_plain BEFORE INSERT OR UPDATE OF name ON company_change
  FOR EACH ROW EXECUTE FUNCTION guard_plain_name('name');
COMMENT ON TRIGGER company_change_name_plain ON company_change IS 'refuse';
SELECT guard_status('company_change', 'change');
SELECT keep_trail('company_change', 'INSERT OR UPDATE OR DELETE', '{id}');

CREATE FUNCTION company_change_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending' THEN
    PERFORM refuse('company_change_final', 'the change is already decided');
  END IF;
  IF NEW.status = 'rejected' AND btrim(NEW.reason) = '' THEN
    PERFORM refuse('company_change_reason_on_rejection', '"reason" must say why the change is refused; the company reads it');
  END IF;
  IF NEW.status <> 'pending' THEN
    NEW.decided_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER company_change_stamp BEFORE UPDATE ON company_change
  FOR EACH ROW EXECUTE FUNCTION company_change_decide();
COMMENT ON TRIGGER company_change_stamp ON company_change IS 'stamp';

-- This trigger fires before company_refuse, so that a new name is checked with its request. If a user cannot make a
-- change directly, the trigger turns it into a request.
CREATE FUNCTION company_hold_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- Changes by admins take effect immediately.
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
  -- If the user changes only one of the two fields, the pending value of the other field stays.
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
COMMENT ON FUNCTION company_hold_change() IS 'Keeps a new name or website of a verified company as a request until an admin decides.';
CREATE TRIGGER company_hold_change BEFORE UPDATE OF name, website ON company
  FOR EACH ROW EXECUTE FUNCTION company_hold_change();
COMMENT ON TRIGGER company_hold_change ON company IS 'tally';

CREATE FUNCTION company_change_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(
    (SELECT event FROM company_change_transition WHERE from_status = OLD.status AND to_status = NEW.status),
    'company', NEW.company_id, jsonb_build_object('name', NEW.name, 'reason', NEW.reason));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_change_emit() IS 'Announces the decision about a company''s new name or website.';
CREATE TRIGGER company_change_emit AFTER UPDATE OF status ON company_change
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION company_change_emit();
COMMENT ON TRIGGER company_change_emit ON company_change IS 'outbox';

CREATE FUNCTION company_change_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company SET name = NEW.name, website = NEW.website WHERE id = NEW.company_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_change_tally() IS 'Gives the company its approved name and website.';
CREATE TRIGGER company_change_tally AFTER UPDATE OF status ON company_change
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status = 'approved') EXECUTE FUNCTION company_change_tally();
COMMENT ON TRIGGER company_change_tally ON company_change IS 'tally';
