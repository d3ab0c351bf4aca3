CREATE TABLE company_page (
  company_id   uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  headline     text NOT NULL DEFAULT '' CONSTRAINT company_page_headline_200 CHECK (char_length(headline) <= 200),
  description  text NOT NULL DEFAULT '' CONSTRAINT company_page_description_5000 CHECK (char_length(description) <= 5000),
  hero_url     text,
  font         text NOT NULL DEFAULT 'Lato' REFERENCES page_font ON DELETE RESTRICT,
  theme        jsonb NOT NULL DEFAULT '{}'::jsonb,
  is_published boolean NOT NULL DEFAULT false,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_page_theme_known CHECK (is_page_theme(theme))
);
COMMENT ON TABLE company_page IS 'The public page of a company, at /company/{id} and on its own domain.';
COMMENT ON COLUMN company_page.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN company_page.headline IS 'The headline of the page.';
COMMENT ON COLUMN company_page.description IS 'The page''s description of the company.';
COMMENT ON COLUMN company_page.hero_url IS 'The wide picture at the top (1920 by 640).';
COMMENT ON COLUMN company_page.font IS 'The font of the page.';
COMMENT ON COLUMN company_page.theme IS 'An accent of the list, or an empty theme.';
COMMENT ON COLUMN company_page.is_published IS 'True if others can see the page.';
COMMENT ON COLUMN company_page.created_at IS 'When the row was created.';
COMMENT ON COLUMN company_page.updated_at IS 'When the row last changed.';
CREATE INDEX company_page_font_idx ON company_page (font);
SELECT keep_updated_at('company_page');
CREATE TRIGGER company_page_picture BEFORE INSERT OR UPDATE OF hero_url ON company_page
  FOR EACH ROW EXECUTE FUNCTION guard_picture('hero_url');
COMMENT ON TRIGGER company_page_picture ON company_page IS 'refuse';

CREATE TABLE company_page_block (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_page ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES page_block_kind ON DELETE RESTRICT,
  position   integer NOT NULL,
  content    jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT company_page_block_position_key UNIQUE (company_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT company_page_block_content_object CHECK (jsonb_typeof(content) = 'object' AND pg_column_size(content) <= 65536)
);
COMMENT ON TABLE company_page_block IS 'The blocks of a company page, from top to bottom.';
COMMENT ON COLUMN company_page_block.id IS 'The unique id of the row.';
COMMENT ON COLUMN company_page_block.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN company_page_block.kind IS 'The kind of the block.';
COMMENT ON COLUMN company_page_block.position IS 'The position in the list.';
COMMENT ON COLUMN company_page_block.content IS 'The content of the block; its shape depends on the kind.';
CREATE INDEX company_page_block_kind_idx ON company_page_block (kind);
CREATE TRIGGER company_page_block_picture BEFORE INSERT OR UPDATE OF kind, content ON company_page_block
  FOR EACH ROW WHEN (NEW.kind IN ('hero', 'image')) EXECUTE FUNCTION guard_picture('content', 'url');
COMMENT ON TRIGGER company_page_block_picture ON company_page_block IS 'refuse';

CREATE TABLE custom_domain_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE custom_domain_status IS 'The status of a custom domain (rules §4).';
COMMENT ON COLUMN custom_domain_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN custom_domain_status.comment IS 'The meaning of the value.';
INSERT INTO custom_domain_status (value, comment) VALUES
  ('not_verified', 'Waiting for the DNS update and a test'), ('verified', 'Shows the company''s page');

CREATE TABLE custom_domain_transition (
  from_status text NOT NULL REFERENCES custom_domain_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES custom_domain_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE custom_domain_transition IS 'The allowed status changes of a custom domain.';
COMMENT ON COLUMN custom_domain_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN custom_domain_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN custom_domain_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX custom_domain_transition_to_status_idx ON custom_domain_transition (to_status);
INSERT INTO custom_domain_transition (from_status, to_status, event) VALUES
  ('not_verified', 'verified', 'customDomainVerified'),
  ('verified', 'not_verified', 'customDomainLost');

CREATE TABLE custom_domain (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  domain        citext NOT NULL
             CONSTRAINT custom_domain_valid CHECK (domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$' AND char_length(domain) <= 253),
  status        text NOT NULL DEFAULT 'not_verified' REFERENCES custom_domain_status ON DELETE RESTRICT,
  dns_token     text NOT NULL DEFAULT 'questboard-' || replace(gen_random_uuid()::text, '-', ''),
  problem       text NOT NULL DEFAULT '',
  checked_at    timestamptz,
  missing_since timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT custom_domain_missing_while_verified CHECK (missing_since IS NULL OR status = 'verified')
);
COMMENT ON TABLE custom_domain IS 'A company''s own domain for its page. A company can have only one.';
COMMENT ON COLUMN custom_domain.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN custom_domain.domain IS 'The domain name that leads to the company page, in lowercase.';
COMMENT ON COLUMN custom_domain.status IS 'The status of the domain: verified once its DNS record was found.';
COMMENT ON COLUMN custom_domain.dns_token IS 'The value for a TXT record, which proves that the company owns the domain.';
COMMENT ON COLUMN custom_domain.problem IS 'The result of the last test, in words.';
COMMENT ON COLUMN custom_domain.checked_at IS 'When the DNS record was last checked.';
COMMENT ON COLUMN custom_domain.missing_since IS 'When the TXT record of a verified domain was first found missing. Empty while the record exists.';
COMMENT ON COLUMN custom_domain.created_at IS 'When the row was created.';
COMMENT ON COLUMN custom_domain.updated_at IS 'When the row last changed.';
CREATE INDEX custom_domain_status_idx ON custom_domain (status);
CREATE INDEX custom_domain_checked_at_idx ON custom_domain (checked_at) WHERE status = 'verified';

-- The unique key covers only verified domains, because a conflict would tell a company which domains other companies
-- have entered.
CREATE UNIQUE INDEX custom_domain_domain_key ON custom_domain (domain) WHERE status = 'verified';
SELECT begin_with('custom_domain', 'custom domain', '{not_verified}', '{}');
SELECT guard_status('custom_domain', 'custom domain');
SELECT keep_updated_at('custom_domain');
SELECT keep_trail('custom_domain', 'INSERT OR UPDATE OF domain, status OR DELETE', '{company_id}');

CREATE FUNCTION custom_domain_reset() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (SELECT includes_custom_domain FROM company_plan(NEW.company_id)) THEN
    PERFORM refuse('custom_domain_needs_plan', 'the plan does not include a custom domain; upgrade it to use one');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW.status := 'not_verified';
    NEW.checked_at := NULL;
    NEW.missing_since := NULL;
    NEW.problem := '';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER custom_domain_reset BEFORE INSERT OR UPDATE OF domain ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION custom_domain_reset();
COMMENT ON TRIGGER custom_domain_reset ON custom_domain IS 'stamp';

CREATE VIEW verified_domain AS
SELECT domain, company_id
  FROM custom_domain
 WHERE status = 'verified' AND (SELECT includes_custom_domain FROM company_plan(company_id));
COMMENT ON VIEW verified_domain IS 'The company page of each verified domain, readable by everyone. A domain that the plan no longer includes is left out.';
COMMENT ON COLUMN verified_domain.domain IS 'The domain.';
COMMENT ON COLUMN verified_domain.company_id IS 'The company of the page.';

-- A verified domain is checked regularly. Its record can be missing for a while before the domain is lost. If the
-- owners choose another domain, the old domain is not reported as lost.
CREATE FUNCTION custom_domain_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  payload jsonb := jsonb_build_object('domain', NEW.domain);
BEGIN
  IF TG_OP = 'INSERT' OR OLD.domain <> NEW.domain THEN
    PERFORM emit_event('customDomainAdded', 'custom_domain', NEW.company_id, payload);
  ELSIF OLD.status = 'verified' AND NEW.status = 'not_verified' THEN
    PERFORM emit_event('customDomainLost', 'custom_domain', NEW.company_id, payload);
  ELSIF OLD.missing_since IS NULL AND NEW.missing_since IS NOT NULL THEN
    PERFORM emit_event('customDomainMissing', 'custom_domain', NEW.company_id, payload);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION custom_domain_emit() IS 'Announces a new domain, a verified domain whose record is missing, and a lost domain.';
CREATE TRIGGER custom_domain_emit AFTER INSERT OR UPDATE ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION custom_domain_emit();
COMMENT ON TRIGGER custom_domain_emit ON custom_domain IS 'outbox';
