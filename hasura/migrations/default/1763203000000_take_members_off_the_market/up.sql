-- A company member takes part in no activation, so their creator profile is off the market, as with a closed account, until
-- they leave the company. Otherwise companies would find and invite them in vain.

-- Null means all creators, for seeds and repair. A generic plan, because the creators are not known when the plan is made.
CREATE OR REPLACE FUNCTION refresh_creator_eligibility(creator_ids uuid[] DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM creator_eligibility e
   WHERE e.creator_id = ANY (coalesce(creator_ids, ARRAY(SELECT creator_id FROM creator_eligibility)))
     AND NOT EXISTS (SELECT FROM "user" u WHERE u.id = e.creator_id AND u.active AND u.deleted_at IS NULL AND u.user_type <> 'Company');
  INSERT INTO creator_eligibility (
    creator_id, country, continent, language, twitch_followers, twitch_average_ccv, youtube_subscribers,
    youtube_average_video_views, youtube_average_short_views, tiktok_followers, tiktok_average_short_views,
    quest_access, key_access, activations_completed, creator_list_ids, program_ids, completed_mission_ids, size_tier, joined_at, updated_at)
  SELECT c.id, u.country, n.continent_code, coalesce(c.primary_content_language, u.language),
         f.twitch_followers, f.twitch_average_ccv, f.youtube_subscribers, f.youtube_average_video_views,
         f.youtube_average_short_views, f.tiktok_followers, f.tiktok_average_short_views,
         EXISTS (SELECT FROM creator_access x WHERE x.creator_id = c.id AND x.kind = 'quests' AND x.status = 'approved'),
         EXISTS (SELECT FROM creator_access x WHERE x.creator_id = c.id AND x.kind = 'keys' AND x.status = 'approved'),
         (SELECT count(*) FROM quest_run r WHERE r.creator_id = c.id AND r.status = 'COMPLETED')
           + (SELECT count(*) FROM mission_run r WHERE r.creator_id = c.id AND r.status IN ('claimReward', 'completed'))
           + (SELECT count(*) FROM key_campaign_participant p WHERE p.creator_id = c.id AND p.status = 'completed'),
         array(SELECT e.list_id FROM creator_list_entry e WHERE e.creator_id = c.id),
         array(SELECT m.program_id FROM program_membership m WHERE m.creator_id = c.id AND m.status = 'accepted'),
         array(SELECT DISTINCT r.mission_id FROM mission_run r WHERE r.creator_id = c.id AND r.status IN ('claimReward', 'completed')),
         c.size_tier, c.created_at, now()
  FROM creator c
  JOIN "user" u ON u.id = c.id AND u.active AND u.deleted_at IS NULL AND u.user_type <> 'Company'
  LEFT JOIN country n ON n.code = u.country
  LEFT JOIN LATERAL (
    SELECT max(followers) FILTER (WHERE provider_id = 'twitch') AS twitch_followers,
           max(average_ccv) FILTER (WHERE provider_id = 'twitch') AS twitch_average_ccv,
           max(followers) FILTER (WHERE provider_id = 'youtube') AS youtube_subscribers,
           max(average_views_per_video) FILTER (WHERE provider_id = 'youtube') AS youtube_average_video_views,
           max(average_views_per_short) FILTER (WHERE provider_id = 'youtube') AS youtube_average_short_views,
           max(followers) FILTER (WHERE provider_id = 'tiktok') AS tiktok_followers,
           max(average_views_per_short) FILTER (WHERE provider_id = 'tiktok') AS tiktok_average_short_views
    FROM user_connection WHERE user_id = c.id
  ) f ON true
  WHERE c.id = ANY (coalesce(creator_ids, ARRAY(SELECT id FROM creator)))
  ORDER BY c.id
  ON CONFLICT (creator_id) DO UPDATE SET
    country = excluded.country, continent = excluded.continent, language = excluded.language,
    twitch_followers = excluded.twitch_followers, twitch_average_ccv = excluded.twitch_average_ccv,
    youtube_subscribers = excluded.youtube_subscribers,
    youtube_average_video_views = excluded.youtube_average_video_views,
    youtube_average_short_views = excluded.youtube_average_short_views,
    tiktok_followers = excluded.tiktok_followers, tiktok_average_short_views = excluded.tiktok_average_short_views,
    quest_access = excluded.quest_access, key_access = excluded.key_access,
    activations_completed = excluded.activations_completed, creator_list_ids = excluded.creator_list_ids,
    program_ids = excluded.program_ids, completed_mission_ids = excluded.completed_mission_ids,
    size_tier = excluded.size_tier, joined_at = excluded.joined_at, updated_at = excluded.updated_at;
END $$;
COMMENT ON FUNCTION refresh_creator_eligibility(uuid[]) IS
  'Recomputes creator_eligibility for the given creators, or for all. A closed account or a company account has no row.';
COMMENT ON TABLE creator_eligibility IS
  'The data for requirement checks, one row per creator whose account is open and not a company account. Kept by triggers.';
CREATE OR REPLACE TRIGGER user_follow_eligibility AFTER UPDATE OF country, language, active, deleted_at, user_type ON "user"
  FOR EACH ROW WHEN ((OLD.country, OLD.language, OLD.active, OLD.deleted_at, OLD.user_type) IS DISTINCT FROM (NEW.country, NEW.language, NEW.active, NEW.deleted_at, NEW.user_type))
  EXECUTE FUNCTION creator_eligibility_follow('id');
SELECT refresh_creator_eligibility(ARRAY(SELECT id FROM "user" WHERE user_type = 'Company'));

CREATE OR REPLACE FUNCTION invitation_of_open_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "user" WHERE id = NEW.creator_id AND active AND deleted_at IS NULL AND user_type <> 'Company') THEN
    PERFORM refuse('invitation_of_open_account', 'the account of this creator is closed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invitation_of_open_account() IS 'Refuses to invite a creator whose account is closed or a company account.';
