-- How a company shows itself: its page, its own domain, and what it announces.

CREATE TABLE company_page (
  company_id   uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  headline     text NOT NULL DEFAULT '' CONSTRAINT company_page_headline_200 CHECK (char_length(headline) <= 200),
  description  text NOT NULL DEFAULT '' CONSTRAINT company_page_description_5000 CHECK (char_length(description) <= 5000),
  hero_url     text,
  font         text NOT NULL DEFAULT 'Lato' REFERENCES page_font ON DELETE RESTRICT,
  theme        jsonb NOT NULL DEFAULT '{}'::jsonb CONSTRAINT company_page_theme_object CHECK (jsonb_typeof(theme) = 'object'),
  is_published boolean NOT NULL DEFAULT false,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_page_font_idx ON company_page (font);
COMMENT ON TABLE company_page IS 'The public page of a company, at /company/{id} and on its own domain.';
CREATE TRIGGER company_page_set_updated_at BEFORE UPDATE ON company_page FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE company_page_block (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_page ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES page_block_kind ON DELETE RESTRICT,
  position   integer NOT NULL,
  content    jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT company_page_block_position_key UNIQUE (company_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT company_page_block_content_object CHECK (jsonb_typeof(content) = 'object' AND pg_column_size(content) <= 65536)
);
CREATE INDEX company_page_block_kind_idx ON company_page_block (kind);
COMMENT ON TABLE company_page_block IS 'What a company page shows, from top to bottom.';

CREATE TABLE custom_domain_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE custom_domain_status IS 'Custom domain (spec §4).';
INSERT INTO custom_domain_status (value, comment) VALUES
  ('not_verified', 'Waits for the DNS update and a test'), ('verified', 'Shows the company''s page');

CREATE TABLE custom_domain_transition (
  from_status text NOT NULL REFERENCES custom_domain_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES custom_domain_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX custom_domain_transition_to_status_idx ON custom_domain_transition (to_status);
COMMENT ON TABLE custom_domain_transition IS 'The legal moves of a custom domain.';
INSERT INTO custom_domain_transition (from_status, to_status, event) VALUES
  ('not_verified', 'verified', 'customDomainVerified'),
  ('verified', 'not_verified', 'customDomainLost');

CREATE TABLE custom_domain (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  domain     citext NOT NULL CONSTRAINT custom_domain_domain_key UNIQUE
             CONSTRAINT custom_domain_valid CHECK (domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$' AND char_length(domain) <= 253),
  status     text NOT NULL DEFAULT 'not_verified' REFERENCES custom_domain_status ON DELETE RESTRICT,
  dns_token  text NOT NULL DEFAULT 'questboard-' || replace(gen_random_uuid()::text, '-', ''),
  problem    text NOT NULL DEFAULT '',
  checked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX custom_domain_status_idx ON custom_domain (status);
COMMENT ON TABLE custom_domain IS 'A company''s own domain for its page. At most one per company.';
COMMENT ON COLUMN custom_domain.dns_token IS 'What the company puts into a TXT record to prove that the domain is its own.';
COMMENT ON COLUMN custom_domain.problem IS 'What the last test found, in words.';

CREATE FUNCTION custom_domain_reset() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (SELECT includes_custom_domain FROM company_plan(NEW.company_id)) THEN
    PERFORM refuse('custom_domain_needs_plan', 'the plan does not include a custom domain; upgrade it to use one');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW.status := 'not_verified';
    NEW.checked_at := NULL;
    NEW.problem := '';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER custom_domain_reset BEFORE INSERT OR UPDATE OF domain ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION custom_domain_reset();
CREATE TRIGGER custom_domain_guard BEFORE UPDATE OF status ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION guard_transition('custom_domain', 'custom domain');
CREATE FUNCTION custom_domain_added() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('customDomainAdded', 'custom_domain', NEW.company_id, jsonb_build_object('domain', NEW.domain));
  RETURN NULL;
END $$;
CREATE TRIGGER custom_domain_added AFTER INSERT OR UPDATE OF domain ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION custom_domain_added();
CREATE TRIGGER custom_domain_set_updated_at BEFORE UPDATE ON custom_domain FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER custom_domain_audit AFTER INSERT OR UPDATE OF domain, status OR DELETE ON custom_domain
  FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

CREATE TABLE announcement (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  title      text NOT NULL CONSTRAINT announcement_title_not_blank CHECK (btrim(title) <> '' AND char_length(title) <= 200),
  body       text NOT NULL CONSTRAINT announcement_body_not_blank CHECK (btrim(body) <> '' AND char_length(body) <= 20000),
  author_id  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at  timestamptz
);
CREATE INDEX announcement_company_id_idx ON announcement (company_id, created_at DESC);
CREATE INDEX announcement_author_id_idx ON announcement (author_id);
COMMENT ON TABLE announcement IS 'What a company tells the members of its Creator Program.';

CREATE FUNCTION set_edited_at() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.edited_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER announcement_set_edited_at BEFORE UPDATE OF title, body ON announcement
  FOR EACH ROW EXECUTE FUNCTION set_edited_at();

CREATE FUNCTION announcement_created() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('announcementPublished', 'announcement', NEW.id, jsonb_build_object('company_id', NEW.company_id));
  RETURN NULL;
END $$;
CREATE TRIGGER announcement_created AFTER INSERT ON announcement FOR EACH ROW EXECUTE FUNCTION announcement_created();
