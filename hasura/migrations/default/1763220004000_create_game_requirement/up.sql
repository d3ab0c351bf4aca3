-- A waitlist has no codes yet, whose item would name the game.
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

CREATE CONSTRAINT TRIGGER activation_keeps_game AFTER UPDATE OF game_id ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'KEY' AND OLD.game_id IS NOT NULL AND NEW.game_id IS NULL)
  EXECUTE FUNCTION activation_keep_requirements('id', 'game');
COMMENT ON TRIGGER activation_keeps_game ON activation IS 'refuse';
