-- The base table of the four kinds of activation. Invitations, requirements, links, lists and reports refer to it (rules §3).

CREATE TABLE activation_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE activation_kind IS 'The four kinds of activation.';
COMMENT ON COLUMN activation_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN activation_kind.comment IS 'The meaning of the value.';
INSERT INTO activation_kind (value, comment) VALUES
  ('CREATOR_PROGRAM', 'Creator Program: a community of accepted creators'),
  ('KEY', 'Key campaign: game codes handed to creators'),
  ('MISSION', 'Mission: performance-based activities with rewards'),
  ('QUEST', 'Quest: a paid sponsorship with bids');

CREATE TABLE activation_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE activation_status IS 'The status of an activation (rules §3 campaign statuses, §4 mission statuses).';
COMMENT ON COLUMN activation_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN activation_status.comment IS 'The meaning of the value.';
INSERT INTO activation_status (value, comment) VALUES
  ('draft', 'Draft: in preparation, visible only to its company'),
  ('waiting_for_company_verification', 'Waiting for company verification: the first publish is reviewed'),
  ('upcoming', 'Upcoming: published, with its start date in the future'),
  ('active', 'Live'),
  ('unpublished', 'Unpublished: closed to new applications; enrolled creators continue'),
  ('ended', 'Ended: its end date has passed or its company ended it'),
  ('closed', 'Closed by its company'),
  ('past', 'Past: ended or closed, with nothing still in progress');

CREATE TABLE activation_transition (
  from_status text NOT NULL REFERENCES activation_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES activation_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE activation_transition IS 'The allowed changes of activation.status. A trigger refuses all others.';
COMMENT ON COLUMN activation_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN activation_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN activation_transition.event IS 'The name of the status change in events and logs.';
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

CREATE TABLE activation_visibility (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE activation_visibility IS 'The visibility of an activation.';
COMMENT ON COLUMN activation_visibility.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN activation_visibility.comment IS 'The meaning of the value.';
INSERT INTO activation_visibility (value, comment) VALUES
  ('public', 'Everyone finds it in browse and explore'),
  ('invite_only', 'Only invited creators see it');

CREATE TABLE activation (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind              text NOT NULL REFERENCES activation_kind ON DELETE RESTRICT,
  company_id        uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id           uuid REFERENCES game ON DELETE RESTRICT,
  name              text NOT NULL,
  description       text NOT NULL DEFAULT '',
  status            text NOT NULL DEFAULT 'draft' REFERENCES activation_status ON DELETE RESTRICT,
  visibility        text NOT NULL DEFAULT 'public' REFERENCES activation_visibility ON DELETE RESTRICT,
  start_date        timestamptz,
  end_date          timestamptz,
  embargo_at        timestamptz,
  embargo_time_zone text,
  poster_url        text,
  hero_url          text,
  thumbnail_url     text,
  participant_count integer NOT NULL DEFAULT 0,
  published_at      timestamptz,
  closed_at         timestamptz,
  review_note       text,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version           integer NOT NULL DEFAULT 1,
  created_by        uuid REFERENCES "user" ON DELETE SET NULL,
  -- Generated columns define the meaning of each status in one place. Permissions, indexes, triggers and screens use these
  -- columns instead of lists of statuses.
  is_announced      boolean NOT NULL
    GENERATED ALWAYS AS (status NOT IN ('draft', 'waiting_for_company_verification')) STORED,
  is_open           boolean NOT NULL
    GENERATED ALWAYS AS (status IN ('upcoming', 'active')) STORED,
  is_editable       boolean NOT NULL
    GENERATED ALWAYS AS (status NOT IN ('ended', 'closed', 'past')) STORED,
  has_begun         boolean NOT NULL
    GENERATED ALWAYS AS (status NOT IN ('draft', 'waiting_for_company_verification', 'upcoming')) STORED,
  -- Repeats the conditions of is_announced and adds two, because a generated column cannot use another generated column.
  is_shown_to_all   boolean NOT NULL
    GENERATED ALWAYS AS (
      status NOT IN ('draft', 'waiting_for_company_verification') AND visibility = 'public' AND kind <> 'QUEST'
    ) STORED,
  shown_with_access text
    GENERATED ALWAYS AS (CASE WHEN visibility = 'public' AND kind = 'QUEST' THEN 'quests' END) STORED,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, kind),
  UNIQUE (id, company_id),
  CONSTRAINT activation_name_length CHECK (length(btrim(name)) BETWEEN 1 AND 120),
  CONSTRAINT activation_end_after_start CHECK (end_date > start_date),
  CONSTRAINT activation_participant_count_positive CHECK (participant_count >= 0),
  CONSTRAINT activation_status_of_kind CHECK (kind <> 'MISSION' OR status NOT IN ('unpublished', 'past')),
  CONSTRAINT quest_embargo_12h_before_end CHECK (kind <> 'QUEST' OR embargo_at <= end_date - interval '12 hours'),
  CONSTRAINT quest_embargo_needs_end_date CHECK (kind <> 'QUEST' OR embargo_at IS NULL OR end_date IS NOT NULL),
  CONSTRAINT quest_embargo_needs_time_zone CHECK (embargo_at IS NULL OR embargo_time_zone IS NOT NULL)
);
COMMENT ON TABLE activation IS 'An activation that a company runs for creators: a key campaign, quest, mission or Creator Program. To release a company''s first activation, an admin changes its status from waiting_for_company_verification.';
COMMENT ON COLUMN activation.id IS 'The unique id of the row.';
COMMENT ON COLUMN activation.kind IS 'The kind of activation. The fields of that kind are in its own table, under the same id.';
COMMENT ON COLUMN activation.company_id IS 'The company that runs the activation.';
COMMENT ON COLUMN activation.game_id IS 'The game of the activation. For a mission with several games, the first one.';
COMMENT ON COLUMN activation.name IS 'The name of the activation.';
COMMENT ON COLUMN activation.description IS 'The description, as rich text.';
COMMENT ON COLUMN activation.status IS 'The current status. Only the status changes in activation_transition are allowed.';
COMMENT ON COLUMN activation.visibility IS 'The visibility: public or invite-only.';
COMMENT ON COLUMN activation.start_date IS 'The start date.';
COMMENT ON COLUMN activation.end_date IS 'The end date. Empty for an ongoing activation.';
COMMENT ON COLUMN activation.embargo_at IS 'Content must not be published before this time. Empty without an embargo.';
COMMENT ON COLUMN activation.embargo_time_zone IS 'The time zone in which the embargo was entered.';
COMMENT ON COLUMN activation.poster_url IS 'The poster picture, 120x160.';
COMMENT ON COLUMN activation.hero_url IS 'Hero picture, 1920x640.';
COMMENT ON COLUMN activation.thumbnail_url IS 'Thumbnail, 460x215.';
COMMENT ON COLUMN activation.participant_count IS 'The number of creators with an offer, a request, an application or a run, whatever became of it. Triggers keep the number, to sort by ''popular''.';
COMMENT ON COLUMN activation.published_at IS 'When the activation was first published.';
COMMENT ON COLUMN activation.closed_at IS 'When the activation ended or was closed.';
COMMENT ON COLUMN activation.review_note IS 'The admin''s message to the company after reviewing the first publish.';
COMMENT ON COLUMN activation.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN activation.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN activation.created_by IS 'The member who created the activation.';
COMMENT ON COLUMN activation.is_announced IS 'True after the activation was published. It is then visible to its audience, even after its end.';
COMMENT ON COLUMN activation.is_open IS 'True if creators can join now or when it starts. The activation is then listed on the browse pages, and invitations are sent.';
COMMENT ON COLUMN activation.is_editable IS 'True if the activation has not ended, so that its company can still change it.';
COMMENT ON COLUMN activation.has_begun IS 'True if the activation is neither a draft nor upcoming. Promises to creators, such as a mission''s criteria and rewards, can no longer change.';
COMMENT ON COLUMN activation.is_shown_to_all IS 'True if the activation is announced, public and not a quest. Everyone sees such an activation, even without an account.';
COMMENT ON COLUMN activation.shown_with_access IS 'The kind of creator_access that a creator needs to see the announced activation: quests for a public quest, otherwise empty.';
COMMENT ON COLUMN activation.created_at IS 'When the row was created.';
COMMENT ON COLUMN activation.updated_at IS 'When the row last changed.';
CREATE INDEX activation_created_by_idx ON activation (created_by);
CREATE INDEX activation_game_id_idx ON activation (game_id);
CREATE INDEX activation_company_idx ON activation (company_id, kind, status, created_at DESC);
CREATE INDEX activation_due_idx ON activation (end_date) WHERE status IN ('active', 'unpublished');
CREATE INDEX activation_name_trgm_idx ON activation USING gin (name gin_trgm_ops);

-- A company has one program at a time, because /company/creator-program is a single page.
CREATE UNIQUE INDEX activation_one_program_per_company ON activation (company_id)
  WHERE kind = 'CREATOR_PROGRAM' AND status NOT IN ('ended', 'closed', 'past');
CREATE INDEX activation_browse_recent_idx ON activation (kind, published_at DESC) WHERE is_open;
CREATE INDEX activation_browse_start_idx ON activation (kind, start_date) WHERE is_open;
CREATE INDEX activation_browse_popular_idx ON activation (kind, participant_count DESC) WHERE is_open;

-- A company's open activations. This is not a partial index, because a generic query plan cannot use a partial index.
CREATE INDEX activation_company_open_idx ON activation (company_id, is_open, published_at DESC);
CREATE INDEX activation_browse_game_idx ON activation (game_id, kind) WHERE is_open;

-- The default order of a company's activations: open ones first, ended ones last (latest end first), then by start
-- date, so that live activations come before upcoming ones.
CREATE INDEX activation_company_next_idx ON activation (company_id, is_open DESC, closed_at DESC NULLS FIRST, start_date NULLS FIRST, id);
SELECT begin_with('activation', 'activation', '{draft,waiting_for_company_verification,upcoming,active}', '{closed_at}');

CREATE TRIGGER activation_bare_status BEFORE UPDATE OF status ON activation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'set "end_date" to the current time; the activation then ends with all its consequences');
SELECT guard_status('activation', 'activation');

-- pg_timezone_names reads every zone, which takes 50 ms; AT TIME ZONE reads only the named zone, but also accepts
-- abbreviations ('CEST') and rules ('X+3'). These have no slash or have a digit, so such names are looked up in the
-- list.
CREATE FUNCTION refuse_unknown_time_zone(zone text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF zone ~ '^[A-Za-z_]+(/[A-Za-z_-]+)+$' THEN
    PERFORM now() AT TIME ZONE zone;
  ELSIF NOT EXISTS (SELECT FROM pg_timezone_names WHERE name = zone) THEN
    PERFORM refuse('activation_time_zone_known', format('"%s" is not a time zone', zone));
  END IF;
EXCEPTION WHEN invalid_parameter_value THEN
  PERFORM refuse('activation_time_zone_known', format('"%s" is not a time zone', zone));
END $$;
COMMENT ON FUNCTION refuse_unknown_time_zone(text) IS 'Refuses an unknown time zone.';

CREATE FUNCTION activation_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  by_company boolean := coalesce(session_variable('x-hasura-role') = 'company', false);
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.kind = 'MISSION' THEN
      PERFORM refuse_required(OLD.id, 'completed_mission_ids', 'mission');
    END IF;
    RETURN OLD;
  END IF;
  IF OLD.status <> NEW.status AND NEW.status IN ('waiting_for_company_verification', 'active', 'upcoming') THEN
    PERFORM refuse_unready_activation(OLD, NEW);
  END IF;
  IF TG_OP = 'UPDATE' AND (OLD.kind, OLD.company_id) IS DISTINCT FROM (NEW.kind, NEW.company_id) THEN
    PERFORM refuse('activation_kind_and_company_stay', 'the kind and the company of an activation cannot change');
  END IF;
  IF TG_OP = 'INSERT' AND NEW.kind = 'MISSION' THEN
    PERFORM refuse_mission_without_program(NEW.company_id);
  END IF;
  PERFORM refuse_unplain_name('activation_name_plain', OLD.name, NEW.name);
  IF OLD.hero_url IS DISTINCT FROM NEW.hero_url THEN
    PERFORM refuse_foreign_picture(NEW.hero_url);
  END IF;
  IF OLD.poster_url IS DISTINCT FROM NEW.poster_url THEN
    PERFORM refuse_foreign_picture(NEW.poster_url);
  END IF;
  IF OLD.thumbnail_url IS DISTINCT FROM NEW.thumbnail_url THEN
    PERFORM refuse_foreign_picture(NEW.thumbnail_url);
  END IF;
  IF NEW.kind = 'CREATOR_PROGRAM' AND by_company
     AND (TG_OP = 'INSERT' OR OLD.status IN ('draft', 'unpublished') AND NEW.status <> OLD.status
                              AND NEW.status NOT IN ('draft', 'ended', 'closed')) THEN
    PERFORM refuse_program_beyond_plan(NEW.company_id);
  END IF;
  -- rules §5: the quest's own trigger refuses the delivery type if it is written after the embargo.
  IF NEW.kind = 'QUEST' AND OLD.embargo_at IS DISTINCT FROM NEW.embargo_at AND NEW.embargo_at IS NOT NULL THEN
    PERFORM refuse_open_delivery(NEW.id);
  END IF;
  IF NEW.embargo_time_zone IS NOT NULL AND NEW.embargo_time_zone IS DISTINCT FROM OLD.embargo_time_zone THEN
    PERFORM refuse_unknown_time_zone(NEW.embargo_time_zone);
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION activation_refuse() IS
  'Refuses an activation that is not ready to be published, a changed kind or company, and values that are not allowed.';
CREATE TRIGGER activation_refuse BEFORE INSERT OR DELETE
  OR UPDATE OF status, kind, company_id, name, hero_url, poster_url, thumbnail_url, embargo_at, embargo_time_zone ON activation
  FOR EACH ROW EXECUTE FUNCTION activation_refuse();

CREATE FUNCTION activation_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status THEN
    IF NEW.status IN ('ended', 'closed') THEN
      NEW.closed_at := now();
    END IF;
    IF NEW.status IN ('active', 'upcoming') THEN
      NEW.published_at := coalesce(NEW.published_at, now());
      NEW.review_note := NULL;
    END IF;
  END IF;
  -- A change of participant_count alone does not count as a change of the activation.
  IF OLD.participant_count = NEW.participant_count THEN
    NEW.updated_at := now();
    NEW.version := OLD.version + 1;
    IF OLD.status <> NEW.status THEN
      NEW.status_changed_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION activation_stamp() IS 'Stores the version of an activation, and the times when its status changed, it was published and it ended.';
CREATE TRIGGER activation_stamp BEFORE UPDATE ON activation FOR EACH ROW EXECUTE FUNCTION activation_stamp();

SELECT keep_trail('activation', 'INSERT OR UPDATE OF status, name, visibility OR DELETE', '{id}');

-- An activation's event names start with its kind: questPublished, missionClosed, keyCampaignEnded, creatorProgramDeleted.
CREATE FUNCTION activation_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed activation := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  happened text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted'
    ELSE (SELECT event FROM activation_transition WHERE from_status = OLD.status AND to_status = NEW.status) END;
  noun text := CASE changed.kind WHEN 'KEY' THEN 'keyCampaign' WHEN 'QUEST' THEN 'quest' WHEN 'MISSION' THEN 'mission'
    ELSE 'creatorProgram' END;
BEGIN
  IF TG_OP <> 'UPDATE' OR OLD.status <> NEW.status THEN
    PERFORM emit_event(noun || upper(LEFT(happened, 1)) || substr(happened, 2), 'activation', changed.id,
      jsonb_strip_nulls(jsonb_build_object('kind', changed.kind, 'company_id', changed.company_id,
        'from', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, 'to', changed.status, 'version', changed.version)));
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_announced AND NEW.is_editable
     AND (OLD.start_date, OLD.end_date) IS DISTINCT FROM (NEW.start_date, NEW.end_date) THEN
    PERFORM emit_event('activationRescheduled', 'activation', NEW.id,
      jsonb_build_object('kind', NEW.kind, 'company_id', NEW.company_id, 'start_date', NEW.start_date, 'end_date', NEW.end_date));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION activation_emit() IS 'Announces a new or deleted activation, each change of its status, and other dates.';
CREATE TRIGGER activation_emit AFTER INSERT OR UPDATE OF status, start_date, end_date OR DELETE ON activation
  FOR EACH ROW EXECUTE FUNCTION activation_emit();

CREATE FUNCTION activation_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.kind = 'MISSION' THEN
      UPDATE requirement SET completed_mission_ids = array_remove(completed_mission_ids, OLD.id)
       WHERE completed_mission_ids @> ARRAY[OLD.id];
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.status = 'waiting_for_company_verification' AND (TG_OP = 'INSERT' OR OLD.status = 'draft') THEN
    UPDATE company SET verification = 'pending' WHERE id = NEW.company_id AND verification IN ('unverified', 'rejected');
  END IF;
  -- Deletes unfinished applications when their program ends.
  IF NEW.kind = 'CREATOR_PROGRAM' AND OLD.is_editable AND NOT NEW.is_editable THEN
    DELETE FROM program_application WHERE program_id = NEW.id;
  END IF;
  -- A trigger of activation_game also writes the main game, so this runs only if the activation itself was changed.
  IF pg_trigger_depth() = 1 AND (TG_OP = 'INSERT' OR NEW.game_id IS DISTINCT FROM OLD.game_id) THEN
    -- A quest or key campaign has only one game. A mission's list keeps its other games.
    IF NEW.kind <> 'MISSION' THEN
      DELETE FROM activation_game WHERE activation_id = NEW.id AND game_id IS DISTINCT FROM NEW.game_id;
    END IF;
    IF NEW.game_id IS NOT NULL THEN
      INSERT INTO activation_game (activation_id, game_id) VALUES (NEW.id, NEW.game_id) ON CONFLICT DO NOTHING;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.kind = 'MISSION' AND (OLD.start_date, OLD.end_date) IS DISTINCT FROM (NEW.start_date, NEW.end_date) THEN
    PERFORM mission_move_deadlines(OLD, NEW);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.kind = 'KEY' AND NEW.embargo_at IS NOT NULL AND OLD.embargo_at IS DISTINCT FROM NEW.embargo_at THEN
    PERFORM key_campaign_follow_embargo(NEW);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION activation_tally() IS
  'Keeps the list of games, required missions, the deadlines of runs and the company''s verification in step with an activation.';
CREATE TRIGGER activation_tally AFTER INSERT OR DELETE OR UPDATE OF status, game_id, start_date, end_date, embargo_at ON activation
  FOR EACH ROW EXECUTE FUNCTION activation_tally();

COMMENT ON TRIGGER activation_bare_status ON activation IS 'refuse';
COMMENT ON TRIGGER activation_refuse ON activation IS 'refuse';
COMMENT ON TRIGGER activation_stamp ON activation IS 'stamp';
COMMENT ON TRIGGER activation_emit ON activation IS 'outbox';
COMMENT ON TRIGGER activation_tally ON activation IS 'tally';

-- Rows that belong to an activation store its company, and rows that belong to a run also store its creator, so that a
-- permission is a single comparison. take_owner('quest_run', 'quest_run_id') copies the ids, so no caller can set
-- others.
CREATE FUNCTION take_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
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
COMMENT ON FUNCTION take_owner() IS 'Copies company_id, and creator_id if the row has one, from the parent of a new row.';

CREATE FUNCTION follow_owner(entity text, parent text, named_by text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION take_owner(%L, %L)', entity || '_take_owner', entity, parent, named_by);
  EXECUTE format('COMMENT ON TRIGGER %I ON %I IS ''stamp''', entity || '_take_owner', entity);
END $$;
COMMENT ON FUNCTION follow_owner(text, text, text) IS 'Creates the trigger that copies the owner of new rows from the parent that a column names.';

CREATE FUNCTION activation_own_review_note(activation_row activation, hasura_session json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT activation_row.review_note WHERE activation_row.company_id::text = hasura_session ->> 'x-hasura-company-id'
$$;
COMMENT ON FUNCTION activation_own_review_note(activation, json) IS 'The reason why the activation went back to draft, for its own company only.';

CREATE TABLE activation_game (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  game_id       uuid NOT NULL REFERENCES game ON DELETE RESTRICT,
  position      integer NOT NULL DEFAULT 1,
  PRIMARY KEY (activation_id, game_id),
  CONSTRAINT activation_game_position CHECK (position BETWEEN 1 AND 20)
);
COMMENT ON TABLE activation_game IS 'The games of an activation, in order (a mission has 1 to 20, rules §9).';
COMMENT ON COLUMN activation_game.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_game.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN activation_game.position IS 'The position in the list, from 1.';
CREATE INDEX activation_game_game_id_idx ON activation_game (game_id);
SELECT guard_access('activation_game', '{company}', '{activation_id,activation}');

-- The main game and the first game of the list stay equal, no matter which of the two is changed.
CREATE FUNCTION activation_game_set_main() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  target uuid := coalesce(NEW.activation_id, OLD.activation_id);
  first_game uuid := (SELECT game_id FROM activation_game WHERE activation_id = target ORDER BY position, game_id LIMIT 1);
BEGIN
  UPDATE activation SET game_id = first_game WHERE id = target AND game_id IS DISTINCT FROM first_game;
  RETURN NULL;
END $$;
CREATE TRIGGER activation_game_set_main AFTER INSERT OR UPDATE OR DELETE ON activation_game
  FOR EACH ROW EXECUTE FUNCTION activation_game_set_main();
COMMENT ON TRIGGER activation_game_set_main ON activation_game IS 'tally';

CREATE FUNCTION activation_game_limit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  kind text := (SELECT a.kind FROM activation a WHERE a.id = NEW.activation_id FOR NO KEY UPDATE);
  games integer := (SELECT count(*) FROM activation_game g WHERE g.activation_id = NEW.activation_id);
BEGIN
  IF kind = 'MISSION' AND games > 20 THEN
    PERFORM refuse('mission_games_1_to_20', 'a mission has 1 to 20 games');
  ELSIF kind IN ('KEY', 'QUEST') AND games > 1 THEN
    PERFORM refuse('activation_one_game', 'a key campaign or quest can have only one game');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER activation_game_limit AFTER INSERT ON activation_game
  FOR EACH ROW EXECUTE FUNCTION activation_game_limit();
COMMENT ON TRIGGER activation_game_limit ON activation_game IS 'refuse';

CREATE TABLE activation_media_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE activation_media_kind IS 'The places where an activation''s pictures, videos and links are used.';
COMMENT ON COLUMN activation_media_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN activation_media_kind.comment IS 'The meaning of the value.';
INSERT INTO activation_media_kind (value, comment) VALUES
  ('image', 'A picture of the gallery'),
  ('video', 'A video of the gallery'),
  ('kit_image', 'A picture of the creator kit'),
  ('kit_video', 'A video of the creator kit'),
  ('kit_link', 'A link of the creator kit: press page, fact sheet, rules');

CREATE TABLE activation_media (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  kind          text NOT NULL REFERENCES activation_media_kind ON DELETE RESTRICT,
  url           text NOT NULL,
  title         text NOT NULL DEFAULT '',
  position      integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- Pictures have their own guard. Videos and links lead to public websites, so our own addresses and those that begin with
  -- two slashes are refused.
  CONSTRAINT activation_media_url CHECK (
    CASE WHEN kind IN ('image', 'kit_image') THEN url ~ '^(https://|/[^/\\])' ELSE is_public_link(url) END)
);
COMMENT ON TABLE activation_media IS 'Pictures, videos and links of an activation, for the public gallery or for the creator kit that participants get.';
COMMENT ON COLUMN activation_media.id IS 'The unique id of the row.';
COMMENT ON COLUMN activation_media.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_media.kind IS 'The type of the picture, video or link, and its place in the gallery or the creator kit.';
COMMENT ON COLUMN activation_media.url IS 'The web address of the picture, video or link.';
COMMENT ON COLUMN activation_media.title IS 'The title, which is also the text for people who cannot see the picture or video.';
COMMENT ON COLUMN activation_media.position IS 'The position in the list, from 1.';
COMMENT ON COLUMN activation_media.created_at IS 'When the row was created.';
CREATE INDEX activation_media_activation_id_idx ON activation_media (activation_id);

-- Videos and links of the gallery and the kit can lead to other sites, because nothing is loaded from these sites until the
-- user asks.
CREATE TRIGGER activation_media_picture BEFORE INSERT OR UPDATE OF kind, url ON activation_media
  FOR EACH ROW WHEN (NEW.kind IN ('image', 'kit_image')) EXECUTE FUNCTION guard_picture('url');
COMMENT ON TRIGGER activation_media_picture ON activation_media IS 'refuse';
SELECT guard_access('activation_media', '{company}', '{activation_id,activation}');

CREATE TABLE creator_kit (
  activation_id        uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  special_instructions text NOT NULL DEFAULT '',
  asset_url            text,
  asset_name           text,
  asset_bytes          bigint,
  updated_at           timestamptz NOT NULL DEFAULT now(),
  -- A kit's archive must be uploaded here, because only uploads are inspected.
  CONSTRAINT creator_kit_asset_url CHECK (asset_url ~ '^/api/uploads/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  CONSTRAINT creator_kit_asset_archive CHECK (asset_name ~* '\.(zip|rar)$'),
  CONSTRAINT creator_kit_asset_2gb CHECK (asset_bytes BETWEEN 1 AND 2147483648)
);
COMMENT ON TABLE creator_kit IS 'The creator kit of a key campaign or quest, without its pictures, videos and links. Only participants see it.';
COMMENT ON COLUMN creator_kit.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN creator_kit.special_instructions IS 'Special instructions for creators.';
COMMENT ON COLUMN creator_kit.asset_url IS 'The archive with files for creators.';
COMMENT ON COLUMN creator_kit.asset_name IS 'The archive''s file name, .zip or .rar.';
COMMENT ON COLUMN creator_kit.asset_bytes IS 'The archive''s size, up to 2 GB.';
COMMENT ON COLUMN creator_kit.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('creator_kit');
SELECT guard_access('creator_kit', '{company}', '{activation_id,activation}');

CREATE TABLE activation_tag (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  tag_id        uuid NOT NULL REFERENCES tag ON DELETE CASCADE,
  PRIMARY KEY (activation_id, tag_id)
);
COMMENT ON TABLE activation_tag IS 'The tags of an activation.';
COMMENT ON COLUMN activation_tag.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_tag.tag_id IS 'The tag that the row is about.';
CREATE INDEX activation_tag_tag_id_idx ON activation_tag (tag_id);
SELECT guard_access('activation_tag', '{company}', '{activation_id,activation}');

CREATE TABLE activation_channel (
  activation_id           uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  PRIMARY KEY (activation_id, distribution_channel_id)
);
COMMENT ON TABLE activation_channel IS 'The distribution channels (platforms and stores) for which an activation gives codes.';
COMMENT ON COLUMN activation_channel.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_channel.distribution_channel_id IS 'The platform or store.';
CREATE INDEX activation_channel_distribution_channel_id_idx ON activation_channel (distribution_channel_id);

-- This guard applies only to roles that insert rows directly. Actions check their own inserts.
SELECT guard_access('activation_channel', '{company}', '{activation_id,activation}');

CREATE TABLE activation_code_item (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  code_item_id  uuid NOT NULL REFERENCES code_item ON DELETE RESTRICT,
  created_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activation_id, code_item_id)
);
COMMENT ON TABLE activation_code_item IS 'A code item of the Code Manager that an activation gives out.';
COMMENT ON COLUMN activation_code_item.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_code_item.code_item_id IS 'The item of the Code Manager.';
COMMENT ON COLUMN activation_code_item.created_at IS 'When the row was created.';
CREATE INDEX activation_code_item_code_item_id_idx ON activation_code_item (code_item_id);
SELECT guard_access('activation_code_item', '{company}', '{activation_id,activation}');

CREATE FUNCTION activation_code_item_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM code_item i JOIN activation a ON a.company_id = i.company_id
                 WHERE i.id = NEW.code_item_id AND a.id = NEW.activation_id) THEN
    PERFORM refuse('activation_code_item_of_company', 'the code item belongs to another company');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER activation_code_item_check BEFORE INSERT OR UPDATE ON activation_code_item
  FOR EACH ROW EXECUTE FUNCTION activation_code_item_check();
COMMENT ON TRIGGER activation_code_item_check ON activation_code_item IS 'refuse';

CREATE TABLE activation_whitelist (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  creator_id    uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  created_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activation_id, creator_id)
);
COMMENT ON TABLE activation_whitelist IS 'VIP access: these creators can join regardless of the requirements (rules §6).';
COMMENT ON COLUMN activation_whitelist.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_whitelist.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN activation_whitelist.created_at IS 'When the row was created.';
CREATE INDEX activation_whitelist_creator_id_idx ON activation_whitelist (creator_id);
SELECT guard_access('activation_whitelist', '{company}', '{activation_id,activation}');

CREATE FUNCTION guard_kit_archive() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM upload JOIN activation ON activation.id = NEW.activation_id
     WHERE '/api/uploads/' || upload.id = NEW.asset_url AND upload.kind = 'archive'
       AND upload.company_id = activation.company_id) THEN
    PERFORM refuse('creator_kit_asset_uploaded', 'the archive of a kit must be one that its company uploaded');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_kit_archive() IS 'Refuses a kit''s archive that its company did not upload.';
CREATE TRIGGER creator_kit_uploaded_archive BEFORE INSERT OR UPDATE OF asset_url ON creator_kit
  FOR EACH ROW WHEN (NEW.asset_url LIKE '/api/uploads/%') EXECUTE FUNCTION guard_kit_archive();
COMMENT ON TRIGGER creator_kit_uploaded_archive ON creator_kit IS 'refuse';
