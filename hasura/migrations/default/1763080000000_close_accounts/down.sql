DROP TRIGGER user_hide_pages ON "user";
DROP FUNCTION hide_pages_of_closed_account();
DROP TRIGGER invitation_of_open_account ON invitation;
DROP FUNCTION invitation_of_open_account();
CREATE OR REPLACE FUNCTION can_be_paid_out(of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payout_account WHERE creator_id = of_creator_id AND is_ready)
$$;
COMMENT ON FUNCTION can_be_paid_out(uuid) IS 'True if a creator has finished the payout setup.';
CREATE OR REPLACE TRIGGER user_follow_eligibility AFTER UPDATE OF country, language ON "user"
  FOR EACH ROW WHEN ((OLD.country, OLD.language) IS DISTINCT FROM (NEW.country, NEW.language))
  EXECUTE FUNCTION creator_eligibility_follow('id');
COMMENT ON TABLE creator_eligibility IS 'The data for requirement checks, one row per creator. Kept by triggers.';
CREATE OR REPLACE FUNCTION refresh_creator_eligibility(creator_ids uuid[] DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
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
  JOIN "user" u ON u.id = c.id
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
COMMENT ON FUNCTION refresh_creator_eligibility(uuid[]) IS 'Recomputes creator_eligibility for the given creators, or for all.';
SELECT refresh_creator_eligibility(ARRAY(SELECT id FROM "user" WHERE NOT active OR deleted_at IS NOT NULL));
