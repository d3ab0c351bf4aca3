DROP TRIGGER link_measure ON link;
DROP TRIGGER content_measure ON content;
DROP TRIGGER submission_measure ON submission;
DROP TRIGGER submission_b_of_criterion ON submission;
DROP TRIGGER submission_b_of_mission ON submission;
DROP TRIGGER mission_run_count_canceled ON mission_run;
DROP TRIGGER mission_run_count ON mission_run;
CREATE TRIGGER mission_run_count AFTER INSERT OR DELETE ON mission_run
  FOR EACH ROW EXECUTE FUNCTION activation_count_participants('mission_id');
UPDATE activation SET participant_count = counted.runs
  FROM (SELECT a.id, count(r.id) AS runs FROM activation a LEFT JOIN mission_run r ON r.mission_id = a.id
         WHERE a.kind = 'MISSION' GROUP BY 1) AS counted
 WHERE activation.id = counted.id AND activation.participant_count <> counted.runs;
DROP TRIGGER mission_reward_channel_terms_kept ON mission_reward_channel;
DROP TRIGGER mission_reward_terms_kept ON mission_reward;
DROP TRIGGER mission_criterion_terms_kept ON mission_criterion;
DROP TRIGGER mission_run_begin ON mission_run;
DROP TRIGGER mission_reward_channel_kept ON mission_reward_channel;
DROP TRIGGER mission_reward_has_platforms ON mission_reward;

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
$$
;
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
    WHERE c.id = NEW.reward_claim_id AND w.code_item_id = item;
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
END $$
;
CREATE OR REPLACE FUNCTION reward_claim_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  run mission_run;
BEGIN
  SELECT * INTO run FROM mission_run WHERE id = NEW.mission_run_id FOR NO KEY UPDATE;
  IF run.status <> 'claimReward' THEN
    PERFORM refuse('reward_claim_when_earned', 'rewards can be claimed once the mission is accepted');
  END IF;
  IF NOT EXISTS (SELECT FROM mission_reward WHERE id = NEW.reward_id AND mission_id = run.mission_id) THEN
    PERFORM refuse('reward_claim_reward_of_mission', 'the reward belongs to another mission');
  END IF;
  NEW.message := (SELECT message FROM mission_reward WHERE id = NEW.reward_id);
  RETURN NEW;
END $$
;
CREATE OR REPLACE FUNCTION mission_run_stamp()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.status = 'review' THEN
    NEW.submitted_at := now();
  ELSIF OLD.status = 'review' THEN
    NEW.reviewed_at := now();
  END IF;
  IF NEW.status = 'declined' AND OLD.status = 'review' AND coalesce(btrim(NEW.review_message), '') = '' THEN
    PERFORM refuse('mission_run_review_message_on_decline', 'say why the content is declined: the creator reads it');
  END IF;
  IF NOT EXISTS (SELECT FROM mission_run_transition WHERE from_status = NEW.status) THEN
    NEW.finished_at := now();
  END IF;
  RETURN NEW;
END $$
;
CREATE OR REPLACE FUNCTION submission_as_seen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
              WHERE other.content_id = NEW.content_id AND other.quest_run_id <> NEW.quest_run_id
                AND other.status <> 'REJECTED') THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content is paid for once');
  END IF;
  RETURN NEW;
END $$
;
CREATE OR REPLACE FUNCTION mission_run_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  of_mission mission;
  joined integer;
  times integer;
BEGIN
  SELECT * INTO of_mission FROM mission WHERE id = NEW.mission_id FOR NO KEY UPDATE;
  SELECT count(*) INTO times FROM mission_run r
  WHERE r.mission_id = NEW.mission_id AND r.creator_id = NEW.creator_id AND r.status NOT IN ('canceled', 'expired', 'declined');
  IF of_mission.repeatable_count > 0 AND times >= of_mission.repeatable_count THEN
    PERFORM refuse('mission_run_repeatable_count',
      format('this mission can be completed %s times by each creator', of_mission.repeatable_count));
  END IF;
  SELECT count(DISTINCT r.creator_id) INTO joined FROM mission_run r
  WHERE r.mission_id = NEW.mission_id AND r.creator_id <> NEW.creator_id;
  IF joined >= of_mission.max_participants THEN
    PERFORM refuse('mission_run_max_participants', format('all %s places of this mission are taken', of_mission.max_participants));
  END IF;
  RETURN NEW;
END $$
;
CREATE OR REPLACE FUNCTION requirement_check_references()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
END $$
;
CREATE OR REPLACE FUNCTION mission_needs_program()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation p WHERE p.company_id = NEW.company_id AND p.kind = 'CREATOR_PROGRAM') THEN
    PERFORM refuse('mission_needs_creator_program', 'missions are for companies with a Creator Program; create one first');
  END IF;
  RETURN NEW;
END $$
;

DROP FUNCTION link_measure();
DROP FUNCTION content_measure();
DROP FUNCTION submission_measure();
DROP FUNCTION mission_run_measure(uuid);
DROP FUNCTION mission_rewards_unclaimed(uuid);
DROP FUNCTION mission_goals_missing(uuid);
DROP FUNCTION submission_of_criterion();
DROP FUNCTION submission_of_mission();
DROP FUNCTION mission_count_participants();
DROP FUNCTION mission_run_begin();
DROP FUNCTION mission_terms_kept();
DROP FUNCTION reward_codes_short(uuid, bigint);
DROP FUNCTION mission_reward_has_platforms();
ALTER TABLE reward_claim DROP COLUMN agreed_at;
ALTER TABLE mission_run DROP COLUMN clicks_before;
ALTER TABLE mission_criterion DROP COLUMN target_url;
