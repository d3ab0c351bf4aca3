-- rules §5, publish requirements, as codes in the order of the form. The texts for these codes are in PublishProblem of
-- domain/. A company must enter its billing details before it publishes a quest (rules §6). A waitlist needs key sets
-- only when it is converted. A key campaign or quest needs codes that creators can claim: for a platform that it hands
-- out, and not promised yet. Codes of the item for another platform do not count (rules §5). An embargo must end before
-- the quest's publishing window does, because otherwise no content could be public in time. A quest with a specific day
-- is allowed, because content can be posted on the day when the embargo ends. A waitlist has no codes yet, so it must
-- name its game.
CREATE FUNCTION publish_problems(of_activation_id uuid) RETURNS text[]
  LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN btrim(a.name) = '' THEN 'name' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND a.start_date IS NULL THEN 'start_date' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND coalesce(a.end_date <= now(), true) THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND a.end_date <= now() THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND coalesce(a.start_date < date_trunc('day', now(), 'Europe/Stockholm'), true) THEN 'start_date_not_past' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND k.waitlist IS NOT TRUE AND NOT EXISTS (
      SELECT FROM activation_code_item i WHERE i.activation_id = a.id) THEN 'key_set' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND k.waitlist IS NOT TRUE AND NOT EXISTS (
      SELECT FROM key_offer o WHERE o.activation_id = a.id AND o.available > 0) THEN 'code_manager' END,
    CASE WHEN a.kind = 'QUEST' AND a.embargo_at <= now() THEN 'valid_embargo' END,
    CASE WHEN a.kind = 'QUEST' AND a.embargo_at >= q.publish_until THEN 'embargo_in_window' END,
    CASE WHEN a.kind = 'QUEST' AND q.delivery_type = 'specific_date' AND coalesce(q.specific_date <= now(), true) THEN 'future_specific_date' END,
    CASE WHEN a.kind = 'QUEST' AND NOT EXISTS (
      SELECT FROM unnest(q.talking_points) AS point WHERE btrim(point) <> '') THEN 'talking_point' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM mission_criterion c WHERE c.mission_id = a.id) THEN 'criterion' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM activation_game g WHERE g.activation_id = a.id) THEN 'game' END,
    CASE WHEN a.kind = 'KEY' AND a.game_id IS NULL THEN 'game' END,
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
COMMENT ON FUNCTION publish_problems(uuid) IS 'The problems that keep an activation from being published, as codes. Empty if there are no problems.';

-- Creators must always be able to claim a key of a published activation. A change of key sets or platforms that leaves no such
-- key is refused (rules §5), unless there was none before. A form rewrites its key sets, so the state before the first change
-- of a transaction counts.
CREATE FUNCTION note_claimable() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_activation uuid := coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> 'activation_id';
  noted jsonb := coalesce(nullif(current_setting('questboard.claimable', true), ''), '{}');
BEGIN
  IF NOT noted ? of_activation::text
     AND EXISTS (SELECT FROM activation WHERE id = of_activation AND is_editable AND status <> 'draft') THEN
    PERFORM set_config('questboard.claimable', (
      noted || jsonb_build_object(of_activation, 'code_manager' <> ALL (publish_problems(of_activation))))::text, true);
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
COMMENT ON FUNCTION note_claimable() IS 'Records, for activation_keep_requirements, whether codes of a published activation could be claimed before a change.';
CREATE TRIGGER activation_channel_note_claimable BEFORE INSERT OR UPDATE OR DELETE ON activation_channel
  FOR EACH ROW EXECUTE FUNCTION note_claimable();
COMMENT ON TRIGGER activation_channel_note_claimable ON activation_channel IS 'tally';
CREATE TRIGGER key_set_note_claimable BEFORE INSERT OR UPDATE OR DELETE ON key_set
  FOR EACH ROW EXECUTE FUNCTION note_claimable();
COMMENT ON TRIGGER key_set_note_claimable ON key_set IS 'tally';

CREATE FUNCTION activation_publish_problems(activation_row activation, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(publish_problems(activation_row.id))
  WHERE activation_row.company_id::text = hasura_session ->> 'x-hasura-company-id'
$$;
COMMENT ON FUNCTION activation_publish_problems(activation, json) IS
  'The problems that keep the activation from being published, as codes. Empty if there are no problems. Only the activation''s own company can read them.';

-- Publishing means setting the status to active. For an unverified company, the first publish waits for review; with a
-- later start, the status becomes upcoming. A row that is inserted as published must meet the same conditions by the
-- end of the transaction.
CREATE FUNCTION activation_due_status() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'INSERT' OR OLD.status = 'draft') AND NEW.status IN ('active', 'upcoming')
     AND NOT (SELECT is_verified FROM company WHERE id = NEW.company_id) THEN
    NEW.status := 'waiting_for_company_verification';
  ELSIF NEW.status = 'active' AND NEW.start_date > now() THEN
    NEW.status := 'upcoming';
  END IF;
  IF TG_OP = 'INSERT' AND NEW.status IN ('active', 'upcoming') THEN
    NEW.published_at := coalesce(NEW.published_at, now());
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION activation_due_status() IS 'Replaces "active" with the status that the start and the company''s verification allow.';
CREATE TRIGGER activation_due_status BEFORE INSERT OR UPDATE OF status ON activation
  FOR EACH ROW EXECUTE FUNCTION activation_due_status();
COMMENT ON TRIGGER activation_due_status ON activation IS 'stamp';

CREATE FUNCTION refuse_unready_activation(was activation, is_now activation) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  problems text[];
BEGIN
  IF was.status = 'draft' THEN
    problems := publish_problems(is_now.id);
    IF problems <> '{}' THEN
      PERFORM refuse('activation_publish_requirements', 'before publishing, fix ' || array_to_string(problems, ', '));
    END IF;
  ELSIF is_now.end_date <= now() THEN
    PERFORM refuse('activation_publish_requirements', 'before publishing, fix future_end_date');
  END IF;
  -- rules §6: the first publish is reviewed, which verifies the company.
  IF is_now.status IN ('active', 'upcoming') AND NOT (SELECT is_verified FROM company WHERE id = is_now.company_id) THEN
    PERFORM refuse('activation_company_verified',
      'the company is not verified yet; set the verification of the company to verified, and waiting activations are published automatically');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_unready_activation(activation, activation) IS 'Refuses to publish an activation that is incomplete or whose company is not verified.';

-- An admin's decision about a company also applies to the activations that wait for it.
CREATE FUNCTION company_release_activations() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "decideVerification", "by": "admin"}', true);
  FOR waiting IN SELECT id, end_date FROM activation
                 WHERE company_id = NEW.id AND status = 'waiting_for_company_verification' ORDER BY id LOOP
    IF NEW.verification = 'verified' AND coalesce(waiting.end_date > now(), true) THEN
      UPDATE activation SET status = 'active' WHERE id = waiting.id;
    ELSIF NEW.verification = 'verified' THEN
      UPDATE activation SET status = 'draft', review_note = 'Its end date has passed meanwhile.' WHERE id = waiting.id;
    ELSE
      UPDATE activation SET status = 'draft', review_note = NEW.verification_reason WHERE id = waiting.id;
    END IF;
  END LOOP;
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN NULL;
END $$;
CREATE TRIGGER company_release_activations AFTER UPDATE OF verification ON company
  FOR EACH ROW WHEN (OLD.verification <> NEW.verification AND NEW.verification IN ('verified', 'rejected'))
  EXECUTE FUNCTION company_release_activations();
COMMENT ON TRIGGER company_release_activations ON company IS 'tally';

-- By the end of the transaction, an activation has a row in the table of its kind and a requirement, even if only the
-- activation was written.
CREATE FUNCTION activation_complete() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO requirement (activation_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  CASE NEW.kind
    WHEN 'KEY' THEN INSERT INTO key_campaign (id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    WHEN 'QUEST' THEN INSERT INTO quest (id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    WHEN 'MISSION' THEN INSERT INTO mission (id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    WHEN 'CREATOR_PROGRAM' THEN INSERT INTO creator_program (id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  END CASE;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER activation_complete AFTER INSERT ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION activation_complete();
COMMENT ON TRIGGER activation_complete ON activation IS 'tally';
COMMENT ON FUNCTION activation_complete() IS 'Creates the requirement of an activation and the row of its kind, if they are missing.';

-- A published activation must keep meeting its publish requirements until it ends, no matter who changes it (rules §5). The
-- check runs at the end of the transaction so that parts can be replaced. Effects of time, claimed codes and a repeated
-- address verification do not count as changes.
CREATE FUNCTION refuse_lost_requirements(of_activation_id uuid, looked_at text[]) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  missing text[];
BEGIN
  -- The lock makes transactions wait for each other, so that two of them cannot each remove one of the last two parts.
  PERFORM FROM activation WHERE id = of_activation_id AND is_editable AND status <> 'draft' FOR NO KEY UPDATE;
  IF FOUND THEN
    SELECT array_agg(problem) INTO missing
      FROM unnest(publish_problems(of_activation_id)) AS problem WHERE problem = ANY (looked_at);
    IF missing IS NOT NULL THEN
      PERFORM refuse('activation_keeps_requirements',
        'a published activation must keep what publishing required; fix ' || array_to_string(missing, ', '));
    END IF;
  END IF;
END $$;
COMMENT ON FUNCTION refuse_lost_requirements(uuid, text[]) IS
  'Refuses a published activation with one of these publish problems.';

CREATE FUNCTION activation_keep_requirements() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> TG_ARGV[0];
  looked_at text[] := TG_ARGV[1:];
  noted jsonb := coalesce(nullif(current_setting('questboard.claimable', true), ''), '{}');
BEGIN
  IF TG_TABLE_NAME IN ('activation_code_item', 'key_set', 'activation_channel') THEN
    -- If no code could be claimed before the change, the change is not refused.
    IF NOT coalesce((noted ->> changed::text)::boolean, false) THEN
      looked_at := array_remove(looked_at, 'code_manager');
    END IF;
    PERFORM set_config('questboard.claimable', (noted - changed::text)::text, true);
  END IF;
  PERFORM refuse_lost_requirements(id, looked_at)
     FROM activation
    WHERE CASE WHEN TG_TABLE_NAME = 'company_billing' THEN company_id = changed ELSE id = changed END
    ORDER BY id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION activation_keep_requirements() IS
  'Refuses a change that leaves a published activation without a publish requirement. The arguments name the column with the activation and the problems that the change can cause.';

-- To end an activation early, an admin sets its end to the current time. If it has not begun, the start must be moved
-- before the end (docs/stuck-runs.md).
CREATE FUNCTION activation_keeps_requirements() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  by_company boolean := coalesce(session_variable('x-hasura-role') = 'company', false);
  looked_at text[] := '{}';
  problems text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- The activation may have been deleted or set back to draft before the end of the transaction.
    IF NEW.status IN ('waiting_for_company_verification', 'active', 'upcoming')
       AND EXISTS (SELECT FROM activation WHERE id = NEW.id AND status <> 'draft') THEN
      problems := publish_problems(NEW.id);
      IF problems <> '{}' THEN
        PERFORM refuse('activation_publish_requirements', 'before publishing, fix ' || array_to_string(problems, ', '));
      END IF;
    END IF;
    RETURN NULL;
  END IF;
  IF OLD.embargo_at IS DISTINCT FROM NEW.embargo_at THEN
    looked_at := looked_at || '{valid_embargo,embargo_in_window}'::text[];
  END IF;
  IF OLD.end_date IS DISTINCT FROM NEW.end_date AND (NEW.end_date IS NULL OR by_company) THEN
    looked_at := looked_at || '{future_end_date}'::text[];
  END IF;
  IF OLD.name <> NEW.name THEN
    looked_at := looked_at || '{name}'::text[];
  END IF;
  IF OLD.start_date IS DISTINCT FROM NEW.start_date AND (NEW.start_date IS NULL OR by_company) THEN
    looked_at := looked_at || '{start_date,start_date_not_past}'::text[];
  END IF;
  IF NEW.kind = 'KEY' AND OLD.game_id IS NOT NULL AND NEW.game_id IS NULL THEN
    looked_at := looked_at || '{game}'::text[];
  END IF;
  IF looked_at <> '{}' THEN
    PERFORM refuse_lost_requirements(NEW.id, looked_at);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION activation_keeps_requirements() IS 'Refuses a new activation that is published without meeting the requirements, and changes after which a published activation lacks a requirement.';
-- This trigger fires after activation_complete, which creates the row of the activation's kind.
CREATE CONSTRAINT TRIGGER activation_keeps_requirements AFTER INSERT OR UPDATE OF name, game_id, start_date, end_date, embargo_at ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION activation_keeps_requirements();
COMMENT ON TRIGGER activation_keeps_requirements ON activation IS 'refuse';

CREATE CONSTRAINT TRIGGER activation_channel_keeps_claimable AFTER INSERT OR DELETE OR UPDATE ON activation_channel
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'code_manager');
COMMENT ON TRIGGER activation_channel_keeps_claimable ON activation_channel IS 'refuse';
CREATE CONSTRAINT TRIGGER key_set_keeps_claimable AFTER INSERT OR DELETE OR UPDATE ON key_set
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'code_manager');
COMMENT ON TRIGGER key_set_keeps_claimable ON key_set IS 'refuse';
CREATE FUNCTION quest_keeps_requirements() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  looked_at text[] := '{}';
BEGIN
  IF (OLD.delivery_type, OLD.specific_date) IS DISTINCT FROM (NEW.delivery_type, NEW.specific_date) THEN
    looked_at := looked_at || '{future_specific_date}'::text[];
  END IF;
  IF OLD.talking_points <> NEW.talking_points THEN
    looked_at := looked_at || '{talking_point}'::text[];
  END IF;
  IF OLD.publish_until IS DISTINCT FROM NEW.publish_until THEN
    looked_at := looked_at || '{embargo_in_window}'::text[];
  END IF;
  IF looked_at <> '{}' THEN
    PERFORM refuse_lost_requirements(NEW.id, looked_at);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_keeps_requirements() IS 'Refuses a change of a quest after which the published quest no longer meets a publish requirement.';
CREATE CONSTRAINT TRIGGER quest_keeps_requirements AFTER UPDATE OF talking_points, delivery_type, specific_date, publish_until ON quest
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION quest_keeps_requirements();
COMMENT ON TRIGGER quest_keeps_requirements ON quest IS 'refuse';
CREATE CONSTRAINT TRIGGER mission_keeps_access AFTER UPDATE OF access ON mission
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.access <> NEW.access)
  EXECUTE FUNCTION activation_keep_requirements('id', 'access_selection');
COMMENT ON TRIGGER mission_keeps_access ON mission IS 'refuse';
CREATE CONSTRAINT TRIGGER requirement_keeps_access AFTER UPDATE OF program_id, creator_list_ids, completed_mission_ids ON requirement
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'access_selection');
COMMENT ON TRIGGER requirement_keeps_access ON requirement IS 'refuse';
CREATE CONSTRAINT TRIGGER activation_keeps_key_set AFTER INSERT OR DELETE OR UPDATE ON activation_code_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'key_set', 'code_manager');
COMMENT ON TRIGGER activation_keeps_key_set ON activation_code_item IS 'refuse';
CREATE TRIGGER activation_code_item_note_claimable BEFORE INSERT OR UPDATE OR DELETE ON activation_code_item
  FOR EACH ROW EXECUTE FUNCTION note_claimable();
COMMENT ON TRIGGER activation_code_item_note_claimable ON activation_code_item IS 'tally';
CREATE CONSTRAINT TRIGGER activation_keeps_game AFTER DELETE OR UPDATE ON activation_game
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'game');
COMMENT ON TRIGGER activation_keeps_game ON activation_game IS 'refuse';
CREATE CONSTRAINT TRIGGER mission_keeps_criterion AFTER DELETE OR UPDATE OF mission_id ON mission_criterion
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('mission_id', 'criterion');
COMMENT ON TRIGGER mission_keeps_criterion ON mission_criterion IS 'refuse';
CREATE CONSTRAINT TRIGGER mission_keeps_reward AFTER DELETE OR UPDATE OF mission_id ON mission_reward
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('mission_id', 'reward');
COMMENT ON TRIGGER mission_keeps_reward ON mission_reward IS 'refuse';
CREATE CONSTRAINT TRIGGER company_keeps_billing_details AFTER DELETE OR UPDATE OF company_id ON company_billing
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('company_id', 'billing_details');
COMMENT ON TRIGGER company_keeps_billing_details ON company_billing IS 'refuse';
CREATE CONSTRAINT TRIGGER key_campaign_converts_with_key_set AFTER UPDATE OF waitlist ON key_campaign
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.waitlist AND NOT NEW.waitlist)
  EXECUTE FUNCTION activation_keep_requirements('id', 'key_set', 'code_manager');
COMMENT ON TRIGGER key_campaign_converts_with_key_set ON key_campaign IS 'refuse';

-- While a company edits requirements, it sees how many creators can join and how many each requirement excludes. To
-- count this, each requirement is left out in turn. If there are channel figures for several platforms, one platform is
-- enough, so leaving out a platform can also exclude creators, which gives a negative number.
CREATE FUNCTION activation_requirement_costs(activation_row activation, requirements jsonb DEFAULT NULL, hasura_session json DEFAULT '{}')
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  wanted jsonb := jsonb_strip_nulls(coalesce(requirements,
    (SELECT to_jsonb(r) FROM requirement r WHERE r.activation_id = activation_row.id), '{}'));
  -- Calling this function also refuses requests about activations of other companies.
  eligible bigint := activation_eligible_creator_count(activation_row, wanted, hasura_session);
  costs jsonb := '[]';
  rule record;
BEGIN
  IF eligible IS NULL THEN
    RETURN NULL;
  END IF;
  FOR rule IN
    SELECT rules.name, rules.columns FROM (VALUES
      ('twitch_followers', ARRAY['twitch_followers'], true), ('twitch_average_ccv', ARRAY['twitch_average_ccv'], true),
      ('youtube_subscribers', ARRAY['youtube_subscribers'], true),
      ('youtube_average_video_views', ARRAY['youtube_average_video_views'], true),
      ('youtube_average_short_views', ARRAY['youtube_average_short_views'], true),
      ('tiktok_followers', ARRAY['tiktok_followers'], true),
      ('tiktok_average_short_views', ARRAY['tiktok_average_short_views'], true),
      ('activations_required', ARRAY['activations_required'], false),
      ('location', ARRAY['countries', 'continents'], false), ('languages', ARRAY['languages'], false),
      ('creator_lists', ARRAY['creator_list_ids'], false), ('creator_program', ARRAY['program_id'], false),
      ('completed_missions', ARRAY['completed_mission_ids'], false)
    ) AS rules(name, columns, is_figure)
    WHERE EXISTS (SELECT FROM unnest(rules.columns) AS asked(name)
                   WHERE wanted ? asked.name AND wanted -> asked.name <> '[]')
      AND NOT (rules.is_figure AND coalesce((wanted ->> 'allow_all_creators')::boolean, false))
  LOOP
    costs := costs || jsonb_build_object('requirement', rule.name,
      'creators', eligible_creator_count(wanted - rule.columns, activation_row.kind, activation_row.id) - eligible);
  END LOOP;
  RETURN jsonb_build_object('eligible', eligible, 'everyone', eligible_creator_count('{}', activation_row.kind), 'costs', costs);
END $$;
COMMENT ON FUNCTION activation_requirement_costs(activation, jsonb, json) IS
  'The number of creators who can join under the given or saved requirements, and how many each requirement excludes: {eligible, everyone, costs: [{requirement, creators}]}. Only the activation''s own company can call it.';
