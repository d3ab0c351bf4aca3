-- Publishing: what an activation needs first, its review, and what happens to its parts (spec §4 to §6).

-- spec §5, publish requirements. Codes, in the order of the form; PublishProblem in domain/ has their words.
CREATE FUNCTION publish_problems(of_activation_id uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN btrim(a.name) = '' THEN 'name' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND a.start_date IS NULL THEN 'start_date' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND coalesce(a.end_date <= now(), true) THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND a.end_date <= now() THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND coalesce(a.start_date < date_trunc('day', now(), 'Europe/Stockholm'), true) THEN 'start_date_not_past' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND NOT EXISTS (
      SELECT FROM activation_code_item i WHERE i.activation_id = a.id) THEN 'key_set' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND NOT EXISTS (
      SELECT FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id AND c.status = 'available'
      WHERE i.activation_id = a.id) THEN 'code_manager' END,
    CASE WHEN a.kind = 'QUEST' AND a.embargo_at <= now() THEN 'valid_embargo' END,
    CASE WHEN a.kind = 'QUEST' AND q.delivery_type = 'specific_date' AND coalesce(q.specific_date <= now(), true) THEN 'future_specific_date' END,
    CASE WHEN a.kind = 'QUEST' AND NOT EXISTS (
      SELECT FROM unnest(q.talking_points) AS point WHERE btrim(point) <> '') THEN 'talking_point' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM mission_criterion c WHERE c.mission_id = a.id) THEN 'criterion' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM activation_game g WHERE g.activation_id = a.id) THEN 'game' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id) THEN 'reward' END,
    CASE WHEN a.kind = 'MISSION' AND m.access = 'program_members' AND r.program_id IS NULL
           OR a.kind = 'MISSION' AND m.access = 'creator_lists' AND r.creator_list_ids = '{}'
           OR a.kind = 'MISSION' AND m.access = 'sequential' AND r.completed_mission_ids = '{}' THEN 'access_selection' END,
    CASE WHEN NOT EXISTS (
      SELECT FROM company_member c JOIN "user" u ON u.id = c.user_id
      WHERE c.company_id = a.company_id AND c.is_owner AND u.email_verified_at IS NOT NULL) THEN 'verified_email' END
  ], NULL)
  FROM activation a
  LEFT JOIN quest q ON q.id = a.id
  LEFT JOIN mission m ON m.id = a.id
  LEFT JOIN requirement r ON r.activation_id = a.id
  WHERE a.id = of_activation_id
$$;
COMMENT ON FUNCTION publish_problems(uuid) IS 'What keeps an activation from being published, as codes; empty when nothing does.';

CREATE FUNCTION activation_publish_problems(activation_row activation, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(publish_problems(activation_row.id))
  WHERE activation_row.company_id::text = hasura_session ->> 'x-hasura-company-id'
$$;
COMMENT ON FUNCTION activation_publish_problems(activation, json) IS
  'What keeps it from being published, as codes; empty when nothing does. For its own company only.';

-- Whoever publishes sets active: an unverified company's first publish waits for review, and what starts later is
-- upcoming.
CREATE FUNCTION activation_schedule() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'draft' AND NEW.status IN ('active', 'upcoming')
     AND NOT (SELECT is_verified FROM company WHERE id = NEW.company_id) THEN
    NEW.status := 'waiting_for_company_verification';
  ELSIF NEW.status = 'active' AND NEW.start_date > now() THEN
    NEW.status := 'upcoming';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER activation_a_schedule BEFORE INSERT OR UPDATE OF status ON activation
  FOR EACH ROW EXECUTE FUNCTION activation_schedule();
CREATE TRIGGER activation_b_guard BEFORE UPDATE OF status ON activation
  FOR EACH ROW EXECUTE FUNCTION guard_transition('activation', 'activation');

CREATE FUNCTION activation_publish() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  problems text[];
BEGIN
  IF OLD.status = 'draft' THEN
    problems := publish_problems(NEW.id);
    IF problems <> '{}' THEN
      PERFORM refuse('activation_publish_requirements', 'before publishing, mend ' || array_to_string(problems, ', '));
    END IF;
  ELSIF NEW.end_date <= now() THEN
    PERFORM refuse('activation_publish_requirements', 'before publishing, mend future_end_date');
  END IF;
  -- spec §6: the first publish is reviewed, which is the company's verification.
  IF NEW.status IN ('active', 'upcoming') AND NOT (SELECT is_verified FROM company WHERE id = NEW.company_id) THEN
    PERFORM refuse('activation_company_verified',
      'the company is not verified yet; set the verification of the company to verified, and what waits is published by itself');
  END IF;
  IF NEW.status IN ('active', 'upcoming') THEN
    NEW.published_at := coalesce(NEW.published_at, now());
    NEW.review_note := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER activation_c_publish BEFORE UPDATE OF status ON activation
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('waiting_for_company_verification', 'active', 'upcoming'))
  EXECUTE FUNCTION activation_publish();

CREATE FUNCTION activation_close() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER activation_c_close BEFORE UPDATE OF status ON activation
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('ended', 'closed')) EXECUTE FUNCTION activation_close();

-- The first publish asks for the company's verification.
CREATE FUNCTION activation_ask_verification() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company SET verification = 'pending' WHERE id = NEW.company_id AND verification IN ('unverified', 'rejected');
  RETURN NULL;
END $$;
CREATE TRIGGER activation_ask_verification AFTER UPDATE OF status ON activation
  FOR EACH ROW WHEN (OLD.status = 'draft' AND NEW.status = 'waiting_for_company_verification')
  EXECUTE FUNCTION activation_ask_verification();

-- The admin's decision about a company carries on to what waits for it.
CREATE FUNCTION company_release_activations() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
BEGIN
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
  RETURN NULL;
END $$;
CREATE TRIGGER company_release_activations AFTER UPDATE OF verification ON company
  FOR EACH ROW WHEN (OLD.verification <> NEW.verification AND NEW.verification IN ('verified', 'rejected'))
  EXECUTE FUNCTION company_release_activations();

-- An activation has its row of its kind and its requirement at the latest when the transaction ends, also when only
-- the activation was written.
CREATE FUNCTION activation_complete() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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

-- Published things keep their kind and company, and what creators took part in cannot be deleted (foreign keys).
CREATE FUNCTION activation_keep() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('activation_kind_and_company_stay', 'an activation keeps its kind and its company');
  RETURN NEW;
END $$;
CREATE TRIGGER activation_keep BEFORE UPDATE OF kind, company_id ON activation
  FOR EACH ROW WHEN ((OLD.kind, OLD.company_id) IS DISTINCT FROM (NEW.kind, NEW.company_id)) EXECUTE FUNCTION activation_keep();

-- For 'popular': one per row of a run. The activation's version does not change with it.
CREATE FUNCTION activation_count_participants() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  target uuid := (to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[0])::uuid;
BEGIN
  UPDATE activation SET participant_count = participant_count + CASE WHEN TG_OP = 'DELETE' THEN -1 ELSE 1 END WHERE id = target;
  RETURN NULL;
END $$;
CREATE TRIGGER key_campaign_participant_count AFTER INSERT OR DELETE ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION activation_count_participants('campaign_id');
CREATE TRIGGER quest_run_count AFTER INSERT OR DELETE ON quest_run
  FOR EACH ROW EXECUTE FUNCTION activation_count_participants('quest_id');
CREATE TRIGGER mission_run_count AFTER INSERT OR DELETE ON mission_run
  FOR EACH ROW EXECUTE FUNCTION activation_count_participants('mission_id');
CREATE TRIGGER program_membership_count AFTER INSERT OR DELETE ON program_membership
  FOR EACH ROW EXECUTE FUNCTION activation_count_participants('program_id');
