-- rules §1: the product's days begin and end in Stockholm. Reports counted UTC days, so that a report and the times next to
-- it disagreed about the last hours of a day. Only the zone changes in these functions; the roll-ups are computed again.
DO $$
DECLARE
  counting regprocedure;
BEGIN
  FOREACH counting IN ARRAY ARRAY[
    'add_submission(submission, integer)', 'link_click_roll_up()', 'code_claim_roll_up()', 'rebuild_rollups()',
    'refresh_creator_periods(uuid[], date)', 'refresh_game_periods(uuid[], date)', 'refresh_channel_periods(uuid[], date)',
    'content_day_mark_stale()', 'content_day_mark_left_stale()', 'refresh_stale_periods(integer)',
    'report(text, date, date, text, uuid, uuid, json)'
  ]::regprocedure[] LOOP
    EXECUTE replace(pg_get_functiondef(counting), '''UTC''', '''Europe/Stockholm''');
  END LOOP;
END $$;
COMMENT ON COLUMN creator_day.day IS 'The day, in Stockholm.';
COMMENT ON COLUMN channel_content_day.day IS 'The day, in Stockholm.';
COMMENT ON COLUMN game_day.day IS 'The day, in Stockholm.';
COMMENT ON COLUMN activation_day.day IS 'The day, in Stockholm.';
COMMENT ON COLUMN link_click_day.day IS 'The day, in Stockholm.';
COMMENT ON COLUMN content_day.day IS 'The day, in Stockholm.';
COMMENT ON COLUMN channel_day.day IS 'The day, in Stockholm.';
SELECT rebuild_rollups();
