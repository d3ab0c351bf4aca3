-- A key campaign or quest needs claimable codes to be published: for a platform it hands out, and not promised yet. Codes of
-- the item for another platform do not count (rules §5).
CREATE OR REPLACE FUNCTION publish_problems(of_activation_id uuid) RETURNS text[]
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

CREATE OR REPLACE FUNCTION code_keep_stock() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  items uuid[];
  platforms text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(item_id), array_agg(distribution_channel_id) INTO items, platforms
      FROM (SELECT DISTINCT item_id, distribution_channel_id FROM gone WHERE status = 'available') AS lost;
  ELSE
    SELECT array_agg(item_id), array_agg(distribution_channel_id) INTO items, platforms
      FROM (SELECT DISTINCT gone.item_id, gone.distribution_channel_id FROM gone JOIN kept USING (id)
             WHERE gone.status = 'available' AND kept.status = 'unavailable' AND kept.revoked_at IS NULL) AS lost;
  END IF;
  IF EXISTS (
    SELECT FROM unnest(items, platforms) AS lost (item, platform)
      JOIN activation_code_item i ON i.code_item_id = lost.item
      JOIN code_item ON code_item.id = i.code_item_id
      JOIN activation a ON a.id = i.activation_id
      JOIN company ON company.id = a.company_id
      LEFT JOIN key_set s ON (s.activation_id, s.code_item_id, s.distribution_channel_id) = (a.id, lost.item, lost.platform)
     WHERE a.kind IN ('KEY', 'QUEST')
       AND a.status IN ('waiting_for_company_verification', 'upcoming', 'active')
       -- An activation does not lose codes that it does not hand out, or of which it has handed out the promised number.
       AND offers_key(a.id, lost.item, lost.platform)
       AND (s.promised IS NULL OR s.promised > keys_claimed(a.id, lost.item, lost.platform))
       AND 'code_manager' = ANY (publish_problems(a.id))) THEN
    PERFORM refuse('activation_keeps_requirements', 'what is published keeps what it was published with; mend code_manager');
  END IF;
  RETURN NULL;
END $$;
