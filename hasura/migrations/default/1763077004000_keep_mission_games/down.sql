DROP TRIGGER activation_game_terms_kept ON activation_game;
CREATE OR REPLACE FUNCTION mission_terms_kept() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
  of_mission uuid := coalesce(changed ->> 'mission_id', (SELECT mission_id::text FROM mission_reward WHERE id = (changed ->> 'reward_id')::uuid))::uuid;
BEGIN
  -- Only the mission's own company can find out whether a creator has joined.
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
