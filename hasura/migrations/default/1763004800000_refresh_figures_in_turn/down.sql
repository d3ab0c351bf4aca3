CREATE OR REPLACE FUNCTION creator_eligibility_follow() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_creator_eligibility(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN (to_jsonb(old) ->> TG_ARGV[0])::uuid END,
    CASE WHEN TG_OP <> 'DELETE' THEN (to_jsonb(new) ->> TG_ARGV[0])::uuid END], NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION creator_refresh_size_tier() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  owner_id uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  UPDATE creator
     SET size_tier = figures.tier
    FROM (SELECT size_tier_of(max(greatest(average_views_per_video, average_views_per_short)), max(average_ccv)) AS tier
            FROM user_connection WHERE user_id = owner_id) AS figures
   WHERE creator.id = owner_id AND creator.size_tier IS DISTINCT FROM figures.tier;
  RETURN NULL;
END $$;
