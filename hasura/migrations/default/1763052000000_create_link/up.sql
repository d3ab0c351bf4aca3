CREATE TABLE link_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE link_kind IS 'The purposes of tracked links.';
COMMENT ON COLUMN link_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN link_kind.comment IS 'The meaning of the value.';
INSERT INTO link_kind (value, comment) VALUES
  ('sharable', 'A key campaign''s sharable link'),
  ('tracking', 'The link that a creator puts below quest content'),
  ('affiliate', 'A creator''s link in the kit'),
  ('mission', 'A creator''s link whose clicks count for a mission');

CREATE TABLE click_device (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE click_device IS 'The devices on which a link was opened.';
COMMENT ON COLUMN click_device.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN click_device.comment IS 'The meaning of the value.';
INSERT INTO click_device (value, comment) VALUES
  ('desktop', 'Desktop'),
  ('mobile', 'Mobile'),
  ('other', 'Other');

CREATE TABLE link (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug          text NOT NULL DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12),
  kind          text NOT NULL REFERENCES link_kind ON DELETE RESTRICT,
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id    uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id    uuid REFERENCES creator ON DELETE CASCADE,
  target_url    text NOT NULL,
  click_count   bigint NOT NULL DEFAULT 0,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT link_slug UNIQUE (slug),
  CONSTRAINT link_slug_shape CHECK (slug ~ '^[a-z0-9]{6,32}$'),
  CONSTRAINT link_target_url_http CHECK (target_url ~* '^https?://[^[:space:]]+$'),
  CONSTRAINT link_once UNIQUE NULLS NOT DISTINCT (activation_id, kind, creator_id),
  CONSTRAINT link_creator_of_kind CHECK ((kind = 'sharable') = (creator_id IS NULL))
);
COMMENT ON TABLE link IS 'A tracked link: /l/{slug} counts the click and redirects.';
COMMENT ON COLUMN link.id IS 'The unique id of the row.';
COMMENT ON COLUMN link.slug IS 'The link''s name in the address.';
COMMENT ON COLUMN link.kind IS 'The purpose of the link.';
COMMENT ON COLUMN link.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN link.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN link.creator_id IS 'The creator who owns the link. Empty for the activation''s own link.';
COMMENT ON COLUMN link.target_url IS 'The web address to which the link redirects.';
COMMENT ON COLUMN link.click_count IS 'The number of clicks so far, kept by a trigger.';
COMMENT ON COLUMN link.created_at IS 'When the row was created.';
CREATE INDEX link_company_id_idx ON link (company_id);
CREATE INDEX link_creator_idx ON link (creator_id, created_at DESC);
SELECT follow_owner('link', 'activation', 'activation_id');
SELECT guard_access('link', '{company}', '{activation_id,activation}');

CREATE FUNCTION creator_kit_sharable_link(kit creator_kit) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT '/l/' || slug FROM link WHERE activation_id = kit.activation_id AND kind = 'sharable'
$$;
COMMENT ON FUNCTION creator_kit_sharable_link(creator_kit) IS 'The tracked address that counts clicks and redirects viewers to the company''s target.';

CREATE FUNCTION link_measure() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run record;
BEGIN
  FOR run IN
    SELECT id FROM mission_run WHERE mission_id = NEW.activation_id AND creator_id = NEW.creator_id AND status = 'active'
  LOOP
    PERFORM mission_run_measure(run.id);
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION link_measure() IS 'Measures the run under way after a click on its link.';
CREATE CONSTRAINT TRIGGER link_measure AFTER UPDATE OF click_count ON link
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'mission' AND OLD.click_count <> NEW.click_count) EXECUTE FUNCTION link_measure();
COMMENT ON TRIGGER link_measure ON link IS 'tally';

-- Only sharable links are checked, because a creator's own link leads to the address of the agreed brief or criterion.
CREATE TRIGGER link_target_url_public BEFORE INSERT OR UPDATE OF target_url ON link
  FOR EACH ROW WHEN (NEW.kind = 'sharable') EXECUTE FUNCTION guard_public_link('target_url');
COMMENT ON TRIGGER link_target_url_public ON link IS 'refuse';

CREATE TABLE link_click (
  id         uuid NOT NULL DEFAULT gen_random_uuid(),
  link_id    uuid NOT NULL REFERENCES link ON DELETE CASCADE,
  clicked_at timestamptz NOT NULL DEFAULT now(),
  country    text NOT NULL DEFAULT 'ZZ',
  device     text NOT NULL DEFAULT 'other' REFERENCES click_device ON DELETE RESTRICT,
  PRIMARY KEY (id, clicked_at)
) PARTITION BY RANGE (clicked_at);
COMMENT ON TABLE link_click IS 'One click on a tracked link. The row contains nothing that identifies a person.';
COMMENT ON COLUMN link_click.id IS 'The unique id of the row.';
COMMENT ON COLUMN link_click.link_id IS 'The link that was clicked.';
COMMENT ON COLUMN link_click.clicked_at IS 'When the link was clicked.';
COMMENT ON COLUMN link_click.country IS 'ISO 3166-1 code of the country, ZZ if unknown.';
COMMENT ON COLUMN link_click.device IS 'Desktop, mobile or other.';
CREATE INDEX link_click_link_idx ON link_click (link_id, clicked_at);

CREATE TABLE link_click_default PARTITION OF link_click DEFAULT;
SELECT create_month_partitions('2025-10-01', '2027-12-01');

CREATE TABLE link_click_day (
  link_id       uuid NOT NULL REFERENCES link ON DELETE CASCADE,
  day           date NOT NULL,
  country       text NOT NULL,
  device        text NOT NULL REFERENCES click_device ON DELETE RESTRICT,
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id    uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id    uuid REFERENCES creator ON DELETE CASCADE,
  clicks        bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (link_id, day, country, device)
);
COMMENT ON TABLE link_click_day IS 'Clicks of a link by day, country and device.';
COMMENT ON COLUMN link_click_day.link_id IS 'The link that was clicked.';
COMMENT ON COLUMN link_click_day.day IS 'The day in Stockholm time.';
COMMENT ON COLUMN link_click_day.country IS 'ISO 3166-1 code of the country, ZZ if unknown.';
COMMENT ON COLUMN link_click_day.device IS 'Desktop, mobile or other.';
COMMENT ON COLUMN link_click_day.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN link_click_day.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN link_click_day.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN link_click_day.clicks IS 'The number of clicks.';
CREATE INDEX link_click_day_activation_idx ON link_click_day (activation_id, day);
CREATE INDEX link_click_day_company_idx ON link_click_day (company_id, day);
CREATE INDEX link_click_day_creator_idx ON link_click_day (creator_id, day);

-- The clicks of a campaign's link by country, in few rows, however many days they cover (rules §3).
CREATE VIEW link_click_sum AS
  SELECT clicked.activation_id, clicked.company_id, clicked.country, clicked.device, sum(clicked.clicks)::bigint AS clicks
    FROM link_click_day AS clicked JOIN link ON link.id = clicked.link_id
   WHERE link.kind = 'sharable'
   GROUP BY 1, 2, 3, 4;
COMMENT ON VIEW link_click_sum IS 'Clicks of the sharable link of an activation by country and device, over all days.';
COMMENT ON COLUMN link_click_sum.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN link_click_sum.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN link_click_sum.country IS 'ISO 3166-1 code of the country, ZZ if unknown.';
COMMENT ON COLUMN link_click_sum.device IS 'Desktop, mobile or other.';
COMMENT ON COLUMN link_click_sum.clicks IS 'The number of clicks.';

-- Clicks are summed in SQL, so that a row limit cannot cut off days.
CREATE FUNCTION clicks_by(of_activation_id uuid, of_creator_id uuid) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  WITH counted AS MATERIALIZED (
    SELECT country, device, sum(clicks)::bigint AS clicks FROM link_click_day
     WHERE activation_id = of_activation_id AND (of_creator_id IS NULL OR creator_id = of_creator_id)
     GROUP BY 1, 2)
  SELECT jsonb_build_object(
    'total', coalesce((SELECT sum(clicks) FROM counted), 0),
    'devices', coalesce((SELECT jsonb_object_agg(device, clicks) FROM (SELECT device, sum(clicks) AS clicks FROM counted GROUP BY 1) AS d), '{}'),
    'countries', coalesce((SELECT jsonb_agg(jsonb_build_object('country', country, 'clicks', clicks) ORDER BY clicks DESC, country)
                             FROM (SELECT country, sum(clicks) AS clicks FROM counted GROUP BY 1) AS c), '[]'))
$$;
COMMENT ON FUNCTION clicks_by(uuid, uuid) IS 'Clicks on the links of an activation, or of one creator in it: {total, devices: {desktop, mobile, other}, countries: [{country, clicks}]}, with the highest number first.';

CREATE FUNCTION quest_run_clicks(run quest_run) RETURNS jsonb
  LANGUAGE sql STABLE AS $$ SELECT clicks_by(run.quest_id, run.creator_id) $$;
COMMENT ON FUNCTION quest_run_clicks(quest_run) IS 'Clicks on the creator''s link: {total, devices: {desktop, mobile, other}, countries: [{country, clicks}]}, with the highest number first.';

CREATE FUNCTION activation_own_clicks(activation_row activation, hasura_session json) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT clicks_by(activation_row.id, NULL) WHERE activation_row.company_id::text = hasura_session ->> 'x-hasura-company-id'
$$;
COMMENT ON FUNCTION activation_own_clicks(activation, json) IS 'Clicks on all links of the activation, for its own company only: {total, devices: {desktop, mobile, other}, countries: [{country, clicks}]}.';
