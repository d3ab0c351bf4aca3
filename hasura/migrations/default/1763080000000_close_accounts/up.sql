-- A closed or deleted account is off the market: companies cannot find or invite its creator or make new agreements with
-- them. Existing agreements continue.

-- Null means all creators, for seeds and repair. A generic plan, because the creators are not known when the plan is made.
CREATE OR REPLACE FUNCTION refresh_creator_eligibility(creator_ids uuid[] DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM creator_eligibility e
   WHERE e.creator_id = ANY (coalesce(creator_ids, ARRAY(SELECT creator_id FROM creator_eligibility)))
     AND NOT EXISTS (SELECT FROM "user" u WHERE u.id = e.creator_id AND u.active AND u.deleted_at IS NULL);
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
  JOIN "user" u ON u.id = c.id AND u.active AND u.deleted_at IS NULL
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
  'Recomputes creator_eligibility for the given creators, or for all. A closed account has no row.';
COMMENT ON TABLE creator_eligibility IS 'The data for requirement checks, one row per creator with an open account. Kept by triggers.';
CREATE OR REPLACE TRIGGER user_follow_eligibility AFTER UPDATE OF country, language, active, deleted_at ON "user"
  FOR EACH ROW WHEN ((OLD.country, OLD.language, OLD.active, OLD.deleted_at) IS DISTINCT FROM (NEW.country, NEW.language, NEW.active, NEW.deleted_at))
  EXECUTE FUNCTION creator_eligibility_follow('id');
SELECT refresh_creator_eligibility(ARRAY(SELECT id FROM "user" WHERE NOT active OR deleted_at IS NOT NULL));

-- Checked before an offer is made or accepted. Earned money is paid even if the account was closed.
CREATE OR REPLACE FUNCTION can_be_paid_out(of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payout_account JOIN "user" ON "user".id = creator_id
                  WHERE creator_id = of_creator_id AND is_ready AND active AND deleted_at IS NULL)
$$;
COMMENT ON FUNCTION can_be_paid_out(uuid) IS 'True if a creator can make paid agreements: the account is open, and the payout setup is finished.';

CREATE FUNCTION invitation_of_open_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "user" WHERE id = NEW.creator_id AND active AND deleted_at IS NULL) THEN
    PERFORM refuse('invitation_of_open_account', 'the account of this creator is closed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invitation_of_open_account() IS 'Refuses to invite a creator whose account is closed.';
CREATE TRIGGER invitation_of_open_account BEFORE INSERT ON invitation
  FOR EACH ROW WHEN (NEW.creator_id IS NOT NULL) EXECUTE FUNCTION invitation_of_open_account();

-- Pages, topics and follows all read published pages, so hiding the pages is enough. A user who reopens the account publishes
-- the pages again.
CREATE FUNCTION hide_pages_of_closed_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE creator_page SET is_published = false WHERE creator_id = NEW.id AND is_published;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION hide_pages_of_closed_account() IS 'Hides the pages of a creator whose account is closed.';
CREATE TRIGGER user_hide_pages AFTER UPDATE OF active ON "user"
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION hide_pages_of_closed_account();
UPDATE creator_page SET is_published = false FROM "user" WHERE "user".id = creator_id AND NOT active AND is_published;
