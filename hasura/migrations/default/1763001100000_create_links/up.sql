-- Tracked links and their clicks (spec §3).

CREATE TABLE link_kind (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE link_kind IS 'What a tracked link is for.';
INSERT INTO link_kind (value, comment) VALUES
  ('sharable', 'A key campaign''s sharable link'),
  ('tracking', 'The link that a creator puts below quest content'),
  ('affiliate', 'A creator''s link of the kit'),
  ('mission', 'A creator''s link whose clicks count for a mission');

CREATE TABLE click_device (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE click_device IS 'What a link was opened on.';
INSERT INTO click_device (value, comment) VALUES
  ('desktop', 'Desktop'),
  ('mobile', 'Mobile'),
  ('other', 'Other');

CREATE TABLE link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12),
  kind text NOT NULL REFERENCES link_kind ON DELETE RESTRICT,
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  target_url text NOT NULL,
  click_count bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT link_slug UNIQUE (slug),
  CONSTRAINT link_slug_shape CHECK (slug ~ '^[a-z0-9]{6,32}$'),
  CONSTRAINT link_target_url_http CHECK (target_url ~* '^https?://[^[:space:]]+$'),
  CONSTRAINT link_once UNIQUE NULLS NOT DISTINCT (activation_id, kind, creator_id),
  CONSTRAINT link_creator_of_kind CHECK ((kind = 'sharable') = (creator_id IS NULL))
);
CREATE INDEX link_company_id_idx ON link (company_id);
COMMENT ON TABLE link IS 'A tracked link: /l/{slug} counts the click and leads on.';
COMMENT ON COLUMN link.id IS 'The row''s identity.';
COMMENT ON COLUMN link.slug IS 'Its place in the address.';
COMMENT ON COLUMN link.kind IS 'What it is for.';
COMMENT ON COLUMN link.activation_id IS 'The activation.';
COMMENT ON COLUMN link.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN link.creator_id IS 'The creator whose link it is; none for the activation''s own.';
COMMENT ON COLUMN link.target_url IS 'Where it leads.';
COMMENT ON COLUMN link.click_count IS 'Clicks so far; kept by a trigger.';
COMMENT ON COLUMN link.created_at IS 'When the row was made.';
CREATE INDEX link_creator_idx ON link (creator_id, created_at DESC);
CREATE TRIGGER link_take_owner BEFORE INSERT ON link FOR EACH ROW EXECUTE FUNCTION take_owner('activation', 'activation_id');

CREATE TABLE link_click (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  link_id uuid NOT NULL REFERENCES link ON DELETE CASCADE,
  clicked_at timestamptz NOT NULL DEFAULT now(),
  country text NOT NULL DEFAULT 'ZZ',
  device text NOT NULL DEFAULT 'other' REFERENCES click_device ON DELETE RESTRICT,
  PRIMARY KEY (id, clicked_at)
) PARTITION BY RANGE (clicked_at);
COMMENT ON TABLE link_click IS 'One click on a tracked link. Holds nothing that identifies a person.';
COMMENT ON COLUMN link_click.id IS 'The row''s identity.';
COMMENT ON COLUMN link_click.link_id IS 'The link.';
COMMENT ON COLUMN link_click.clicked_at IS 'When.';
COMMENT ON COLUMN link_click.country IS 'ISO 3166-1 code of the country, ZZ when unknown.';
COMMENT ON COLUMN link_click.device IS 'Desktop, mobile or other.';
CREATE INDEX link_click_link_idx ON link_click (link_id, clicked_at);
CREATE TABLE link_click_default PARTITION OF link_click DEFAULT;
SELECT create_month_partitions('2025-10-01', '2027-12-01');

CREATE TABLE link_click_day (
  link_id uuid NOT NULL REFERENCES link ON DELETE CASCADE,
  day date NOT NULL,
  country text NOT NULL,
  device text NOT NULL REFERENCES click_device ON DELETE RESTRICT,
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  clicks bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (link_id, day, country, device)
);
COMMENT ON TABLE link_click_day IS 'Clicks of a link by day, country and device.';
COMMENT ON COLUMN link_click_day.link_id IS 'The link.';
COMMENT ON COLUMN link_click_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN link_click_day.country IS 'ISO 3166-1 code of the country, ZZ when unknown.';
COMMENT ON COLUMN link_click_day.device IS 'Desktop, mobile or other.';
COMMENT ON COLUMN link_click_day.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN link_click_day.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN link_click_day.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN link_click_day.clicks IS 'How many.';
CREATE INDEX link_click_day_activation_idx ON link_click_day (activation_id, day);
CREATE INDEX link_click_day_company_idx ON link_click_day (company_id, day);
CREATE INDEX link_click_day_creator_idx ON link_click_day (creator_id, day);
