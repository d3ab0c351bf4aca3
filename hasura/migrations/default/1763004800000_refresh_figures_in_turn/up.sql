-- What is written from several rows waits for whoever is writing it: two who change different channels, or a channel and an
-- access, at the same moment would each write what the other one's change makes wrong. The statement after the lock sees
-- what was committed while it waited.

CREATE OR REPLACE FUNCTION creator_eligibility_follow() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  creator_ids uuid[] := array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN (to_jsonb(old) ->> TG_ARGV[0])::uuid END,
    CASE WHEN TG_OP <> 'DELETE' THEN (to_jsonb(new) ->> TG_ARGV[0])::uuid END], NULL);
BEGIN
  PERFORM FROM creator_eligibility WHERE creator_id = ANY (creator_ids) ORDER BY creator_id FOR NO KEY UPDATE;
  PERFORM refresh_creator_eligibility(creator_ids);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION creator_refresh_size_tier() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  owner_id uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM FROM creator WHERE id = owner_id FOR NO KEY UPDATE;
  UPDATE creator
     SET size_tier = figures.tier
    FROM (SELECT size_tier_of(max(greatest(average_views_per_video, average_views_per_short)), max(average_ccv)) AS tier
            FROM user_connection WHERE user_id = owner_id) AS figures
   WHERE creator.id = owner_id AND creator.size_tier IS DISTINCT FROM figures.tier;
  RETURN NULL;
END $$;
