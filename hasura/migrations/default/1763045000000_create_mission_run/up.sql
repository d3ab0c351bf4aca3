CREATE TABLE mission_run_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE mission_run_status IS 'The status of a mission run (rules §3).';
COMMENT ON COLUMN mission_run_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN mission_run_status.comment IS 'The meaning of the value.';
INSERT INTO mission_run_status (value, comment) VALUES
  ('active', 'In progress'),
  ('review', 'The company is reviewing'),
  ('claimReward', 'Rewards are waiting to be claimed'),
  ('completed', 'Completed'),
  ('declined', 'Declined: the content was not approved, or the mission ended'),
  ('canceled', 'Canceled by the company'),
  ('expired', 'Expired: the deadline was missed');

CREATE TABLE mission_run_transition (
  from_status text NOT NULL REFERENCES mission_run_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES mission_run_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE mission_run_transition IS 'The allowed changes of mission_run.status. A trigger refuses all others.';
COMMENT ON COLUMN mission_run_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN mission_run_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN mission_run_transition.event IS 'The name of the status change in events and logs.';
INSERT INTO mission_run_transition (from_status, to_status, event) VALUES
  ('active', 'review', 'missionContentSubmitted'),
  ('active', 'claimReward', 'missionAccepted'),
  ('active', 'completed', 'missionCompleted'),
  ('active', 'declined', 'missionDeclined'),
  ('active', 'canceled', 'missionCanceled'),
  ('active', 'expired', 'missionExpired'),
  ('review', 'active', 'missionContentRejected'),
  ('review', 'claimReward', 'missionAccepted'),
  ('review', 'completed', 'missionCompleted'),
  ('review', 'declined', 'missionDeclined'),
  ('review', 'canceled', 'missionCanceled'),
  ('claimReward', 'completed', 'missionCompleted');

CREATE TABLE mission_run (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mission_id        uuid NOT NULL REFERENCES mission ON DELETE RESTRICT,
  company_id        uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id        uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  round             integer NOT NULL DEFAULT 1,
  status            text NOT NULL DEFAULT 'active' REFERENCES mission_run_status ON DELETE RESTRICT,
  joined_at         timestamptz NOT NULL DEFAULT now(),
  deadline_at       timestamptz,
  submitted_at      timestamptz,
  reviewed_at       timestamptz,
  review_message    text,
  finished_at       timestamptz,
  clicks_before     bigint NOT NULL DEFAULT 0,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version           integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, creator_id),
  CONSTRAINT mission_run_round UNIQUE (mission_id, creator_id, round),
  CONSTRAINT mission_run_round_positive CHECK (round > 0)
);
COMMENT ON TABLE mission_run IS 'A mission run: one creator''s work on a mission, from joining to the rewards. A workflow handles its deadlines.';
COMMENT ON COLUMN mission_run.id IS 'The unique id of the row.';
COMMENT ON COLUMN mission_run.mission_id IS 'The mission that the row belongs to.';
COMMENT ON COLUMN mission_run.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN mission_run.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN mission_run.round IS 'The number of this run among the creator''s runs of the mission.';
COMMENT ON COLUMN mission_run.status IS 'The current status. Only the status changes in mission_run_transition are allowed.';
COMMENT ON COLUMN mission_run.joined_at IS 'When the creator joined. Only content made after this time and after the mission''s start counts.';
COMMENT ON COLUMN mission_run.deadline_at IS 'The deadline to submit content.';
COMMENT ON COLUMN mission_run.submitted_at IS 'When the creator had submitted all content.';
COMMENT ON COLUMN mission_run.reviewed_at IS 'When the company decided on the work.';
COMMENT ON COLUMN mission_run.review_message IS 'The company''s message when it declines the work.';
COMMENT ON COLUMN mission_run.finished_at IS 'When the run reached a terminal status.';
COMMENT ON COLUMN mission_run.clicks_before IS 'The clicks on the creator''s link before this run began, which do not count for this run.';
COMMENT ON COLUMN mission_run.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN mission_run.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN mission_run.created_at IS 'When the row was created.';
COMMENT ON COLUMN mission_run.updated_at IS 'When the row last changed.';
CREATE INDEX mission_run_company_idx ON mission_run (company_id, status, status_changed_at DESC);
CREATE INDEX mission_run_creator_idx ON mission_run (creator_id, status, deadline_at);
CREATE INDEX mission_run_mission_idx ON mission_run (mission_id, status, joined_at DESC);
CREATE INDEX mission_run_deadline_idx ON mission_run (deadline_at) WHERE status = 'active';

-- rules §4: rewards must be claimed before a repeatable mission is repeated.
CREATE UNIQUE INDEX mission_run_one_open_per_creator ON mission_run (mission_id, creator_id)
  WHERE status IN ('active', 'review', 'claimReward');
CREATE INDEX mission_run_company_joined_idx ON mission_run (company_id, joined_at DESC, id);
CREATE INDEX mission_run_company_moved_idx ON mission_run (company_id, status_changed_at DESC);
SELECT begin_with('mission_run', 'mission run', '{active}', '{submitted_at,reviewed_at,finished_at}');

CREATE FUNCTION refuse_mission_entry(run mission_run) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  of_mission mission;
  joined integer;
  times integer;
  reward record;
BEGIN
  SELECT * INTO of_mission FROM mission WHERE id = run.mission_id FOR NO KEY UPDATE;
  -- Work that the company declined uses one of the mission's completions. Otherwise a mission that can be completed once
  -- would let creators submit again after the decision.
  SELECT count(*) INTO times FROM mission_run r
  WHERE r.mission_id = run.mission_id AND r.creator_id = run.creator_id AND r.status NOT IN ('canceled', 'expired');
  IF of_mission.repeatable_count > 0 AND times >= of_mission.repeatable_count THEN
    PERFORM refuse('mission_run_repeatable_count',
      format('this mission can be completed %s times by each creator', of_mission.repeatable_count));
  END IF;
  -- A creator whose run the company canceled no longer takes a place.
  SELECT count(DISTINCT r.creator_id) INTO joined FROM mission_run r
  WHERE r.mission_id = run.mission_id AND r.creator_id <> run.creator_id AND r.status <> 'canceled';
  IF joined >= of_mission.max_participants THEN
    PERFORM refuse('mission_run_max_participants', format('all %s places of this mission are taken', of_mission.max_participants));
  END IF;
  FOR reward IN
    SELECT id, code_item_id FROM mission_reward WHERE mission_id = run.mission_id AND kind = 'code' ORDER BY code_item_id, id
  LOOP
    -- Creators who join missions with the same codes wait for each other, so that no code is promised twice.
    PERFORM pg_advisory_xact_lock(hashtextextended('mission_reward ' || reward.code_item_id, 0));
    IF reward_codes_short(reward.id, 1) THEN
      PERFORM refuse('mission_run_codes_left', 'all remaining codes for its rewards are promised to creators who already take part');
    END IF;
  END LOOP;
END $$;
COMMENT ON FUNCTION refuse_mission_entry(mission_run) IS 'Refuses a run of a mission that has no place or code left, or that the creator cannot repeat.';

CREATE FUNCTION mission_run_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- The account is locked first, because deleting an account also locks the account before the activation.
    PERFORM refuse_deleted_account(NEW.creator_id);
    PERFORM refuse_mission_entry(NEW);
    PERFORM refuse_entry(to_jsonb(NEW), NEW.mission_id);
    RETURN NEW;
  END IF;
  IF OLD.status = NEW.status THEN
    RETURN NEW;
  END IF;
  IF is_by_hand() THEN
    PERFORM refuse_by_hand('status', 'mission run', 'set "deadline_at" to the current time; the run then expires');
  END IF;
  IF NEW.status = 'declined' AND OLD.status = 'review' AND coalesce(btrim(NEW.review_message), '') = '' THEN
    PERFORM refuse('mission_run_review_message_on_decline', '"review_message" must say why the content is declined; the creator reads it');
  END IF;
  IF OLD.status = 'active' AND NEW.status IN ('review', 'claimReward', 'completed') AND mission_goals_missing(NEW.id) > 0 THEN
    PERFORM refuse('mission_run_goals_reached', format('%s of the criteria are not reached yet', mission_goals_missing(NEW.id)));
  END IF;
  IF NEW.status = 'completed' AND mission_rewards_unclaimed(NEW.id) > 0 THEN
    PERFORM refuse('mission_run_rewards_claimed', 'a run is complete only after all its rewards are claimed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION mission_run_refuse() IS 'Refuses a creator who cannot join the mission, a status change without a lifecycle move, and a status whose preconditions are not met.';
SELECT guard_status('mission_run', 'mission run');
CREATE TRIGGER mission_run_refuse BEFORE INSERT OR UPDATE OF status ON mission_run
  FOR EACH ROW EXECUTE FUNCTION mission_run_refuse();

CREATE FUNCTION mission_run_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.deadline_at := coalesce(NEW.deadline_at, (
      SELECT least(mission_run_counts_from(NEW) + make_interval(hours => 24 * m.run_days), a.end_date)
        FROM mission m JOIN activation a ON a.id = m.id WHERE m.id = NEW.mission_id));
    NEW.clicks_before := coalesce((
      SELECT click_count FROM link WHERE activation_id = NEW.mission_id AND kind = 'mission' AND creator_id = NEW.creator_id), 0);
    RETURN NEW;
  END IF;
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  IF OLD.status = NEW.status THEN
    RETURN NEW;
  END IF;
  NEW.status_changed_at := now();
  IF NEW.status = 'review' THEN
    NEW.submitted_at := now();
  ELSIF OLD.status = 'review' THEN
    NEW.reviewed_at := now();
  END IF;
  IF NEW.status = 'active' THEN
    -- A creator who must change the content has at least two days, however long the review took, but not after the mission
    -- has ended.
    IF EXISTS (SELECT FROM activation WHERE id = NEW.mission_id AND status IN ('ended', 'closed')) THEN
      NEW.deadline_at := now() + interval '48 hours';
    ELSIF OLD.deadline_at IS NOT NULL THEN
      NEW.deadline_at := greatest(NEW.deadline_at, now() + interval '48 hours');
    END IF;
  END IF;
  IF NOT EXISTS (SELECT FROM mission_run_transition WHERE from_status = NEW.status) THEN
    NEW.finished_at := now();
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION mission_run_stamp() IS 'Stores the first deadline of a run, the clicks before the run, its version and the times of its status changes.';
CREATE TRIGGER mission_run_stamp BEFORE INSERT OR UPDATE ON mission_run FOR EACH ROW EXECUTE FUNCTION mission_run_stamp();
SELECT follow_owner('mission_run', 'activation', 'mission_id');

SELECT keep_trail('mission_run', 'UPDATE OF status OR DELETE', '{id}');

CREATE FUNCTION mission_run_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM emit_step('mission_run', NULL, to_jsonb(NEW), 'missionJoined');
  ELSIF OLD.status <> NEW.status THEN
    PERFORM emit_step('mission_run', to_jsonb(OLD), to_jsonb(NEW), NULL);
  ELSIF NEW.status = 'active' AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at THEN
    PERFORM emit_deadline('mission_run', to_jsonb(OLD), to_jsonb(NEW));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION mission_run_emit() IS 'Announces a new run, each change of its status, and a moved deadline.';
CREATE TRIGGER mission_run_emit AFTER INSERT OR UPDATE OF status, deadline_at ON mission_run
  FOR EACH ROW EXECUTE FUNCTION mission_run_emit();

CREATE FUNCTION mission_run_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM mission_run_begin(NEW);
    PERFORM mission_count_participant(NEW, 1);
    PERFORM check_channels_soon(NEW.creator_id);
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'canceled' THEN
      PERFORM mission_count_participant(OLD, -1);
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.status = 'canceled' AND OLD.status <> 'canceled' THEN
    PERFORM mission_count_participant(NEW, -1);
  END IF;
  IF NEW.status IN ('claimReward', 'completed') THEN
    PERFORM follow_eligibility(ARRAY[NEW.creator_id]);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION mission_run_tally() IS
  'Creates the progress and the link of a new run, counts the creators of a mission and the completed missions of a creator.';
CREATE TRIGGER mission_run_tally AFTER INSERT OR DELETE OR UPDATE OF status ON mission_run
  FOR EACH ROW EXECUTE FUNCTION mission_run_tally();

COMMENT ON TRIGGER mission_run_refuse ON mission_run IS 'refuse';
COMMENT ON TRIGGER mission_run_stamp ON mission_run IS 'stamp';
COMMENT ON TRIGGER mission_run_emit ON mission_run IS 'outbox';
COMMENT ON TRIGGER mission_run_tally ON mission_run IS 'tally';

-- Runs with a fixed number of days move with the mission's start, and runs that end with the mission move with its end.
-- No run ends after its mission. A mission without an end can get an end while creators work on it (rules §4): their
-- runs had no deadline and then end with the mission. The deadline of a run in review moves too, because its content
-- can be sent back.
CREATE FUNCTION mission_move_deadlines(was activation, is_now activation) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mission_run r
     SET deadline_at = least(greatest(r.joined_at, is_now.start_date) + make_interval(hours => 24 * m.run_days), is_now.end_date)
    FROM mission m
   WHERE m.id = is_now.id AND r.mission_id = is_now.id AND r.status IN ('active', 'review')
     AND (r.deadline_at IS NULL AND is_now.end_date IS NOT NULL OR r.deadline_at = was.end_date OR r.deadline_at > is_now.end_date
       OR r.deadline_at = greatest(r.joined_at, was.start_date) + make_interval(hours => 24 * m.run_days));
END $$;
COMMENT ON FUNCTION mission_move_deadlines(activation, activation) IS 'Moves the deadlines of runs under way with the start and end of their mission.';

-- The terms of a mission are fixed once a creator joins, because invited creators can join before the mission begins.
-- The games that count are part of a mission's terms (rules §6): games can be added, but not removed once a creator has
-- joined.
CREATE FUNCTION mission_terms_kept() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
  of_mission uuid := coalesce(changed ->> 'mission_id', changed ->> 'activation_id',
    (SELECT mission_id::text FROM mission_reward WHERE id = (changed ->> 'reward_id')::uuid))::uuid;
BEGIN
  -- Only the mission's own company can find out whether a creator has joined.
  IF session_variable('x-hasura-role') = 'company'
     AND EXISTS (SELECT FROM activation WHERE id = of_mission AND company_id::text = session_variable('x-hasura-company-id')) THEN
    -- The lock makes joining a mission and changing it wait for each other.
    PERFORM FROM mission WHERE id = of_mission FOR SHARE;
    IF EXISTS (SELECT FROM mission_run WHERE mission_id = of_mission AND status <> 'canceled') THEN
      PERFORM refuse('mission_terms_kept', 'creators have joined the mission, so its criteria and rewards cannot change');
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
COMMENT ON FUNCTION mission_terms_kept() IS 'Keeps a company from changing the criteria and rewards of a mission that creators have joined.';
CREATE TRIGGER activation_game_terms_kept BEFORE DELETE ON activation_game FOR EACH ROW EXECUTE FUNCTION mission_terms_kept();
COMMENT ON TRIGGER activation_game_terms_kept ON activation_game IS 'refuse';
CREATE TRIGGER mission_criterion_terms_kept BEFORE INSERT OR UPDATE OR DELETE ON mission_criterion FOR EACH ROW EXECUTE FUNCTION mission_terms_kept();
COMMENT ON TRIGGER mission_criterion_terms_kept ON mission_criterion IS 'refuse';
CREATE TRIGGER mission_reward_terms_kept BEFORE INSERT OR UPDATE OR DELETE ON mission_reward FOR EACH ROW EXECUTE FUNCTION mission_terms_kept();
COMMENT ON TRIGGER mission_reward_terms_kept ON mission_reward IS 'refuse';
CREATE TRIGGER mission_reward_channel_terms_kept BEFORE INSERT OR UPDATE OR DELETE ON mission_reward_channel FOR EACH ROW EXECUTE FUNCTION mission_terms_kept();
COMMENT ON TRIGGER mission_reward_channel_terms_kept ON mission_reward_channel IS 'refuse';

CREATE FUNCTION mission_run_begin(run mission_run) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO link (kind, activation_id, company_id, creator_id, target_url)
    SELECT 'mission', run.mission_id, run.company_id, run.creator_id, coalesce(c.target_url, company.website)
      FROM mission_criterion c JOIN company ON company.id = run.company_id
     WHERE c.mission_id = run.mission_id AND c.category = 'CLICKS' ORDER BY c.position, c.id LIMIT 1
    ON CONFLICT ON CONSTRAINT link_once DO NOTHING;
  INSERT INTO mission_progress (mission_run_id, criterion_id)
    SELECT run.id, id FROM mission_criterion WHERE mission_id = run.mission_id
    ON CONFLICT DO NOTHING;
END $$;
COMMENT ON FUNCTION mission_run_begin(mission_run) IS 'Gives a creator who joins a link that counts clicks, and the initial progress.';

-- A creator counts once, no matter how often they repeat the mission, and no longer after the company has canceled the
-- creator's run.
CREATE FUNCTION mission_count_participant(run mission_run, change integer) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activation SET participant_count = participant_count + change
   WHERE id = run.mission_id
     AND NOT EXISTS (SELECT FROM mission_run other WHERE other.mission_id = run.mission_id AND other.creator_id = run.creator_id
                        AND other.id <> run.id AND other.status <> 'canceled');
END $$;
COMMENT ON FUNCTION mission_count_participant(mission_run, integer) IS 'Keeps the number of creators who take part in a mission.';

-- A creator who accepts an invitation joins before the mission begins, but their time and their content count only from its
-- start.
CREATE FUNCTION mission_run_counts_from(run mission_run) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT greatest(run.joined_at, start_date) FROM activation WHERE id = run.mission_id
$$;
COMMENT ON FUNCTION mission_run_counts_from(mission_run) IS 'The time from which a creator''s days and content count: joining, or the mission''s start if it is later.';

CREATE TABLE mission_progress (
  mission_run_id uuid NOT NULL,
  criterion_id   uuid NOT NULL REFERENCES mission_criterion ON DELETE RESTRICT,
  company_id     uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id     uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  value          bigint NOT NULL DEFAULT 0,
  met_at         timestamptz,
  updated_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (mission_run_id, criterion_id),
  CONSTRAINT mission_progress_run FOREIGN KEY (mission_run_id, creator_id) REFERENCES mission_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT mission_progress_value_not_negative CHECK (value >= 0)
);
COMMENT ON TABLE mission_progress IS 'The progress of a mission run on one criterion.';
COMMENT ON COLUMN mission_progress.mission_run_id IS 'The mission run that the row belongs to.';
COMMENT ON COLUMN mission_progress.criterion_id IS 'The criterion of the mission.';
COMMENT ON COLUMN mission_progress.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN mission_progress.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN mission_progress.value IS 'The value that the creator has reached so far.';
COMMENT ON COLUMN mission_progress.met_at IS 'When the creator reached the target.';
COMMENT ON COLUMN mission_progress.updated_at IS 'When the row last changed.';
CREATE INDEX mission_progress_creator_id_idx ON mission_progress (creator_id);
CREATE INDEX mission_progress_company_id_idx ON mission_progress (company_id);
CREATE INDEX mission_progress_criterion_id_idx ON mission_progress (criterion_id);
SELECT follow_owner('mission_progress', 'mission_run', 'mission_run_id');
SELECT keep_updated_at('mission_progress');

CREATE TABLE shipping_address (
  mission_run_id uuid PRIMARY KEY,
  company_id     uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id     uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  first_name     text NOT NULL,
  last_name      text NOT NULL,
  street_name    text NOT NULL,
  street_number  text NOT NULL,
  zip_code       text NOT NULL,
  city           text NOT NULL,
  province       text,
  country        text NOT NULL REFERENCES country ON DELETE RESTRICT,
  email          citext,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shipping_address_run FOREIGN KEY (mission_run_id, creator_id) REFERENCES mission_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT shipping_address_first_name_required CHECK (length(btrim(first_name)) > 0),
  CONSTRAINT shipping_address_last_name_required CHECK (length(btrim(last_name)) > 0),
  CONSTRAINT shipping_address_street_name_required CHECK (length(btrim(street_name)) > 0),
  CONSTRAINT shipping_address_street_number_required CHECK (length(btrim(street_number)) > 0),
  CONSTRAINT shipping_address_zip_code_required CHECK (length(btrim(zip_code)) > 0),
  CONSTRAINT shipping_address_city_required CHECK (length(btrim(city)) > 0),
  CONSTRAINT shipping_address_email CHECK (is_email(email::text))
);
COMMENT ON TABLE shipping_address IS 'The shipping address for rewards of a mission run, visible to the creator and the company that ships.';
COMMENT ON COLUMN shipping_address.mission_run_id IS 'The mission run that the row belongs to.';
COMMENT ON COLUMN shipping_address.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN shipping_address.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN shipping_address.first_name IS 'First name.';
COMMENT ON COLUMN shipping_address.last_name IS 'Last name.';
COMMENT ON COLUMN shipping_address.street_name IS 'Street name.';
COMMENT ON COLUMN shipping_address.street_number IS 'Street number.';
COMMENT ON COLUMN shipping_address.zip_code IS 'ZIP code.';
COMMENT ON COLUMN shipping_address.city IS 'City.';
COMMENT ON COLUMN shipping_address.province IS 'Province, optional.';
COMMENT ON COLUMN shipping_address.country IS 'Country.';
COMMENT ON COLUMN shipping_address.email IS 'The email address for the carrier; optional.';
COMMENT ON COLUMN shipping_address.created_at IS 'When the row was created.';
COMMENT ON COLUMN shipping_address.updated_at IS 'When the row last changed.';
CREATE INDEX shipping_address_country_idx ON shipping_address (country);
CREATE INDEX shipping_address_creator_id_idx ON shipping_address (creator_id);
CREATE INDEX shipping_address_company_id_idx ON shipping_address (company_id);
SELECT follow_owner('shipping_address', 'mission_run', 'mission_run_id');
SELECT keep_updated_at('shipping_address');
SELECT guard_access('shipping_address', '{creator}', '{mission_run_id,mission_run}');

CREATE TABLE reward_claim (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mission_run_id uuid NOT NULL,
  reward_id      uuid NOT NULL REFERENCES mission_reward ON DELETE RESTRICT,
  company_id     uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id     uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  claimed_at     timestamptz NOT NULL DEFAULT now(),
  message        text NOT NULL DEFAULT '',
  shipped_at     timestamptz,
  tracking_url   text,
  agreed_at      timestamptz,
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reward_claim_once UNIQUE (mission_run_id, reward_id),
  CONSTRAINT reward_claim_run FOREIGN KEY (mission_run_id, creator_id) REFERENCES mission_run (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT reward_claim_tracking_url_http CHECK (tracking_url ~* '^https?://[^[:space:]]+$')
);
COMMENT ON TABLE reward_claim IS 'A reward that a creator claimed for a completed mission run.';
COMMENT ON COLUMN reward_claim.id IS 'The unique id of the row.';
COMMENT ON COLUMN reward_claim.mission_run_id IS 'The mission run that the row belongs to.';
COMMENT ON COLUMN reward_claim.reward_id IS 'The reward that the row belongs to.';
COMMENT ON COLUMN reward_claim.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN reward_claim.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN reward_claim.claimed_at IS 'The time of the claim.';
COMMENT ON COLUMN reward_claim.message IS 'The reward''s message to the creator, as it was at the time of the claim.';
COMMENT ON COLUMN reward_claim.shipped_at IS 'When the company shipped or handed over the reward.';
COMMENT ON COLUMN reward_claim.tracking_url IS 'The address for tracking the parcel.';
COMMENT ON COLUMN reward_claim.agreed_at IS 'When the creator agreed that the company contacts them about delivery. Codes do not need this.';
COMMENT ON COLUMN reward_claim.updated_at IS 'When the row last changed.';
CREATE INDEX reward_claim_creator_id_idx ON reward_claim (creator_id);
CREATE INDEX reward_claim_reward_id_idx ON reward_claim (reward_id);
CREATE INDEX reward_claim_company_idx ON reward_claim (company_id, shipped_at, claimed_at DESC);
SELECT follow_owner('reward_claim', 'mission_run', 'mission_run_id');
SELECT keep_updated_at('reward_claim');
CREATE TRIGGER reward_claim_stamp_moments BEFORE UPDATE OF shipped_at ON reward_claim
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('shipped_at');
COMMENT ON TRIGGER reward_claim_stamp_moments ON reward_claim IS 'stamp';

CREATE FUNCTION reward_claim_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  reward mission_reward;
BEGIN
  SELECT * INTO run FROM mission_run WHERE id = NEW.mission_run_id FOR NO KEY UPDATE;
  IF run.status <> 'claimReward' THEN
    PERFORM refuse('reward_claim_when_earned', 'rewards can be claimed only after the company accepts the run');
  END IF;
  SELECT * INTO reward FROM mission_reward WHERE id = NEW.reward_id AND mission_id = run.mission_id;
  IF reward.id IS NULL THEN
    PERFORM refuse('reward_claim_reward_of_mission', 'the reward belongs to another mission');
  END IF;
  IF reward.kind = 'merchandise' AND NOT EXISTS (SELECT FROM shipping_address WHERE mission_run_id = run.id) THEN
    PERFORM refuse('reward_claim_address', 'merchandise needs a postal address');
  END IF;
  NEW.message := reward.message;
  RETURN NEW;
END $$;
CREATE TRIGGER reward_claim_check BEFORE INSERT ON reward_claim FOR EACH ROW EXECUTE FUNCTION reward_claim_check();
COMMENT ON TRIGGER reward_claim_check ON reward_claim IS 'refuse';
