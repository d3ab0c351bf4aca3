-- How a company shows itself: its page and its own domain.

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
COMMENT ON COLUMN company_page.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_page.headline IS 'The line at the top.';
COMMENT ON COLUMN company_page.description IS 'What the page says of the company.';
COMMENT ON COLUMN company_page.hero_url IS 'The wide picture at the top (1920 by 640).';
COMMENT ON COLUMN company_page.font IS 'The font of the page.';
COMMENT ON COLUMN company_page.theme IS 'Its accent, one of a list; nothing else.';
COMMENT ON COLUMN company_page.is_published IS 'Whether others can see it.';
COMMENT ON COLUMN company_page.created_at IS 'When the row was made.';
COMMENT ON COLUMN company_page.updated_at IS 'When the row last changed.';
CREATE INDEX company_page_font_idx ON company_page (font);
CREATE TRIGGER company_page_set_updated_at BEFORE UPDATE ON company_page FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER company_page_picture BEFORE INSERT OR UPDATE OF hero_url ON company_page
  FOR EACH ROW EXECUTE FUNCTION guard_picture('hero_url');

CREATE TABLE company_page_block (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_page ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES page_block_kind ON DELETE RESTRICT,
  position   integer NOT NULL,
  content    jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT company_page_block_position_key UNIQUE (company_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT company_page_block_content_object CHECK (jsonb_typeof(content) = 'object' AND pg_column_size(content) <= 65536)
);
COMMENT ON TABLE company_page_block IS 'What a company page shows, from top to bottom.';
COMMENT ON COLUMN company_page_block.id IS 'The row''s identity.';
COMMENT ON COLUMN company_page_block.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_page_block.kind IS 'Which kind it is.';
COMMENT ON COLUMN company_page_block.position IS 'Its place in the list, from the first on.';
COMMENT ON COLUMN company_page_block.content IS 'What the block shows, by its kind.';
CREATE INDEX company_page_block_kind_idx ON company_page_block (kind);
CREATE TRIGGER company_page_block_picture BEFORE INSERT OR UPDATE OF kind, content ON company_page_block
  FOR EACH ROW WHEN (NEW.kind IN ('hero', 'image')) EXECUTE FUNCTION guard_picture('content', 'url');

CREATE TABLE custom_domain_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE custom_domain_status IS 'Custom domain (rules §4).';
COMMENT ON COLUMN custom_domain_status.value IS 'The word that other rows use.';
COMMENT ON COLUMN custom_domain_status.comment IS 'What it means.';
INSERT INTO custom_domain_status (value, comment) VALUES
  ('not_verified', 'Waits for the DNS update and a test'), ('verified', 'Shows the company''s page');

CREATE TABLE custom_domain_transition (
  from_status text NOT NULL REFERENCES custom_domain_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES custom_domain_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE custom_domain_transition IS 'The legal moves of a custom domain.';
COMMENT ON COLUMN custom_domain_transition.from_status IS 'The status that is left.';
COMMENT ON COLUMN custom_domain_transition.to_status IS 'The status that is reached.';
COMMENT ON COLUMN custom_domain_transition.event IS 'What the move is called in events and logs.';
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
COMMENT ON TABLE custom_domain IS 'A company''s own domain for its page. At most one per company.';
COMMENT ON COLUMN custom_domain.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN custom_domain.domain IS 'The name that leads to the company page, in small letters.';
COMMENT ON COLUMN custom_domain.status IS 'Whether its record has been seen.';
COMMENT ON COLUMN custom_domain.dns_token IS 'What the company puts into a TXT record to prove that the domain is its own.';
COMMENT ON COLUMN custom_domain.problem IS 'What the last test found, in words.';
COMMENT ON COLUMN custom_domain.checked_at IS 'When its record was last looked up.';
COMMENT ON COLUMN custom_domain.missing_since IS 'Since when a verified domain has been without its TXT record; none while it is there.';
COMMENT ON COLUMN custom_domain.created_at IS 'When the row was made.';
COMMENT ON COLUMN custom_domain.updated_at IS 'When the row last changed.';
CREATE INDEX custom_domain_status_idx ON custom_domain (status);
CREATE INDEX custom_domain_checked_at_idx ON custom_domain (checked_at) WHERE status = 'verified';

-- Keys that strangers share tell each of them what the others have.
CREATE UNIQUE INDEX custom_domain_domain_key ON custom_domain (domain) WHERE status = 'verified';
SELECT begin_with('custom_domain', 'custom domain', '{not_verified}', '{}');
CREATE TRIGGER custom_domain_guard BEFORE UPDATE OF status ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION guard_transition('custom_domain', 'custom domain');
CREATE TRIGGER custom_domain_set_updated_at BEFORE UPDATE ON custom_domain FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER custom_domain_audit AFTER INSERT OR UPDATE OF domain, status OR DELETE ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

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

CREATE FUNCTION custom_domain_added() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('customDomainAdded', 'custom_domain', NEW.company_id, jsonb_build_object('domain', NEW.domain));
  RETURN NULL;
END $$;
CREATE TRIGGER custom_domain_added AFTER INSERT OR UPDATE OF domain ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION custom_domain_added();

CREATE VIEW verified_domain AS
SELECT domain, company_id
  FROM custom_domain
 WHERE status = 'verified' AND (SELECT includes_custom_domain FROM company_plan(company_id));
COMMENT ON VIEW verified_domain IS 'Whose page a domain shows, for anyone who comes by it. A domain that its plan no longer includes shows nothing.';
COMMENT ON COLUMN verified_domain.domain IS 'The domain.';
COMMENT ON COLUMN verified_domain.company_id IS 'The company whose page it leads to.';

-- A verified domain is looked up again and again; its record may be missing for a while before the domain is lost.
CREATE FUNCTION custom_domain_watched() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'verified' AND NEW.status = 'not_verified' THEN
    PERFORM emit_event('customDomainLost', 'custom_domain', NEW.company_id, jsonb_build_object('domain', NEW.domain));
  ELSIF OLD.missing_since IS NULL AND NEW.missing_since IS NOT NULL THEN
    PERFORM emit_event('customDomainMissing', 'custom_domain', NEW.company_id, jsonb_build_object('domain', NEW.domain));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION custom_domain_watched() IS 'Tells that a verified domain has lost its record, and that it is lost; not when its owners choose another.';
CREATE TRIGGER custom_domain_watched AFTER UPDATE ON custom_domain
  FOR EACH ROW WHEN (OLD.domain = NEW.domain) EXECUTE FUNCTION custom_domain_watched();
