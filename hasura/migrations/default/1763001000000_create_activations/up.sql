-- The base of the four kinds of activation: invitations, requirements, links, lists and reports refer to it (spec §3).

-- Rows below an activation carry its company, and rows below a run its creator too, so that a permission is one
-- comparison. take_owner('quest_run', 'quest_run_id') copies them: nobody can write others.
CREATE FUNCTION take_owner() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  parent jsonb;
BEGIN
  EXECUTE format('select to_jsonb(parent) from %I as parent where id = $1', TG_ARGV[0])
    INTO parent USING (to_jsonb(new) ->> TG_ARGV[1])::uuid;
  NEW.company_id := (parent ->> 'company_id')::uuid;
  IF parent ? 'creator_id' THEN
    NEW.creator_id := (parent ->> 'creator_id')::uuid;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION take_owner() IS 'Copies company_id, and creator_id where it has one, from the row that a new row belongs to.';

CREATE FUNCTION stamp_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  IF NEW.status <> OLD.status THEN
    NEW.status_changed_at := now();
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION stamp_change() IS 'Keeps updated_at, version and status_changed_at.';

CREATE TABLE activation_kind (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE activation_kind IS 'The four kinds of activation.';
INSERT INTO activation_kind (value, comment) VALUES
  ('CREATOR_PROGRAM', 'Creator Program: a community of accepted creators'),
  ('KEY', 'Key campaign: game codes handed to creators'),
  ('MISSION', 'Mission: performance-based activities with rewards'),
  ('QUEST', 'Quest: a paid sponsorship with bids');

CREATE TABLE activation_status (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE activation_status IS 'Where an activation stands (spec §3 campaign statuses, §4 mission statuses).';
INSERT INTO activation_status (value, comment) VALUES
  ('draft', 'Draft: being written, only its company sees it'),
  ('waiting_for_company_verification', 'Waiting for company verification: the first publish is reviewed'),
  ('upcoming', 'Upcoming: published, its start date lies ahead'),
  ('active', 'Live'),
  ('unpublished', 'Unpublished: closed to new applications, enrolled creators continue'),
  ('ended', 'Ended: its end date has passed or its company ended it'),
  ('closed', 'Closed by its company'),
  ('past', 'Past: ended or closed, and nothing in it is under way any more');

CREATE TABLE activation_transition (
  from_status text NOT NULL REFERENCES activation_status ON DELETE RESTRICT,
  to_status text NOT NULL REFERENCES activation_status ON DELETE RESTRICT,
  event text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE activation_transition IS 'The legal moves of activation.status; a trigger refuses any other.';
COMMENT ON COLUMN activation_transition.event IS 'What the move is called in events and logs.';
INSERT INTO activation_transition (from_status, to_status, event) VALUES
  ('draft', 'waiting_for_company_verification', 'submitted'),
  ('draft', 'upcoming', 'published'),
  ('draft', 'active', 'published'),
  ('waiting_for_company_verification', 'upcoming', 'published'),
  ('waiting_for_company_verification', 'active', 'published'),
  ('waiting_for_company_verification', 'draft', 'publishFailed'),
  ('upcoming', 'active', 'started'),
  ('upcoming', 'unpublished', 'unpublished'),
  ('upcoming', 'closed', 'closed'),
  ('active', 'unpublished', 'unpublished'),
  ('active', 'ended', 'ended'),
  ('active', 'closed', 'closed'),
  ('unpublished', 'upcoming', 'published'),
  ('unpublished', 'active', 'published'),
  ('unpublished', 'ended', 'ended'),
  ('unpublished', 'closed', 'closed'),
  ('ended', 'past', 'archived'),
  ('closed', 'past', 'archived');

CREATE TABLE activation_visibility (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE activation_visibility IS 'Who finds an activation.';
INSERT INTO activation_visibility (value, comment) VALUES
  ('public', 'Everyone finds it in browse and explore'),
  ('invite_only', 'Only invited creators see it');

CREATE TABLE activation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL REFERENCES activation_kind ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id uuid REFERENCES game ON DELETE RESTRICT,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'draft' REFERENCES activation_status ON DELETE RESTRICT,
  visibility text NOT NULL DEFAULT 'public' REFERENCES activation_visibility ON DELETE RESTRICT,
  auto_accept boolean NOT NULL DEFAULT false,
  start_date timestamptz,
  end_date timestamptz,
  embargo_at timestamptz,
  embargo_time_zone text,
  poster_url text,
  hero_url text,
  thumbnail_url text,
  participant_count integer NOT NULL DEFAULT 0,
  published_at timestamptz,
  closed_at timestamptz,
  review_note text,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  created_by uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, kind),
  UNIQUE (id, company_id),
  CONSTRAINT activation_name_length CHECK (length(btrim(name)) BETWEEN 1 AND 120),
  CONSTRAINT activation_end_after_start CHECK (end_date > start_date),
  CONSTRAINT activation_participant_count_positive CHECK (participant_count >= 0),
  CONSTRAINT activation_status_of_kind CHECK (kind <> 'MISSION' OR status NOT IN ('unpublished', 'past')),
  -- spec §5, §9
  CONSTRAINT quest_embargo_needs_end_date CHECK (embargo_at IS NULL OR end_date IS NOT NULL),
  CONSTRAINT quest_embargo_12h_before_end CHECK (embargo_at <= end_date - interval '12 hours'),
  CONSTRAINT quest_embargo_needs_time_zone CHECK (embargo_at IS NULL OR embargo_time_zone IS NOT NULL)
);
CREATE INDEX activation_created_by_idx ON activation (created_by);
CREATE INDEX activation_game_id_idx ON activation (game_id);
COMMENT ON TABLE activation IS 'One thing a company runs for creators: a key campaign, quest, mission or Creator Program. Admins release a first publish here by moving status on from waiting_for_company_verification.';
COMMENT ON COLUMN activation.id IS 'The row''s identity.';
COMMENT ON COLUMN activation.kind IS 'Which of the four kinds; its own fields are in the table of that kind under the same id.';
COMMENT ON COLUMN activation.company_id IS 'The company that runs it.';
COMMENT ON COLUMN activation.game_id IS 'The game it is about; of a mission with several games the first.';
COMMENT ON COLUMN activation.name IS 'Its name or title.';
COMMENT ON COLUMN activation.description IS 'What it is, as rich text.';
COMMENT ON COLUMN activation.status IS 'Where it stands; only the moves of activation_transition are legal.';
COMMENT ON COLUMN activation.visibility IS 'Who finds it.';
COMMENT ON COLUMN activation.auto_accept IS 'Creators who qualify are accepted without being looked at.';
COMMENT ON COLUMN activation.start_date IS 'When it opens.';
COMMENT ON COLUMN activation.end_date IS 'When it ends; none for an ongoing one.';
COMMENT ON COLUMN activation.embargo_at IS 'Nothing may be published before this moment; none: no embargo.';
COMMENT ON COLUMN activation.embargo_time_zone IS 'The time zone in which the embargo was given.';
COMMENT ON COLUMN activation.poster_url IS 'Poster, 120x160.';
COMMENT ON COLUMN activation.hero_url IS 'Hero picture, 1920x640.';
COMMENT ON COLUMN activation.thumbnail_url IS 'Thumbnail, 460x215.';
COMMENT ON COLUMN activation.participant_count IS 'How many creators take part; kept by triggers, for ''popular''.';
COMMENT ON COLUMN activation.published_at IS 'When it was first published.';
COMMENT ON COLUMN activation.closed_at IS 'When it ended or was closed.';
COMMENT ON COLUMN activation.review_note IS 'What the admin who looked at the first publish says to the company.';
COMMENT ON COLUMN activation.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN activation.version IS 'Counts the changes, so that a guarded transition can say which state it saw.';
COMMENT ON COLUMN activation.created_by IS 'Who made it.';
COMMENT ON COLUMN activation.created_at IS 'When the row was made.';
COMMENT ON COLUMN activation.updated_at IS 'When the row last changed.';
CREATE INDEX activation_company_idx ON activation (company_id, kind, status, created_at DESC);
-- Browse: what is open, newest, soonest, most popular.
CREATE INDEX activation_browse_recent_idx ON activation (kind, published_at DESC) WHERE status IN ('active', 'upcoming');
CREATE INDEX activation_browse_start_idx ON activation (kind, start_date) WHERE status IN ('active', 'upcoming');
CREATE INDEX activation_browse_popular_idx ON activation (kind, participant_count DESC) WHERE status IN ('active', 'upcoming');
CREATE INDEX activation_due_idx ON activation (end_date) WHERE status IN ('active', 'unpublished');
CREATE INDEX activation_name_trgm_idx ON activation USING gin (name gin_trgm_ops);
-- /company/creator-program is one page: a company has one program at a time.
CREATE UNIQUE INDEX activation_one_program_per_company ON activation (company_id)
  WHERE kind = 'CREATOR_PROGRAM' AND status NOT IN ('ended', 'closed', 'past');

CREATE TABLE activation_game (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  game_id uuid NOT NULL REFERENCES game ON DELETE RESTRICT,
  position integer NOT NULL DEFAULT 1,
  PRIMARY KEY (activation_id, game_id),
  CONSTRAINT activation_game_position CHECK (position BETWEEN 1 AND 20)
);
CREATE INDEX activation_game_game_id_idx ON activation_game (game_id);
COMMENT ON TABLE activation_game IS 'The games of an activation, in order (a mission has 1 to 20, spec §9).';
COMMENT ON COLUMN activation_game.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN activation_game.game_id IS 'The game.';
COMMENT ON COLUMN activation_game.position IS 'Place in the list, from 1.';

CREATE TABLE activation_media_kind (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE activation_media_kind IS 'What a medium of an activation is for.';
INSERT INTO activation_media_kind (value, comment) VALUES
  ('image', 'A picture of the gallery'),
  ('video', 'A video of the gallery'),
  ('kit_image', 'A picture of the creator kit'),
  ('kit_video', 'A video of the creator kit'),
  ('kit_link', 'A link of the creator kit: press page, fact sheet, rules');

CREATE TABLE activation_media (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  kind text NOT NULL REFERENCES activation_media_kind ON DELETE RESTRICT,
  url text NOT NULL,
  title text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT activation_media_url CHECK (url ~ '^(https?://|/)')
);
CREATE INDEX activation_media_activation_id_idx ON activation_media (activation_id);
COMMENT ON TABLE activation_media IS 'Media of an activation: the gallery that everyone sees and the creator kit for those who take part.';
COMMENT ON COLUMN activation_media.id IS 'The row''s identity.';
COMMENT ON COLUMN activation_media.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN activation_media.kind IS 'What it is and whether it belongs to the gallery or the creator kit.';
COMMENT ON COLUMN activation_media.url IS 'Where it is.';
COMMENT ON COLUMN activation_media.title IS 'What it shows, also for those who cannot see it.';
COMMENT ON COLUMN activation_media.position IS 'Place in the list, from 1.';
COMMENT ON COLUMN activation_media.created_at IS 'When the row was made.';

CREATE TABLE creator_kit (
  activation_id uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  special_instructions text NOT NULL DEFAULT '',
  asset_url text,
  asset_name text,
  asset_bytes bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT creator_kit_asset_url CHECK (asset_url ~ '^(https?://|/)'),
  CONSTRAINT creator_kit_asset_archive CHECK (asset_name ~* '\.(zip|rar)$'),
  CONSTRAINT creator_kit_asset_2gb CHECK (asset_bytes BETWEEN 1 AND 2147483648)
);
COMMENT ON TABLE creator_kit IS 'What creators get with a key campaign or quest, besides its kit media: for those who take part.';
COMMENT ON COLUMN creator_kit.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN creator_kit.special_instructions IS 'What creators should mind.';
COMMENT ON COLUMN creator_kit.asset_url IS 'The archive with assets.';
COMMENT ON COLUMN creator_kit.asset_name IS 'Its file name, .zip or .rar.';
COMMENT ON COLUMN creator_kit.asset_bytes IS 'Its size, up to 2 GB.';
COMMENT ON COLUMN creator_kit.updated_at IS 'When the row last changed.';
CREATE TRIGGER creator_kit_set_updated_at BEFORE UPDATE ON creator_kit FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE activation_tag (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  tag_id uuid NOT NULL REFERENCES tag ON DELETE CASCADE,
  PRIMARY KEY (activation_id, tag_id)
);
CREATE INDEX activation_tag_tag_id_idx ON activation_tag (tag_id);
COMMENT ON TABLE activation_tag IS 'The tags of an activation.';
COMMENT ON COLUMN activation_tag.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN activation_tag.tag_id IS 'The tag.';

CREATE TABLE activation_channel (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  PRIMARY KEY (activation_id, distribution_channel_id)
);
CREATE INDEX activation_channel_distribution_channel_id_idx ON activation_channel (distribution_channel_id);
COMMENT ON TABLE activation_channel IS 'The distribution channels (platforms and stores) for which an activation gives codes.';
COMMENT ON COLUMN activation_channel.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN activation_channel.distribution_channel_id IS 'The platform or store.';

CREATE TABLE activation_code_item (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  code_item_id uuid NOT NULL REFERENCES code_item ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activation_id, code_item_id)
);
CREATE INDEX activation_code_item_code_item_id_idx ON activation_code_item (code_item_id);
COMMENT ON TABLE activation_code_item IS 'A key set: a code item of the Code Manager that an activation gives out.';
COMMENT ON COLUMN activation_code_item.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN activation_code_item.code_item_id IS 'The item of the Code Manager.';
COMMENT ON COLUMN activation_code_item.created_at IS 'When the row was made.';

CREATE FUNCTION activation_code_item_check() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM code_item i JOIN activation a ON a.company_id = i.company_id
                 WHERE i.id = NEW.code_item_id AND a.id = NEW.activation_id) THEN
    PERFORM refuse('activation_code_item_of_company', 'the code item is not one of this company');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER activation_code_item_check BEFORE INSERT OR UPDATE ON activation_code_item
  FOR EACH ROW EXECUTE FUNCTION activation_code_item_check();

CREATE TABLE activation_whitelist (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activation_id, creator_id)
);
CREATE INDEX activation_whitelist_creator_id_idx ON activation_whitelist (creator_id);
COMMENT ON TABLE activation_whitelist IS 'VIP access: these creators may join whatever the requirements say (spec §6).';
COMMENT ON COLUMN activation_whitelist.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN activation_whitelist.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN activation_whitelist.created_at IS 'When the row was made.';

CREATE TABLE requirement (
  activation_id uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  allow_all_creators boolean NOT NULL DEFAULT false,
  twitch_followers integer,
  twitch_average_ccv integer,
  youtube_subscribers integer,
  youtube_average_video_views integer,
  youtube_average_short_views integer,
  tiktok_followers integer,
  tiktok_average_short_views integer,
  countries text[] NOT NULL DEFAULT '{}',
  continents text[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  creator_list_ids uuid[] NOT NULL DEFAULT '{}',
  program_id uuid REFERENCES activation ON DELETE SET NULL,
  completed_mission_ids uuid[] NOT NULL DEFAULT '{}',
  activations_required integer,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT requirement_figures_positive CHECK (
    least(twitch_followers, twitch_average_ccv, youtube_subscribers, youtube_average_video_views,
      youtube_average_short_views, tiktok_followers, tiktok_average_short_views, activations_required) > 0
  )
);
CREATE INDEX requirement_program_id_idx ON requirement (program_id);
COMMENT ON TABLE requirement IS 'Who may join an activation. One model for all four kinds; no selection means everyone can join (spec §5).';
COMMENT ON COLUMN requirement.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN requirement.allow_all_creators IS 'Channel figures do not count; location and language still do.';
COMMENT ON COLUMN requirement.twitch_followers IS 'At least so many Twitch followers.';
COMMENT ON COLUMN requirement.twitch_average_ccv IS 'At least so many concurrent viewers on average on Twitch.';
COMMENT ON COLUMN requirement.youtube_subscribers IS 'At least so many YouTube subscribers.';
COMMENT ON COLUMN requirement.youtube_average_video_views IS 'At least so many views per YouTube video on average.';
COMMENT ON COLUMN requirement.youtube_average_short_views IS 'At least so many views per YouTube short on average.';
COMMENT ON COLUMN requirement.tiktok_followers IS 'At least so many TikTok followers.';
COMMENT ON COLUMN requirement.tiktok_average_short_views IS 'At least so many views per TikTok short on average.';
COMMENT ON COLUMN requirement.countries IS 'Location: one of these countries or of the continents.';
COMMENT ON COLUMN requirement.continents IS 'Location: one of these continents or of the countries.';
COMMENT ON COLUMN requirement.languages IS 'Primary content language: one of these.';
COMMENT ON COLUMN requirement.creator_list_ids IS 'On one of these creator lists of the company.';
COMMENT ON COLUMN requirement.program_id IS 'Accepted member of this Creator Program.';
COMMENT ON COLUMN requirement.completed_mission_ids IS 'One of these missions completed first (sequential access).';
COMMENT ON COLUMN requirement.activations_required IS 'At least so many activations completed on Questboard.';
COMMENT ON COLUMN requirement.updated_at IS 'When the row last changed.';
CREATE INDEX requirement_completed_mission_ids_idx ON requirement USING gin (completed_mission_ids);
CREATE INDEX requirement_creator_list_ids_idx ON requirement USING gin (creator_list_ids);

-- Lists in the row keep eligibility to two look-ups by key; these triggers keep them honest in place of foreign keys.
CREATE FUNCTION requirement_check_references() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := (SELECT company_id FROM activation WHERE id = NEW.activation_id);
BEGIN
  IF EXISTS (SELECT FROM unnest(NEW.creator_list_ids) AS wanted(id)
             WHERE NOT EXISTS (SELECT FROM creator_list l WHERE l.id = wanted.id AND l.company_id = owner)) THEN
    PERFORM refuse('requirement_list_of_company', 'a chosen creator list is not one of this company');
  END IF;
  IF EXISTS (SELECT FROM unnest(NEW.completed_mission_ids) AS wanted(id)
             WHERE wanted.id = NEW.activation_id OR NOT EXISTS (
               SELECT FROM activation m WHERE m.id = wanted.id AND m.company_id = owner AND m.kind = 'MISSION')) THEN
    PERFORM refuse('requirement_mission_of_company', 'a chosen mission is not another mission of this company');
  END IF;
  IF NEW.program_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM activation p WHERE p.id = NEW.program_id AND p.company_id = owner AND p.kind = 'CREATOR_PROGRAM') THEN
    PERFORM refuse('requirement_program_of_company', 'the chosen program is not the Creator Program of this company');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER requirement_check_references BEFORE INSERT OR UPDATE OF creator_list_ids, completed_mission_ids, program_id
  ON requirement FOR EACH ROW EXECUTE FUNCTION requirement_check_references();

CREATE FUNCTION requirement_forget_creator_list() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requirement SET creator_list_ids = array_remove(creator_list_ids, OLD.id)
  WHERE creator_list_ids @> ARRAY[OLD.id];
  RETURN NULL;
END $$;
CREATE TRIGGER creator_list_forget_in_requirements AFTER DELETE ON creator_list
  FOR EACH ROW EXECUTE FUNCTION requirement_forget_creator_list();

CREATE FUNCTION requirement_forget_mission() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requirement SET completed_mission_ids = array_remove(completed_mission_ids, OLD.id)
  WHERE completed_mission_ids @> ARRAY[OLD.id];
  RETURN NULL;
END $$;
CREATE TRIGGER activation_forget_in_requirements AFTER DELETE ON activation
  FOR EACH ROW WHEN (OLD.kind = 'MISSION') EXECUTE FUNCTION requirement_forget_mission();

-- The main game is the first of the list, whichever of the two is written.
CREATE FUNCTION activation_game_set_main() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  target uuid := coalesce(NEW.activation_id, OLD.activation_id);
  first_game uuid := (SELECT game_id FROM activation_game WHERE activation_id = target ORDER BY position, game_id LIMIT 1);
BEGIN
  UPDATE activation SET game_id = first_game WHERE id = target AND game_id IS DISTINCT FROM first_game;
  RETURN NULL;
END $$;
CREATE TRIGGER activation_game_set_main AFTER INSERT OR UPDATE OR DELETE ON activation_game
  FOR EACH ROW EXECUTE FUNCTION activation_game_set_main();

CREATE FUNCTION activation_list_main_game() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  -- A quest or key campaign has one game; a mission's list only gains it.
  IF NEW.kind <> 'MISSION' THEN
    DELETE FROM activation_game WHERE activation_id = NEW.id AND game_id IS DISTINCT FROM NEW.game_id;
  END IF;
  IF NEW.game_id IS NOT NULL THEN
    INSERT INTO activation_game (activation_id, game_id) VALUES (NEW.id, NEW.game_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER activation_list_main_game AFTER INSERT OR UPDATE OF game_id ON activation
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION activation_list_main_game();

CREATE FUNCTION activation_game_limit() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  kind text := (SELECT a.kind FROM activation a WHERE a.id = NEW.activation_id FOR NO KEY UPDATE);
  games integer := (SELECT count(*) FROM activation_game g WHERE g.activation_id = NEW.activation_id);
BEGIN
  IF kind = 'MISSION' AND games > 20 THEN
    PERFORM refuse('mission_games_1_to_20', 'a mission has 1 to 20 games');
  ELSIF kind IN ('KEY', 'QUEST') AND games > 1 THEN
    PERFORM refuse('activation_one_game', 'a key campaign or quest is about one game');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER activation_game_limit AFTER INSERT ON activation_game
  FOR EACH ROW EXECUTE FUNCTION activation_game_limit();

CREATE TRIGGER activation_d_stamp BEFORE UPDATE ON activation
  FOR EACH ROW WHEN (OLD.participant_count = NEW.participant_count) EXECUTE FUNCTION stamp_change();
CREATE TRIGGER activation_audit AFTER INSERT OR UPDATE OF status, name, visibility OR DELETE ON activation
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');
CREATE TRIGGER requirement_set_updated_at BEFORE UPDATE ON requirement FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- What came before activations and refers to them.
ALTER TABLE code ADD CONSTRAINT code_activation_id_fkey FOREIGN KEY (activation_id) REFERENCES activation ON DELETE SET NULL;
ALTER TABLE notification ADD CONSTRAINT notification_activation_id_fkey
  FOREIGN KEY (activation_id) REFERENCES activation ON DELETE CASCADE;
ALTER TABLE export ADD CONSTRAINT export_activation_id_fkey FOREIGN KEY (activation_id) REFERENCES activation ON DELETE SET NULL;

CREATE FUNCTION activation_own_review_note(activation_row activation, hasura_session json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT activation_row.review_note WHERE activation_row.company_id::text = hasura_session ->> 'x-hasura-company-id'
$$;
COMMENT ON FUNCTION activation_own_review_note(activation, json) IS 'Why the activation went back to draft, for its own company only.';
