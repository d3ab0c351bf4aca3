-- Companies, who acts for them, and on which plan they are.

CREATE TABLE company_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_type IS 'Company types (spec §3).';
INSERT INTO company_type (value, comment) VALUES
  ('agency', 'Agency'), ('brand', 'Brand'), ('large_game_studio', 'Large game studio'),
  ('publisher', 'Publisher'), ('small_game_studio', 'Small game studio');

CREATE TABLE company_verification (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_verification IS 'How far the verification of a company is. Admins decide in the console by changing company.verification.';
INSERT INTO company_verification (value, comment) VALUES
  ('unverified', 'Not reviewed yet: starts with the first publish'),
  ('pending', 'Waits for a decision in the console'),
  ('verified', 'Verified: may publish'),
  ('rejected', 'Refused');

CREATE TABLE company_verification_transition (
  from_status text NOT NULL REFERENCES company_verification ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES company_verification ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX company_verification_transition_to_status_idx ON company_verification_transition (to_status);
COMMENT ON TABLE company_verification_transition IS 'The legal moves of a company''s verification.';
INSERT INTO company_verification_transition (from_status, to_status, event) VALUES
  ('unverified', 'pending', 'companyVerificationRequested'),
  ('unverified', 'verified', 'companyVerified'),
  ('unverified', 'rejected', 'companyRejected'),
  ('pending', 'verified', 'companyVerified'),
  ('pending', 'rejected', 'companyRejected'),
  ('rejected', 'pending', 'companyVerificationRequested'),
  ('rejected', 'verified', 'companyVerified'),
  ('verified', 'rejected', 'companyRejected');

CREATE TABLE plan (
  id                        text PRIMARY KEY CONSTRAINT plan_id_is_a_name CHECK (id ~ '^[a-z_]+$'),
  name                      text NOT NULL CONSTRAINT plan_name_key UNIQUE,
  price_cents               bigint NOT NULL CONSTRAINT plan_price_not_negative CHECK (price_cents >= 0),
  member_limit              integer NOT NULL CONSTRAINT plan_member_limit_positive CHECK (member_limit > 0),
  includes_insights         boolean NOT NULL,
  includes_creator_programs boolean NOT NULL,
  includes_custom_domain    boolean NOT NULL,
  position                  integer NOT NULL CONSTRAINT plan_position_key UNIQUE
);
COMMENT ON TABLE plan IS 'What a company can subscribe to, and its limits. Prices are per month.';
COMMENT ON COLUMN plan.member_limit IS 'How many people may act for the company, pending invitations included.';
COMMENT ON COLUMN plan.includes_insights IS 'Without it, insights show "Upgrade to unlock".';
INSERT INTO plan (id, name, price_cents, member_limit, includes_insights, includes_creator_programs, includes_custom_domain, position) VALUES
  ('starter', 'Starter', 0, 3, false, false, false, 1),
  ('growth', 'Growth', 29900, 10, true, true, false, 2),
  ('scale', 'Scale', 99900, 50, true, true, true, 3);

CREATE TABLE company (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name                text NOT NULL CONSTRAINT company_name_1_to_100 CHECK (char_length(btrim(name)) BETWEEN 1 AND 100),
  type                text NOT NULL REFERENCES company_type ON DELETE RESTRICT,
  website             text NOT NULL CONSTRAINT company_website_http CHECK (website ~* '^https?://[^[:space:]]+$'),
  logo_url            text CONSTRAINT company_logo_url_http CHECK (logo_url ~ '^(https?://|/)'),
  description         text NOT NULL DEFAULT '' CONSTRAINT company_description_5000 CHECK (char_length(description) <= 5000),
  verification        text NOT NULL DEFAULT 'unverified' REFERENCES company_verification ON DELETE RESTRICT,
  verification_reason text NOT NULL DEFAULT '',
  is_verified         boolean NOT NULL GENERATED ALWAYS AS (verification = 'verified') STORED,
  is_demo             boolean NOT NULL DEFAULT false,
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX company_name_key ON company (lower(btrim(name)));
CREATE INDEX company_type_idx ON company (type);
CREATE INDEX company_verification_idx ON company (verification);
CREATE INDEX company_name_trgm_idx ON company USING gin (name gin_trgm_ops);
COMMENT ON TABLE company IS 'A game company: agency, brand, publisher or studio.';
COMMENT ON COLUMN company.verification IS 'Set it to verified or rejected to decide: what waits for the decision goes on by itself.';
COMMENT ON COLUMN company.verification_reason IS 'Shown to the company when it is refused.';

CREATE FUNCTION company_decide_verification() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.verification = OLD.verification THEN
    RETURN NEW;
  END IF;
  IF NEW.verification = 'rejected' AND NEW.verification_reason = '' THEN
    PERFORM refuse('company_verification_reason_on_rejection', 'say in "verification_reason" why the company is refused: it reads it');
  END IF;
  PERFORM emit_event(
    (SELECT event FROM company_verification_transition WHERE from_status = OLD.verification AND to_status = NEW.verification),
    'company', NEW.id, jsonb_build_object('reason', NEW.verification_reason));
  RETURN NEW;
END $$;
-- Triggers fire by name: the guard refuses an illegal move before the decision is carried on.
CREATE TRIGGER company_a_guard BEFORE UPDATE OF verification ON company
  FOR EACH ROW EXECUTE FUNCTION guard_transition('company_verification', 'company''s verification', 'verification');
CREATE TRIGGER company_b_decide BEFORE UPDATE OF verification ON company
  FOR EACH ROW EXECUTE FUNCTION company_decide_verification();
CREATE TRIGGER company_set_updated_at BEFORE UPDATE ON company FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER company_audit AFTER INSERT OR UPDATE OF name, verification OR DELETE ON company
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE FUNCTION company_own_verification_reason(company company, hasura_session json) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT company.verification_reason WHERE company.id::text = hasura_session ->> 'x-hasura-company-id'
$$;
COMMENT ON FUNCTION company_own_verification_reason(company, json) IS 'Why the company was refused, for its own members only.';

CREATE TABLE company_settings (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  email         citext NOT NULL CONSTRAINT company_settings_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  billing_email citext NOT NULL CONSTRAINT company_settings_billing_email_valid CHECK (billing_email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  updated_at    timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE company_settings IS 'What of a company only its own members see.';
CREATE TRIGGER company_settings_set_updated_at BEFORE UPDATE ON company_settings
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER company_settings_audit AFTER UPDATE ON company_settings
  FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

CREATE TABLE subscription (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  plan_id    text NOT NULL DEFAULT 'starter' REFERENCES plan ON DELETE RESTRICT,
  valid_to   timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT subscription_paid_plan_has_an_end CHECK (plan_id = 'starter' OR valid_to IS NOT NULL)
);
CREATE INDEX subscription_plan_id_idx ON subscription (plan_id);
CREATE INDEX subscription_valid_to_idx ON subscription (valid_to);
COMMENT ON TABLE subscription IS 'The plan that a company is on. Every company has one from the start.';
COMMENT ON COLUMN subscription.valid_to IS 'Until when the plan is paid for; after that the company is on the free plan.';
CREATE TRIGGER subscription_set_updated_at BEFORE UPDATE ON subscription FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER subscription_audit AFTER UPDATE ON subscription FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

CREATE FUNCTION company_start_subscription() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription (company_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER company_start_subscription AFTER INSERT ON company FOR EACH ROW EXECUTE FUNCTION company_start_subscription();

CREATE FUNCTION company_plan(of_company_id uuid) RETURNS plan
  LANGUAGE sql STABLE AS $$
  SELECT plan.*
    FROM subscription JOIN plan
      ON plan.id = CASE WHEN subscription.valid_to < now() THEN 'starter' ELSE subscription.plan_id END
   WHERE subscription.company_id = of_company_id
$$;
COMMENT ON FUNCTION company_plan(uuid) IS 'The plan in force: the free one after a paid one has run out.';

CREATE TABLE company_member (
  user_id    uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  title      text NOT NULL DEFAULT '' CONSTRAINT company_member_title_100 CHECK (char_length(title) <= 100),
  is_owner   boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_member_company_id_idx ON company_member (company_id);
COMMENT ON TABLE company_member IS 'A person who acts for a company. A person acts for one company only.';
COMMENT ON COLUMN company_member.is_owner IS 'Owners manage members, settings, plan and billing.';
CREATE TRIGGER company_member_set_updated_at BEFORE UPDATE ON company_member
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER company_member_audit AFTER INSERT OR UPDATE OR DELETE ON company_member
  FOR EACH ROW EXECUTE FUNCTION audit_row('user_id');

CREATE TABLE company_invitation_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_invitation_status IS 'Company member invite (spec §4). An accepted one is deleted: the member takes its place.';
INSERT INTO company_invitation_status (value, comment) VALUES
  ('pending', 'Waits for the person'), ('expired', 'Can be sent again or deleted');

CREATE TABLE company_invitation (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  email      citext NOT NULL CONSTRAINT company_invitation_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  title      text NOT NULL DEFAULT '' CONSTRAINT company_invitation_title_100 CHECK (char_length(title) <= 100),
  is_owner   boolean NOT NULL DEFAULT false,
  status     text NOT NULL DEFAULT 'pending' REFERENCES company_invitation_status ON DELETE RESTRICT,
  token_hash bytea NOT NULL CONSTRAINT company_invitation_token_hash_key UNIQUE,
  invited_by uuid REFERENCES "user" ON DELETE SET NULL,
  sent_at    timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_invitation_email_key UNIQUE (company_id, email)
);
CREATE INDEX company_invitation_status_idx ON company_invitation (status, expires_at);
CREATE INDEX company_invitation_invited_by_idx ON company_invitation (invited_by);
COMMENT ON TABLE company_invitation IS 'A person who was asked by mail to act for a company.';
COMMENT ON COLUMN company_invitation.token_hash IS 'SHA-256 of the token in the link.';
CREATE TRIGGER company_invitation_audit AFTER INSERT OR UPDATE OR DELETE ON company_invitation
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');

-- spec §6: members are capped by plan. The company's row is locked, so that two at once cannot both slip in.
CREATE FUNCTION company_member_cap() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
  taken integer;
BEGIN
  PERFORM FROM company WHERE id = NEW.company_id FOR NO KEY UPDATE;
  SELECT member_limit INTO allowed FROM company_plan(NEW.company_id);
  SELECT count(*) INTO taken FROM company_member WHERE company_id = NEW.company_id;
  IF TG_TABLE_NAME = 'company_invitation' THEN
    taken := taken + (SELECT count(*) FROM company_invitation
                       WHERE company_id = NEW.company_id AND status = 'pending' AND id <> NEW.id);
  END IF;
  IF taken >= allowed THEN
    PERFORM refuse('company_member_plan_limit', format('the plan allows %s members; upgrade it to add more', allowed));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER company_member_cap BEFORE INSERT ON company_member FOR EACH ROW EXECUTE FUNCTION company_member_cap();
CREATE TRIGGER company_invitation_cap BEFORE INSERT ON company_invitation FOR EACH ROW EXECUTE FUNCTION company_member_cap();

-- A company never stands without an owner. Checked at the end of the transaction, so that ownership can be handed over.
CREATE FUNCTION company_keeps_an_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM company WHERE id = OLD.company_id)
     AND NOT EXISTS (SELECT FROM company_member WHERE company_id = OLD.company_id AND is_owner) THEN
    PERFORM refuse('company_keeps_an_owner', 'a company needs at least one owner; make someone else an owner first');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER company_keeps_an_owner AFTER DELETE OR UPDATE OF is_owner, company_id ON company_member
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.is_owner) EXECUTE FUNCTION company_keeps_an_owner();

CREATE FUNCTION company_member_email(member company_member) RETURNS citext
  LANGUAGE sql STABLE AS $$
  SELECT email FROM "user" WHERE id = member.user_id
$$;
COMMENT ON FUNCTION company_member_email(company_member) IS 'The member''s e-mail address, for colleagues.';
