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
  -- A creator whose run the company canceled no longer takes a place.
  SELECT count(DISTINCT r.creator_id) INTO joined FROM mission_run r
  WHERE r.mission_id = NEW.mission_id AND r.creator_id <> NEW.creator_id AND r.status <> 'canceled';
  IF joined >= of_mission.max_participants THEN
    PERFORM refuse('mission_run_max_participants', format('all %s places of this mission are taken', of_mission.max_participants));
  END IF;
  FOR reward IN
    SELECT id, code_item_id FROM mission_reward WHERE mission_id = NEW.mission_id AND kind = 'code' ORDER BY code_item_id, id
  LOOP
    -- Creators who join missions with the same codes wait for each other, so that no code is promised twice.
    PERFORM pg_advisory_xact_lock(hashtextextended('mission_reward ' || reward.code_item_id, 0));
    IF reward_codes_short(reward.id, 1) THEN
      PERFORM refuse('mission_run_codes_left', 'all remaining codes for its rewards are promised to creators who already take part');
    END IF;
  END LOOP;
  NEW.clicks_before := coalesce((
    SELECT click_count FROM link WHERE activation_id = NEW.mission_id AND kind = 'mission' AND creator_id = NEW.creator_id), 0);
  RETURN NEW;
END $$;
