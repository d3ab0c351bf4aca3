DROP TRIGGER key_campaign_converts_with_key_set ON key_campaign;
CREATE OR REPLACE FUNCTION publish_problems(of_activation_id uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
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
    CASE WHEN a.kind = 'QUEST' AND NOT EXISTS (SELECT FROM company_billing b WHERE b.company_id = a.company_id) THEN 'billing_details' END,
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

DROP FUNCTION creator_kit_sharable_link(creator_kit);

DROP TRIGGER code_request_answered ON code_claim;
DROP FUNCTION code_request_answered();
DROP TABLE code_request;

DROP TRIGGER creator_access_release_applicants ON creator_access;
DROP FUNCTION creator_access_release_applicants();

CREATE OR REPLACE FUNCTION key_campaign_participant_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'claimed_key' THEN
    NEW.claimed_at := coalesce(NEW.claimed_at, now());
    NEW.deadline_at := coalesce(NEW.deadline_at, NEW.claimed_at + interval '30 days');
  END IF;
  IF NEW.status IN ('accepted', 'rejected') THEN
    NEW.decided_at := now();
  END IF;
  NEW.finished_at := CASE WHEN NEW.status IN ('completed', 'failed', 'rejected') THEN now() END;
  RETURN NEW;
END $$;
DELETE FROM key_campaign_participant_transition
 WHERE (from_status, to_status) IN (('waiting_for_access', 'waitlist'), ('failed', 'submitted_content'));
ALTER TABLE key_campaign_participant DROP COLUMN decision_reason;

DROP TRIGGER code_claim_b_key ON code_claim;
DROP FUNCTION code_claim_of_key();
DROP FUNCTION has_verified_channel(uuid);

CREATE OR REPLACE VIEW activation_code_stock AS
  SELECT counted.*, code_availability_of(available, total) AS availability
  FROM (
    SELECT i.activation_id, c.company_id, c.distribution_channel_id,
           count(*) AS total, count(*) FILTER (WHERE c.status = 'available') AS available
    FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id
    GROUP BY 1, 2, 3
  ) AS counted;
DROP VIEW key_offer;
DROP FUNCTION keys_claimed(uuid, uuid, text);
DROP FUNCTION offers_key(uuid, uuid, text);
DROP TABLE key_set;
