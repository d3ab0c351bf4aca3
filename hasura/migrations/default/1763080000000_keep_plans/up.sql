-- What triggers call again and again keeps its plan for as long as its connection lives: a function in SQL is planned anew at each call, one
-- in PL/pgSQL once. It told most where many indexes (creator_eligibility) or the monthly partitions of content_day are looked at.

CREATE OR REPLACE FUNCTION emit_event(type text, entity text, entity_id uuid, payload jsonb DEFAULT '{}') RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO domain_event (type, entity, entity_id, payload, actor_id)
  VALUES (type, entity, entity_id, payload || jsonb_strip_nulls(jsonb_build_object('by', move_cause() -> 'by')), actor_id());
END $$;

-- The plan is the one that it had as a function in SQL: made for creators who are not known yet.
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

ALTER FUNCTION creator_eligibility_follow() SET plan_cache_mode = force_generic_plan;

-- What is no content of a channel has no figures to add.
CREATE OR REPLACE FUNCTION add_submission(s submission, sign integer) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, submissions)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, (s.submitted_at AT TIME ZONE 'UTC')::date, sign
  FROM activation a WHERE a.id = s.activation_id
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET submissions = d.submissions + excluded.submissions;

  IF s.content_id IS NOT NULL THEN
    INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, views, hours_watched, air_minutes, ccv_minutes)
    SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, f.day,
           sign * f.views, sign * f.hours_watched, sign * f.air_minutes, sign * f.ccv_minutes
    FROM content_day f JOIN activation a ON a.id = s.activation_id
    WHERE f.content_id = s.content_id ORDER BY f.day
    ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET
      views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
      air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;
  END IF;
END $$;
