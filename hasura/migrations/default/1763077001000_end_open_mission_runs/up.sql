-- A mission without an end can get one while creators are on it (rules §4): their runs had no deadline and now end with the
-- mission. A run under review moves too, because it can be sent back.
CREATE OR REPLACE FUNCTION mission_move_deadlines() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mission_run r
     SET deadline_at = least(greatest(r.joined_at, NEW.start_date) + make_interval(hours => 24 * m.run_days), NEW.end_date)
    FROM mission m
   WHERE m.id = NEW.id AND r.mission_id = NEW.id AND r.status IN ('active', 'review')
     AND (r.deadline_at IS NULL AND NEW.end_date IS NOT NULL OR r.deadline_at = OLD.end_date OR r.deadline_at > NEW.end_date
       OR r.deadline_at = greatest(r.joined_at, OLD.start_date) + make_interval(hours => 24 * m.run_days));
  RETURN NULL;
END $$;

-- The workflow of a run without a deadline also gets an event for its first one.
DROP TRIGGER mission_run_emit_deadline ON mission_run;
CREATE TRIGGER mission_run_emit_deadline AFTER UPDATE OF deadline_at ON mission_run
  FOR EACH ROW WHEN (OLD.deadline_at IS DISTINCT FROM NEW.deadline_at AND OLD.status = 'active' AND NEW.status = 'active')
  EXECUTE FUNCTION emit_deadline_moved();

-- Only mission_run_set_deadline, which runs before, sets the deadline.
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
      PERFORM refuse('mission_run_codes_left', 'all codes that are left for its rewards are promised to those who take part already');
    END IF;
  END LOOP;
  NEW.clicks_before := coalesce((
    SELECT click_count FROM link WHERE activation_id = NEW.mission_id AND kind = 'mission' AND creator_id = NEW.creator_id), 0);
  RETURN NEW;
END $$;
