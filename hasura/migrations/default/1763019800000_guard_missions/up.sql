-- Missions count what creators do, hand out what they promise, and take in whom they can reward (spec §3, §4, §6).

-- Columns ---------------------------------------------------------------------------------------------------------------------
ALTER TABLE mission_criterion ADD COLUMN target_url text,
  ADD CONSTRAINT mission_criterion_target_url_http CHECK (target_url ~* '^https?://[^[:space:]]+$'),
  ADD CONSTRAINT mission_criterion_target_url_of_clicks CHECK (target_url IS NULL OR category = 'CLICKS');
COMMENT ON COLUMN mission_criterion.target_url IS 'Of clicks: where each creator''s link leads; empty: to the company''s website.';
ALTER TABLE mission_run ADD COLUMN clicks_before bigint NOT NULL DEFAULT 0;
COMMENT ON COLUMN mission_run.clicks_before IS 'Clicks that the creator''s link had when this round began: they do not count for it.';
ALTER TABLE reward_claim ADD COLUMN agreed_at timestamptz;
COMMENT ON COLUMN reward_claim.agreed_at IS 'When the creator agreed that the company gets in touch to deliver it; codes need no such word.';

-- Who may have a mission, and what may stand before it ------------------------------------------------------------------------
CREATE OR REPLACE FUNCTION mission_needs_program() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation p WHERE p.company_id = NEW.company_id AND p.kind = 'CREATOR_PROGRAM'
                   AND p.is_editable AND p.status <> 'draft') THEN
    PERFORM refuse('mission_needs_creator_program', 'missions are for companies with a Creator Program that is published; create or publish one first');
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION requirement_check_references() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := (SELECT company_id FROM activation WHERE id = NEW.activation_id);
  chosen uuid[] := NEW.completed_mission_ids;
  of_status text := (SELECT status FROM activation WHERE id = NEW.activation_id AND kind = 'MISSION');
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
  IF chosen = '{}' OR of_status IS NULL THEN
    RETURN NEW;
  END IF;
  -- One that has ended since it was chosen stays: who completed it may come.
  IF EXISTS (SELECT FROM activation m WHERE m.id = ANY (chosen) AND m.status <> 'active'
               AND CASE TG_OP WHEN 'INSERT' THEN of_status = 'draft' ELSE m.id <> ALL (OLD.completed_mission_ids) END) THEN
    PERFORM refuse('requirement_mission_live', 'a chosen mission is not live, so nobody can complete it');
  END IF;
  IF EXISTS (
    WITH RECURSIVE before(id) AS (
      SELECT unnest(chosen)
      UNION
      SELECT unnest(r.completed_mission_ids) FROM before JOIN requirement r ON r.activation_id = before.id)
    SELECT FROM before WHERE id = NEW.activation_id) THEN
    PERFORM refuse('requirement_mission_circle', 'a chosen mission asks, itself or by others, for this one to be completed first');
  END IF;
  RETURN NEW;
END $$;

-- Rewards ---------------------------------------------------------------------------------------------------------------------
CREATE FUNCTION mission_reward_has_platforms() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  rewarded uuid := CASE WHEN TG_TABLE_NAME = 'mission_reward' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(OLD) ->> 'reward_id')::uuid END;
BEGIN
  IF EXISTS (SELECT FROM mission_reward w WHERE w.id = rewarded AND w.kind = 'code'
               AND NOT EXISTS (SELECT FROM mission_reward_channel c WHERE c.reward_id = w.id)) THEN
    PERFORM refuse('mission_reward_code_platforms', 'codes are handed out for at least one platform');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION mission_reward_has_platforms() IS 'Holds a reward of codes to at least one platform, once all of a change is written.';
CREATE CONSTRAINT TRIGGER mission_reward_has_platforms AFTER INSERT OR UPDATE OF kind ON mission_reward
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'code') EXECUTE FUNCTION mission_reward_has_platforms();
CREATE CONSTRAINT TRIGGER mission_reward_channel_kept AFTER DELETE OR UPDATE OF reward_id ON mission_reward_channel
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION mission_reward_has_platforms();
-- Before there were platforms to choose, every platform with codes was meant.
INSERT INTO mission_reward_channel (reward_id, distribution_channel_id)
  SELECT DISTINCT w.id, c.distribution_channel_id
    FROM mission_reward w JOIN code c ON c.item_id = w.code_item_id
   WHERE w.kind = 'code' AND NOT EXISTS (SELECT FROM mission_reward_channel k WHERE k.reward_id = w.id);

CREATE FUNCTION reward_codes_short(of_reward_id uuid, more_creators bigint) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  WITH wanted AS (SELECT * FROM mission_reward WHERE id = of_reward_id AND kind = 'code'),
  -- Whatever draws on one of the same platforms, in any mission: what its creators may still claim, and those that come.
  drawn AS (
    SELECT other.quantity, reward_codes_owed(other.id) + CASE WHEN other.mission_id = w.mission_id THEN other.quantity * more_creators ELSE 0 END AS codes
      FROM wanted w JOIN mission_reward other ON other.code_item_id = w.code_item_id AND other.kind = 'code'
     WHERE EXISTS (SELECT FROM mission_reward_channel a JOIN mission_reward_channel b USING (distribution_channel_id)
                    WHERE a.reward_id = w.id AND b.reward_id = other.id)),
  stock AS (
    SELECT coalesce(sum(t.available), 0) AS available
      FROM wanted w JOIN mission_reward_channel k ON k.reward_id = w.id
      JOIN code_tally t ON t.item_id = w.code_item_id AND t.distribution_channel_id = k.distribution_channel_id)
  SELECT EXISTS (
    SELECT FROM wanted w, stock
     WHERE stock.available < (SELECT sum(codes) FROM drawn)
        OR reward_codes_left(w.id) < (SELECT sum(codes) FROM drawn WHERE quantity = w.quantity))
$$;
COMMENT ON FUNCTION reward_codes_short(uuid, bigint) IS 'Whether so many more creators are too many for the codes of a reward, beside all that its stock is promised to already.';

-- Who is invited joins before the mission begins.
CREATE FUNCTION mission_terms_kept() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
  of_mission uuid := coalesce(changed ->> 'mission_id', (SELECT mission_id::text FROM mission_reward WHERE id = (changed ->> 'reward_id')::uuid))::uuid;
BEGIN
  -- Of somebody else's mission nobody hears whether it has been joined.
  IF session_variable('x-hasura-role') = 'company'
     AND EXISTS (SELECT FROM activation WHERE id = of_mission AND company_id::text = session_variable('x-hasura-company-id')) THEN
    -- The lock makes joining and changing wait for each other.
    PERFORM FROM mission WHERE id = of_mission FOR SHARE;
    IF EXISTS (SELECT FROM mission_run WHERE mission_id = of_mission AND status <> 'canceled') THEN
      PERFORM refuse('mission_terms_kept', 'creators have joined the mission: what they do and get stays');
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
COMMENT ON FUNCTION mission_terms_kept() IS 'Keeps a company from changing what creators who have joined a mission do and get.';
CREATE TRIGGER mission_criterion_terms_kept BEFORE INSERT OR UPDATE OR DELETE ON mission_criterion FOR EACH ROW EXECUTE FUNCTION mission_terms_kept();
CREATE TRIGGER mission_reward_terms_kept BEFORE INSERT OR UPDATE OR DELETE ON mission_reward FOR EACH ROW EXECUTE FUNCTION mission_terms_kept();
CREATE TRIGGER mission_reward_channel_terms_kept BEFORE INSERT OR UPDATE OR DELETE ON mission_reward_channel FOR EACH ROW EXECUTE FUNCTION mission_terms_kept();

-- Joining ---------------------------------------------------------------------------------------------------------------------
CREATE OR REPLACE FUNCTION mission_run_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_mission mission;
  joined integer;
  times integer;
  reward record;
BEGIN
  SELECT * INTO of_mission FROM mission WHERE id = NEW.mission_id FOR NO KEY UPDATE;
  SELECT count(*) INTO times FROM mission_run r
  WHERE r.mission_id = NEW.mission_id AND r.creator_id = NEW.creator_id AND r.status NOT IN ('canceled', 'expired', 'declined');
  IF of_mission.repeatable_count > 0 AND times >= of_mission.repeatable_count THEN
    PERFORM refuse('mission_run_repeatable_count',
      format('this mission can be completed %s times by each creator', of_mission.repeatable_count));
  END IF;
  -- Whose run the company canceled takes no place any more.
  SELECT count(DISTINCT r.creator_id) INTO joined FROM mission_run r
  WHERE r.mission_id = NEW.mission_id AND r.creator_id <> NEW.creator_id AND r.status <> 'canceled';
  IF joined >= of_mission.max_participants THEN
    PERFORM refuse('mission_run_max_participants', format('all %s places of this mission are taken', of_mission.max_participants));
  END IF;
  FOR reward IN
    SELECT id, code_item_id FROM mission_reward WHERE mission_id = NEW.mission_id AND kind = 'code' ORDER BY code_item_id, id
  LOOP
    -- Who joins and who joins another mission with the same codes wait for each other.
    PERFORM pg_advisory_xact_lock(hashtextextended('mission_reward ' || reward.code_item_id, 0));
    IF reward_codes_short(reward.id, 1) THEN
      PERFORM refuse('mission_run_codes_left', 'all codes that are left for its rewards are promised to those who take part already');
    END IF;
  END LOOP;
  NEW.deadline_at := coalesce(NEW.deadline_at, least(
    NEW.joined_at + make_interval(hours => 24 * of_mission.run_days),
    (SELECT end_date FROM activation WHERE id = NEW.mission_id)));
  NEW.clicks_before := coalesce((
    SELECT click_count FROM link WHERE activation_id = NEW.mission_id AND kind = 'mission' AND creator_id = NEW.creator_id), 0);
  RETURN NEW;
END $$;

CREATE FUNCTION mission_run_begin() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO link (kind, activation_id, company_id, creator_id, target_url)
    SELECT 'mission', NEW.mission_id, NEW.company_id, NEW.creator_id, coalesce(c.target_url, company.website)
      FROM mission_criterion c JOIN company ON company.id = NEW.company_id
     WHERE c.mission_id = NEW.mission_id AND c.category = 'CLICKS' ORDER BY c.position, c.id LIMIT 1
    ON CONFLICT ON CONSTRAINT link_once DO NOTHING;
  INSERT INTO mission_progress (mission_run_id, criterion_id)
    SELECT NEW.id, id FROM mission_criterion WHERE mission_id = NEW.mission_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION mission_run_begin() IS 'Gives who joins a link where clicks count, and progress to begin with.';
CREATE TRIGGER mission_run_begin AFTER INSERT ON mission_run FOR EACH ROW EXECUTE FUNCTION mission_run_begin();

-- A creator counts once, however often they repeat it, and not once the company has canceled.
CREATE FUNCTION mission_count_participants() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_OP = 'DELETE' AND OLD.status = 'canceled' THEN
    RETURN NULL;
  END IF;
  UPDATE activation SET participant_count = participant_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
   WHERE id = run.mission_id
     AND NOT EXISTS (SELECT FROM mission_run other WHERE other.mission_id = run.mission_id AND other.creator_id = run.creator_id
                        AND other.id <> run.id AND other.status <> 'canceled');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION mission_count_participants() IS 'Keeps how many creators take part in a mission.';
DROP TRIGGER mission_run_count ON mission_run;
CREATE TRIGGER mission_run_count AFTER INSERT OR DELETE ON mission_run FOR EACH ROW EXECUTE FUNCTION mission_count_participants();
CREATE TRIGGER mission_run_count_canceled AFTER UPDATE OF status ON mission_run
  FOR EACH ROW WHEN (NEW.status = 'canceled' AND OLD.status <> 'canceled') EXECUTE FUNCTION mission_count_participants();
UPDATE activation SET participant_count = counted.creators
  FROM (SELECT a.id, count(DISTINCT r.creator_id) AS creators
          FROM activation a LEFT JOIN mission_run r ON r.mission_id = a.id AND r.status <> 'canceled'
         WHERE a.kind = 'MISSION' GROUP BY 1) AS counted
 WHERE activation.id = counted.id AND activation.participant_count <> counted.creators;

-- Content ---------------------------------------------------------------------------------------------------------------------
CREATE OR REPLACE FUNCTION submission_as_seen() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  seen content;
BEGIN
  -- The lock makes two runs that want the same piece wait for each other.
  SELECT * INTO seen FROM content WHERE id = NEW.content_id AND creator_id = NEW.creator_id FOR NO KEY UPDATE;
  IF seen.id IS NULL THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM quest_run AS run
              WHERE run.id = NEW.quest_run_id
                AND (seen.platform <> run.platform OR seen.connection_id <> run.connection_id)) THEN
    PERFORM refuse('submission_agreed_channel', 'content is submitted on the channel that was agreed');
  END IF;
  IF seen.visibility IN ('private', 'removed') THEN
    PERFORM refuse('submission_can_be_seen', format('content that is "%s" cannot be reviewed', seen.visibility));
  END IF;
  IF EXISTS (SELECT FROM submission AS other
              WHERE other.content_id = NEW.content_id AND (other.quest_run_id <> NEW.quest_run_id OR other.mission_run_id IS NOT NULL)
                AND other.status <> 'REJECTED') THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content is paid for once');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_as_seen() IS 'Refuses known content for a quest run that is on another channel, that nobody can see, or that serves another run.';

CREATE FUNCTION submission_of_mission() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  seen content;
BEGIN
  SELECT * INTO run FROM mission_run WHERE id = NEW.mission_run_id;
  IF TG_OP = 'INSERT' AND run.status <> 'active' THEN
    PERFORM refuse('submission_while_under_way', format('content is submitted while the run is under way, not when it is "%s"', run.status));
  END IF;
  IF NEW.content_id IS NOT NULL THEN
    -- The lock makes two runs that want the same piece wait for each other.
    SELECT * INTO seen FROM content WHERE id = NEW.content_id AND creator_id = run.creator_id FOR NO KEY UPDATE;
  END IF;
  IF seen.published_at < run.joined_at THEN
    PERFORM refuse('submission_after_joining', 'only content made after joining counts');
  END IF;
  IF seen.visibility IN ('private', 'removed') THEN
    PERFORM refuse('submission_can_be_seen', format('content that is "%s" cannot be reviewed', seen.visibility));
  END IF;
  IF seen.id IS NOT NULL AND EXISTS (SELECT FROM activation_game WHERE activation_id = run.mission_id)
     AND NOT EXISTS (SELECT FROM activation_game WHERE activation_id = run.mission_id AND game_id = seen.game_id) THEN
    PERFORM refuse('submission_game_of_mission', 'the content shows none of the games of the mission');
  END IF;
  IF EXISTS (SELECT FROM submission AS other
              WHERE other.id <> NEW.id AND other.creator_id = run.creator_id AND other.status <> 'REJECTED'
                AND (other.content_id = NEW.content_id OR NEW.content_id IS NULL AND other.url = NEW.url)
                AND (other.quest_run_id IS NOT NULL OR other.mission_run_id <> run.id
                  OR other.mission_run_id = run.id AND coalesce(other.criterion_id = NEW.criterion_id, true) AND NEW.content_id IS NOT NULL)) THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content counts for one run');
  END IF;
  IF seen.type IN ('STREAM', 'VOD') AND EXISTS (
    SELECT FROM submission AS other JOIN content AS same ON same.id = other.content_id
     WHERE other.id <> NEW.id AND other.creator_id = run.creator_id AND other.status <> 'REJECTED' AND other.participant_id IS NULL
       AND same.connection_id = seen.connection_id AND same.type IN ('STREAM', 'VOD') AND same.type <> seen.type
       AND same.published_at BETWEEN seen.published_at - interval '30 minutes' AND seen.published_at + interval '30 minutes') THEN
    PERFORM refuse('submission_serves_one_run', 'a stream and its recording are one piece of content');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_of_mission() IS 'Refuses content for a mission that is older than joining, shows another game, cannot be seen, or serves another run.';
CREATE TRIGGER submission_b_of_mission BEFORE INSERT OR UPDATE OF content_id ON submission
  FOR EACH ROW WHEN (NEW.mission_run_id IS NOT NULL) EXECUTE FUNCTION submission_of_mission();

CREATE FUNCTION submission_of_criterion() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asked mission_criterion;
BEGIN
  -- The lock makes two answers of one creator wait for each other.
  PERFORM FROM mission_run WHERE id = NEW.mission_run_id FOR NO KEY UPDATE;
  SELECT c.* INTO asked FROM mission_criterion c JOIN mission_run r ON r.mission_id = c.mission_id
   WHERE c.id = NEW.criterion_id AND r.id = NEW.mission_run_id;
  IF asked.id IS NULL THEN
    PERFORM refuse('submission_own_criterion', 'the criterion belongs to another mission');
  END IF;
  IF asked.category <> 'CUSTOM_CONTENT' THEN
    -- A link may lead to content that is not known yet.
    IF NEW.url IS NULL OR asked.category = 'CLICKS' THEN
      PERFORM refuse('submission_measured_criterion', 'the criterion is measured: nothing that is written completes it');
    END IF;
    RETURN NEW;
  END IF;
  IF (asked.custom_completion = 'URL') <> (NEW.url IS NOT NULL) THEN
    PERFORM refuse('submission_custom_completion', format('the criterion is completed by a %s', asked.custom_completion));
  END IF;
  IF EXISTS (SELECT FROM submission WHERE mission_run_id = NEW.mission_run_id AND criterion_id = asked.id AND status <> 'REJECTED') THEN
    PERFORM refuse('submission_answers_once', 'the criterion is answered already');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_of_criterion() IS 'Refuses answers that a criterion does not ask for: of another mission, in another way, more than one, or to what is measured.';
CREATE TRIGGER submission_b_of_criterion BEFORE INSERT ON submission
  FOR EACH ROW WHEN (NEW.criterion_id IS NOT NULL AND NEW.mission_run_id IS NOT NULL) EXECUTE FUNCTION submission_of_criterion();

-- Progress --------------------------------------------------------------------------------------------------------------------
CREATE FUNCTION mission_goals_missing(of_run_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM mission_run r JOIN mission_criterion c ON c.mission_id = r.mission_id
    LEFT JOIN mission_progress p ON p.mission_run_id = r.id AND p.criterion_id = c.id
   WHERE r.id = of_run_id AND coalesce(p.value, 0) < c.target
$$;
COMMENT ON FUNCTION mission_goals_missing(uuid) IS 'How many criteria of its mission a run has not reached.';

CREATE FUNCTION mission_run_measure(of_run_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  was_missing bigint;
BEGIN
  -- Figures of two channels that come at once are counted one after the other, so that none of them is lost.
  PERFORM pg_advisory_xact_lock(hashtextextended('mission_run ' || of_run_id, 0));
  SELECT * INTO run FROM mission_run WHERE id = of_run_id;
  IF run.status IS DISTINCT FROM 'active' THEN
    RETURN;
  END IF;
  was_missing := mission_goals_missing(run.id);
  INSERT INTO mission_progress AS p (mission_run_id, criterion_id, value, met_at)
  SELECT run.id, c.id, measured.value, CASE WHEN measured.value >= c.target THEN now() END
    FROM mission_criterion c
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(t.duration_minutes), 0) AS minutes, coalesce(floor(sum(t.hours_watched)), 0) AS hours,
            coalesce(floor(avg(t.average_ccv)), 0) AS ccv, coalesce(sum(t.views), 0) AS views,
            coalesce(floor(avg(t.views)), 0) AS per_video, count(*) AS pieces
       FROM submission s LEFT JOIN content t ON t.id = s.content_id
      WHERE s.mission_run_id = run.id AND s.status <> 'REJECTED'
        AND CASE c.category
              WHEN 'CUSTOM_CONTENT' THEN s.criterion_id = c.id
              -- A piece that was handed in for no criterion of its own counts wherever its kind does.
              ELSE t.visibility NOT IN ('private', 'removed')
                AND (s.criterion_id = c.id OR s.criterion_id IS NULL AND (t.type IN ('STREAM', 'VOD')) = (c.category = 'STREAM_CONTENT'))
            END) AS shown
   CROSS JOIN LATERAL (
     SELECT CASE c.metric
       WHEN 'STREAM_CONTENT_AIR_TIME' THEN shown.minutes WHEN 'STREAM_CONTENT_HOURS_WATCHED' THEN shown.hours
       WHEN 'STREAM_CONTENT_CCV' THEN shown.ccv WHEN 'VIDEO_VIEWS' THEN shown.views WHEN 'VIDEO_AVERAGE_VIEWS_PER_VIDEO' THEN shown.per_video
       WHEN 'CUSTOM' THEN least(shown.pieces, 1)
       ELSE greatest(coalesce((SELECT l.click_count FROM link l
              WHERE l.activation_id = run.mission_id AND l.kind = 'mission' AND l.creator_id = run.creator_id), 0) - run.clicks_before, 0)
       END::bigint AS value) AS measured
   WHERE c.mission_id = run.mission_id
   ORDER BY c.id
  ON CONFLICT (mission_run_id, criterion_id) DO UPDATE
    SET value = excluded.value, met_at = CASE WHEN excluded.met_at IS NOT NULL THEN coalesce(p.met_at, excluded.met_at) END
    WHERE p.value <> excluded.value OR (p.met_at IS NULL) <> (excluded.met_at IS NULL);
  IF was_missing > 0 AND mission_goals_missing(run.id) = 0 THEN
    PERFORM emit_event('missionGoalsReached', 'mission_run', run.id, jsonb_build_object(
      'activation_id', run.mission_id, 'company_id', run.company_id, 'creator_id', run.creator_id));
  END IF;
END $$;
COMMENT ON FUNCTION mission_run_measure(uuid) IS 'Counts what a run under way has reached, by the content that was submitted and the clicks on its link; tells when all is reached.';

-- At the end of a transaction: whoever measures holds all other locks already, and each run is measured as everything stands.
CREATE FUNCTION submission_measure() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mission_run_measure((to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> 'mission_run_id')::uuid);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION submission_measure() IS 'Measures the run that content was submitted to.';
CREATE CONSTRAINT TRIGGER submission_measure AFTER INSERT OR UPDATE OF status, content_id ON submission
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.mission_run_id IS NOT NULL) EXECUTE FUNCTION submission_measure();

CREATE FUNCTION content_measure() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run record;
BEGIN
  FOR run IN
    SELECT DISTINCT r.id FROM submission s JOIN mission_run r ON r.id = s.mission_run_id AND r.status = 'active'
     WHERE s.content_id = NEW.id ORDER BY 1
  LOOP
    PERFORM mission_run_measure(run.id);
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_measure() IS 'Measures the runs under way that content counts for, as its figures come in.';
CREATE CONSTRAINT TRIGGER content_measure AFTER UPDATE OF views, hours_watched, average_ccv, duration_minutes, visibility ON content
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.views, OLD.hours_watched, OLD.average_ccv, OLD.duration_minutes, OLD.visibility)
        IS DISTINCT FROM (NEW.views, NEW.hours_watched, NEW.average_ccv, NEW.duration_minutes, NEW.visibility))
  EXECUTE FUNCTION content_measure();

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
COMMENT ON FUNCTION link_measure() IS 'Measures the run under way whose link was clicked.';
CREATE CONSTRAINT TRIGGER link_measure AFTER UPDATE OF click_count ON link
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'mission' AND OLD.click_count <> NEW.click_count) EXECUTE FUNCTION link_measure();

-- Statuses --------------------------------------------------------------------------------------------------------------------
CREATE FUNCTION mission_rewards_unclaimed(of_run_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM mission_run r JOIN mission_reward w ON w.mission_id = r.mission_id
    LEFT JOIN reward_claim c ON c.reward_id = w.id AND c.mission_run_id = r.id
   WHERE r.id = of_run_id
     AND (c.id IS NULL OR w.kind = 'code' AND (SELECT count(*) FROM code_claim k WHERE k.reward_claim_id = c.id) < w.quantity)
$$;
COMMENT ON FUNCTION mission_rewards_unclaimed(uuid) IS 'How many rewards of its mission a run has not claimed, or not all codes of.';

CREATE OR REPLACE FUNCTION mission_run_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'review' THEN
    NEW.submitted_at := now();
  ELSIF OLD.status = 'review' THEN
    NEW.reviewed_at := now();
  END IF;
  IF NEW.status = 'active' THEN
    -- Who is asked for something else has two days at least, however long the review took; no more once the mission is over.
    IF EXISTS (SELECT FROM activation WHERE id = NEW.mission_id AND status IN ('ended', 'closed')) THEN
      NEW.deadline_at := now() + interval '48 hours';
    ELSIF OLD.deadline_at IS NOT NULL THEN
      NEW.deadline_at := greatest(NEW.deadline_at, now() + interval '48 hours');
    END IF;
  END IF;
  IF NEW.status = 'declined' AND OLD.status = 'review' AND coalesce(btrim(NEW.review_message), '') = '' THEN
    PERFORM refuse('mission_run_review_message_on_decline', 'say why the content is declined: the creator reads it');
  END IF;
  IF OLD.status = 'active' AND NEW.status IN ('review', 'claimReward', 'completed') AND mission_goals_missing(NEW.id) > 0 THEN
    PERFORM refuse('mission_run_goals_reached', format('%s of the criteria are not reached yet', mission_goals_missing(NEW.id)));
  END IF;
  IF NEW.status = 'completed' AND mission_rewards_unclaimed(NEW.id) > 0 THEN
    PERFORM refuse('mission_run_rewards_claimed', 'a run is completed once all its rewards are claimed');
  END IF;
  IF NOT EXISTS (SELECT FROM mission_run_transition WHERE from_status = NEW.status) THEN
    NEW.finished_at := now();
  END IF;
  RETURN NEW;
END $$;

-- Claiming --------------------------------------------------------------------------------------------------------------------
CREATE OR REPLACE FUNCTION reward_claim_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  reward mission_reward;
BEGIN
  SELECT * INTO run FROM mission_run WHERE id = NEW.mission_run_id FOR NO KEY UPDATE;
  IF run.status <> 'claimReward' THEN
    PERFORM refuse('reward_claim_when_earned', 'rewards can be claimed once the mission is accepted');
  END IF;
  SELECT * INTO reward FROM mission_reward WHERE id = NEW.reward_id AND mission_id = run.mission_id;
  IF reward.id IS NULL THEN
    PERFORM refuse('reward_claim_reward_of_mission', 'the reward belongs to another mission');
  END IF;
  IF reward.kind = 'merchandise' AND NOT EXISTS (SELECT FROM shipping_address WHERE mission_run_id = run.id) THEN
    PERFORM refuse('reward_claim_address', 'merchandise needs an address to be sent to');
  END IF;
  NEW.message := reward.message;
  RETURN NEW;
END $$;

-- A code of a reward is one for a platform that the reward names.
CREATE OR REPLACE FUNCTION code_claim_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  allowed integer;
  claimed integer;
  item uuid := (SELECT item_id FROM code WHERE id = NEW.code_id);
BEGIN
  IF num_nonnulls(NEW.participant_id, NEW.quest_run_id, NEW.reward_claim_id) <> 1 THEN
    RETURN NEW;
  END IF;
  IF NEW.participant_id IS NOT NULL THEN
    -- The lock makes two claims of one creator wait for each other.
    PERFORM FROM key_campaign_participant WHERE id = NEW.participant_id AND status IN ('accepted', 'claimed_key') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_accepted_only', 'codes are claimed by accepted creators only');
    END IF;
    SELECT codes_per_creator INTO allowed FROM key_campaign WHERE id = NEW.activation_id;
    SELECT count(*) INTO claimed FROM code_claim WHERE participant_id = NEW.participant_id;
  ELSIF NEW.quest_run_id IS NOT NULL THEN
    PERFORM FROM quest_run WHERE id = NEW.quest_run_id
      AND status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_paid_run_only', 'the kit opens once the quest is paid');
    END IF;
    SELECT kit_codes INTO allowed FROM quest_run WHERE id = NEW.quest_run_id;
    SELECT count(*) INTO claimed FROM code_claim WHERE quest_run_id = NEW.quest_run_id;
  ELSE
    PERFORM FROM reward_claim WHERE id = NEW.reward_claim_id FOR NO KEY UPDATE;
    SELECT quantity INTO allowed FROM mission_reward w JOIN reward_claim c ON c.reward_id = w.id
    WHERE c.id = NEW.reward_claim_id AND w.code_item_id = item
      AND EXISTS (SELECT FROM mission_reward_channel k JOIN code ON code.distribution_channel_id = k.distribution_channel_id
                   WHERE k.reward_id = w.id AND code.id = NEW.code_id);
    SELECT count(*) INTO claimed FROM code_claim WHERE reward_claim_id = NEW.reward_claim_id;
  END IF;
  IF NEW.reward_claim_id IS NULL AND NOT EXISTS (
       SELECT FROM activation_code_item WHERE activation_id = NEW.activation_id AND code_item_id = item)
     OR allowed IS NULL THEN
    PERFORM refuse('code_claim_code_of_activation', 'the code does not belong to this activation');
  END IF;
  IF claimed >= allowed THEN
    PERFORM refuse('code_claim_codes_per_creator', format('this creator already has %s of %s codes', claimed, allowed));
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION publish_problems(of_activation_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN btrim(a.name) = '' THEN 'name' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND a.start_date IS NULL THEN 'start_date' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND coalesce(a.end_date <= now(), true) THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND a.end_date <= now() THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND coalesce(a.start_date < date_trunc('day', now(), 'Europe/Stockholm'), true) THEN 'start_date_not_past' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND k.waitlist IS NOT TRUE AND NOT EXISTS (
      SELECT FROM activation_code_item i WHERE i.activation_id = a.id) THEN 'key_set' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND k.waitlist IS NOT TRUE AND NOT EXISTS (
      SELECT FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id AND c.status = 'available'
      WHERE i.activation_id = a.id) THEN 'code_manager' END,
    CASE WHEN a.kind = 'QUEST' AND a.embargo_at <= now() THEN 'valid_embargo' END,
    CASE WHEN a.kind = 'QUEST' AND q.delivery_type = 'specific_date' AND coalesce(q.specific_date <= now(), true) THEN 'future_specific_date' END,
    CASE WHEN a.kind = 'QUEST' AND NOT EXISTS (
      SELECT FROM unnest(q.talking_points) AS point WHERE btrim(point) <> '') THEN 'talking_point' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM mission_criterion c WHERE c.mission_id = a.id) THEN 'criterion' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM activation_game g WHERE g.activation_id = a.id) THEN 'game' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id) THEN 'reward' END,
    CASE WHEN a.kind = 'MISSION' AND EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code'
      AND reward_codes_short(w.id, coalesce(m.max_participants, 1))) THEN 'reward_stock' END,
    CASE WHEN a.kind = 'MISSION' AND m.access = 'program_members' AND r.program_id IS NULL
           OR a.kind = 'MISSION' AND m.access = 'creator_lists' AND r.creator_list_ids = '{}'
           OR a.kind = 'MISSION' AND m.access = 'sequential' AND r.completed_mission_ids = '{}' THEN 'access_selection' END,
    CASE WHEN a.kind = 'QUEST' AND NOT EXISTS (SELECT FROM company_billing b WHERE b.company_id = a.company_id) THEN 'billing_details' END,
    CASE WHEN NOT EXISTS (
      SELECT FROM company_member c JOIN "user" u ON u.id = c.user_id
      WHERE c.company_id = a.company_id AND c.is_owner AND u.email_verified_at IS NOT NULL) THEN 'verified_email' END
  ], NULL)
  FROM activation a
  LEFT JOIN key_campaign k ON k.id = a.id
  LEFT JOIN quest q ON q.id = a.id
  LEFT JOIN mission m ON m.id = a.id
  LEFT JOIN requirement r ON r.activation_id = a.id
  WHERE a.id = of_activation_id
$$;
