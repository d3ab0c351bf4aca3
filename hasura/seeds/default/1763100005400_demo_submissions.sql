-- The demo market, part nine: content for quests, keys and missions and its submissions. Each piece is used once.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

SET LOCAL session_replication_role = replica;

-- The creator's largest channel at each provider.
CREATE TEMP TABLE seed_channel ON COMMIT DROP AS
SELECT DISTINCT ON (user_id, provider_id) id AS connection_id, user_id AS creator_id, provider_id AS provider, greatest(2, average_ccv) AS ccv,
       greatest(30, average_views_per_video, followers / 6) AS video_views, greatest(50, average_views_per_short, followers / 5) AS short_views, followers
  FROM user_connection WHERE followers >= 250
 ORDER BY user_id, provider_id, followers DESC;
CREATE INDEX ON seed_channel (creator_id);

-- Content per run: one piece for a quest or key, two or three for a mission, of the agreed type. Unfinished missions have
-- part of it.
CREATE TEMP TABLE seed_piece ON COMMIT DROP AS
SELECT pg_temp.seed_id('made', run_id::text, number::text) AS id, made.*, pg_temp.seed_random('luck', run_id::text, number::text) + 0.5 AS luck
  FROM (SELECT run.id AS run_id, 'QUEST' AS kind, 1 AS number, quest_id AS activation_id, run.company_id, run.creator_id, connection_id, run.platform AS provider, run.post_type AS type, NULL::uuid AS criterion_id, NULL AS metric, NULL::numeric AS share,
               -- Content is published on the agreed day or within the window, and early enough before the submission.
               CASE run.post_type WHEN 'STREAM' THEN content_submitted_at - interval '5 hours' ELSE content_submitted_at - interval '20 minutes' END AS published_at, content_submitted_at AS submitted_at,
               CASE status WHEN 'CONTENTREVIEW' THEN 'PENDING' ELSE 'APPROVED' END AS verdict, content_approved_at AS reviewed_at, NULL AS review_message,
               CASE WHEN run.post_type = 'VIDEO' AND (status ~ '^CONTENT_PUBLIC' OR greatest(delivery_date, publish_from, embargo_at) > content_submitted_at OR run.id::text < '8') THEN 'unlisted' ELSE 'public' END AS visibility,
               CASE WHEN run.post_type <> 'VIDEO' OR status !~ 'PAYOUT|COMPLETED' THEN NULL WHEN delivery_date > content_approved_at + interval '11 hours' THEN delivery_date + interval '6 hours' ELSE content_approved_at + interval '0.7 days' END AS listed_at
          FROM quest_run AS run WHERE content_submitted_at IS NOT NULL AND current_bid_id IN (pg_temp.seed_id('bid', run.id::text, '1'), pg_temp.seed_id('bid', run.id::text, '2'))
         UNION ALL
        SELECT participant.id, 'KEY', 1, campaign_id, participant.company_id, participant.creator_id, channel.connection_id, channel.provider,
               CASE channel.provider WHEN 'twitch' THEN 'STREAM' WHEN 'youtube' THEN CASE WHEN participant.id::text < '8' THEN 'VIDEO' ELSE 'SHORTS' END ELSE 'SHORTS' END, NULL, NULL, NULL,
               applied_at + interval '10 days', applied_at + interval '11 days', CASE participant.status WHEN 'completed' THEN 'APPROVED' ELSE 'PENDING' END, CASE participant.status WHEN 'completed' THEN finished_at END, NULL, 'public', NULL
          FROM key_campaign_participant AS participant
         CROSS JOIN LATERAL (SELECT * FROM seed_channel WHERE seed_channel.creator_id = participant.creator_id ORDER BY followers DESC LIMIT 1) AS channel
         WHERE participant.id = pg_temp.seed_id('run', campaign_id::text, participant.creator_id::text) AND participant.status IN ('submitted_content', 'completed')
         UNION ALL
        SELECT run.id, 'MISSION', number, run.mission_id, run.company_id, run.creator_id, channel.connection_id, channel.provider,
               CASE WHEN criterion.category = 'VIDEO_CONTENT' THEN 'VIDEO' WHEN criterion.category = 'CUSTOM_CONTENT' AND channel.provider <> 'twitch' THEN 'SHORTS' ELSE 'STREAM' END, criterion.id, nullif(criterion.metric, 'CUSTOM'),
               criterion.target * CASE WHEN submitted_at IS NOT NULL THEN 1.04 + 0.5 * chance ELSE 0.1 + 0.75 * chance END / CASE WHEN criterion.metric IN ('STREAM_CONTENT_CCV', 'VIDEO_AVERAGE_VIEWS_PER_VIDEO') THEN 1 ELSE pieces END,
               joined_at + (coalesce(submitted_at, finished_at, now()) - joined_at) * (number / (pieces + 1.0)), submitted_at, CASE WHEN submitted_at IS NULL THEN NULL WHEN run.status = 'review' THEN 'PENDING' WHEN run.status = 'declined' THEN 'REJECTED' ELSE 'APPROVED' END,
               reviewed_at, run.review_message, 'public', NULL
          FROM mission_run AS run JOIN mission_criterion AS criterion ON criterion.mission_id = run.mission_id AND (category IN ('STREAM_CONTENT', 'VIDEO_CONTENT') OR custom_completion = 'URL')
         CROSS JOIN LATERAL (SELECT CASE metric WHEN 'STREAM_CONTENT_AIR_TIME' THEN 3 WHEN 'CUSTOM' THEN 1 ELSE 2 END AS pieces, pg_temp.seed_random('share', run.id::text)::numeric AS chance) AS given
         CROSS JOIN LATERAL generate_series(1, pieces) AS number
         CROSS JOIN LATERAL (SELECT * FROM seed_channel WHERE seed_channel.creator_id = run.creator_id AND provider = ANY (CASE category WHEN 'VIDEO_CONTENT' THEN '{youtube}' WHEN 'CUSTOM_CONTENT' THEN '{tiktok,twitch,youtube}' ELSE '{twitch,youtube}' END::text[])
                              ORDER BY provider LIMIT 1) AS channel
         WHERE run.id = pg_temp.seed_id('run', run.mission_id::text, run.creator_id::text)) AS made;

INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, title, thumbnail_url, game_id, language, visibility, disclosed_by, published_at,
                     duration_minutes, average_ccv, peak_ccv, views, hours_watched, likes, checked_at, created_at)
SELECT piece.id, piece.creator_id, piece.connection_id, piece.provider, type, 'demo-' || piece.id, 'https://' || piece.provider || '.example/watch/' || left(piece.id::text, 8),
       format((ARRAY['%s, as promised', 'You asked for %s', 'An evening with %s', '%s: my honest opinion'])[1 + floor((luck - 0.5) * 4)::integer], game.name),
       '/files/art/thumbnail-' || game.slug || '.svg', game.id, "user".language, CASE WHEN piece.visibility = 'unlisted' AND listed_at IS NULL AND submitted_at IS NOT NULL THEN 'unlisted' ELSE 'public' END,
       CASE WHEN luck > 0.6 THEN CASE piece.provider WHEN 'youtube' THEN 'vendor' ELSE 'description' END END, published_at,
       minutes, shown.ccv, round(shown.ccv * 1.6), shown.views, CASE type WHEN 'STREAM' THEN round(shown.ccv * minutes / 60.0, 2) ELSE round(shown.views * CASE type WHEN 'VIDEO' THEN 0.11 ELSE 0.008 END, 2) END,
       round(followers * luck * 0.01), least(now(), published_at + interval '3 days'), published_at
  FROM seed_piece AS piece JOIN seed_channel USING (connection_id) JOIN "user" ON "user".id = piece.creator_id
  JOIN (SELECT id AS of_activation, game_id FROM activation) AS shown_in ON of_activation = activation_id JOIN game ON game.id = shown_in.game_id
 CROSS JOIN LATERAL (SELECT CASE type WHEN 'STREAM' THEN CASE metric WHEN 'STREAM_CONTENT_AIR_TIME' THEN ceil(share)::integer WHEN 'STREAM_CONTENT_HOURS_WATCHED' THEN 240 ELSE 120 + (60 * luck)::integer END WHEN 'VIDEO' THEN 12 ELSE 1 END AS minutes) AS length
 CROSS JOIN LATERAL (SELECT CASE WHEN type = 'STREAM' THEN CASE metric WHEN 'STREAM_CONTENT_HOURS_WATCHED' THEN ceil(share / 4)::integer WHEN 'STREAM_CONTENT_CCV' THEN floor(share)::integer ELSE greatest(1, round(seed_channel.ccv * luck)::integer) END END AS ccv) AS watching
 CROSS JOIN LATERAL (SELECT watching.ccv, CASE type WHEN 'STREAM' THEN watching.ccv * 6 WHEN 'VIDEO' THEN CASE WHEN metric IS NOT NULL THEN floor(share)::bigint ELSE round(video_views * luck)::bigint END ELSE round(short_views * luck)::bigint END AS views) AS shown
    ON CONFLICT DO NOTHING;

-- A stream gets its viewers on its day. Other content gets them over three days, most of them at first.
INSERT INTO content_day (content_id, day, creator_id, connection_id, is_public, game_id, platform, type, views, hours_watched, air_minutes, ccv_minutes)
SELECT content.id, first_day + late, content.creator_id, content.connection_id, content.visibility = 'public', content.game_id, content.platform, content.type, round(content.views * upto) - round(content.views * before), round(content.hours_watched * upto, 2) - round(content.hours_watched * before, 2),
       CASE WHEN content.type = 'STREAM' THEN content.duration_minutes ELSE 0 END, CASE WHEN content.type = 'STREAM' THEN content.duration_minutes * content.average_ccv ELSE 0 END
  FROM seed_piece JOIN content ON content.id = seed_piece.id
 CROSS JOIN LATERAL (SELECT (content.published_at AT TIME ZONE 'Europe/Stockholm')::date AS first_day) AS came
 CROSS JOIN LATERAL (SELECT CASE content.type WHEN 'STREAM' THEN 0 ELSE least(2, (now() AT TIME ZONE 'Europe/Stockholm')::date - first_day) END AS last) AS went
  JOIN (VALUES (0, 0, 0.6), (1, 0.6, 0.85), (2, 0.85, 1)) AS spread (late, before, after) ON late <= last
 CROSS JOIN LATERAL (SELECT CASE late WHEN last THEN 1 ELSE after END AS upto) AS reached
    ON CONFLICT DO NOTHING;

INSERT INTO submission (id, activation_id, company_id, creator_id, quest_run_id, mission_run_id, participant_id, criterion_id, content_id, url, post_type, visibility, status, review_message, submitted_at, reviewed_at, reviewed_by, listed_at)
SELECT pg_temp.seed_id('submission', piece.id::text), activation_id, piece.company_id, piece.creator_id, CASE kind WHEN 'QUEST' THEN run_id END, CASE kind WHEN 'MISSION' THEN run_id END, CASE kind WHEN 'KEY' THEN run_id END, criterion_id,
       piece.id, content.url, piece.type, piece.visibility, verdict, review_message, submitted_at, CASE WHEN verdict <> 'PENDING' THEN reviewed_at END,
       CASE WHEN verdict <> 'PENDING' THEN (SELECT user_id FROM company_member WHERE company_member.company_id = piece.company_id AND is_owner ORDER BY user_id LIMIT 1) END, CASE piece.visibility WHEN 'unlisted' THEN piece.listed_at END
  FROM seed_piece AS piece JOIN content ON content.id = piece.id
 WHERE submitted_at IS NOT NULL
    ON CONFLICT DO NOTHING;
-- Answers to custom criteria are text, not content.
INSERT INTO submission (id, activation_id, company_id, creator_id, mission_run_id, criterion_id, url, message, status, review_message, submitted_at, reviewed_at, reviewed_by)
SELECT pg_temp.seed_id('submission', run.id::text), run.mission_id, run.company_id, run.creator_id, run.id, criterion.id, NULL,
       'Smaller failures would feel fairer: let me lose a bridge, not the whole run.', CASE status WHEN 'review' THEN 'PENDING' WHEN 'declined' THEN 'REJECTED' ELSE 'APPROVED' END,
       run.review_message, submitted_at, reviewed_at, CASE WHEN reviewed_at IS NOT NULL THEN (SELECT user_id FROM company_member WHERE company_member.company_id = run.company_id AND is_owner ORDER BY user_id LIMIT 1) END
  FROM mission_run AS run JOIN mission_criterion AS criterion ON criterion.mission_id = run.mission_id AND custom_completion = 'MESSAGE'
 WHERE submitted_at IS NOT NULL AND run.id = pg_temp.seed_id('run', run.mission_id::text, run.creator_id::text)
    ON CONFLICT DO NOTHING;

-- Some streams were live before their quest's embargo ended, which was detected minutes later.
WITH early AS (
  UPDATE quest_run SET embargo_content_id = content.id, embargo_broken_at = published_at + interval '4 minutes'
    FROM content WHERE content.id = embargo_breach(quest_run) AND content.id IN (SELECT id FROM seed_piece)
  RETURNING quest_run.id, quest_run.company_id, quest_run.creator_id, embargo_broken_at, content.title)
INSERT INTO quest_run_event (id, quest_run_id, company_id, creator_id, type, payload, created_at)
SELECT pg_temp.seed_id('event', id::text, 'EMBARGO_BROKEN'), id, company_id, creator_id, 'EMBARGO_BROKEN', jsonb_build_object('comment', title), embargo_broken_at FROM early
    ON CONFLICT DO NOTHING;

-- The links of mission runs, each with as many clicks as the mission requires, or fewer.
INSERT INTO link (id, slug, kind, activation_id, company_id, creator_id, target_url, created_at)
SELECT pg_temp.seed_id('link', run_id::text), left(md5(run_id::text), 12), linked.kind, activation_id, linked.company_id, creator_id, coalesce(game.website, 'https://store.example/' || left(activation_id::text, 8)), since
  FROM (SELECT id AS run_id, 'tracking' AS kind, quest_id AS activation_id, company_id, creator_id, content_submitted_at AS since FROM quest_run WHERE content_submitted_at IS NOT NULL
         UNION ALL SELECT id, 'mission', mission_id, company_id, creator_id, joined_at FROM mission_run WHERE EXISTS (SELECT FROM mission_criterion AS asked WHERE asked.mission_id = mission_run.mission_id AND asked.category = 'CLICKS')
         UNION ALL SELECT id, 'affiliate', campaign_id, company_id, creator_id, claimed_at FROM key_campaign_participant WHERE claimed_at IS NOT NULL AND id::text < '8') AS linked
  JOIN company ON company.id = linked.company_id AND company.is_demo JOIN activation ON activation.id = activation_id JOIN game ON game.id = activation.game_id
 WHERE activation.id IN (SELECT pg_temp.seed_id('activation', company.name, activation.kind, number::text) FROM generate_series(1, 8) AS number)
    ON CONFLICT DO NOTHING;
INSERT INTO link_click (id, link_id, clicked_at, country, device)
SELECT pg_temp.seed_id('click', link.id::text, number::text), link.id, date_trunc('minute', link.created_at + interval '1 minute' + (until - link.created_at - interval '2 minutes') * pg_temp.seed_random('clicked', link.id::text, number::text) ^ 2),
       (ARRAY['US', 'GB', 'DE', 'SE', 'FR', 'BR', 'ES', 'ZZ'])[1 + floor(8 * pg_temp.seed_random('from', link.id::text, number::text) ^ 1.6)::integer],
       (ARRAY['desktop', 'mobile', 'other'])[1 + floor(2.2 * pg_temp.seed_random('on', link.id::text, number::text))::integer]
  FROM link LEFT JOIN mission_run AS run ON link.kind = 'mission' AND run.mission_id = activation_id AND run.creator_id = link.creator_id
  LEFT JOIN mission_criterion ON mission_criterion.mission_id = run.mission_id AND metric = 'CLICKS'
 CROSS JOIN LATERAL (SELECT coalesce(submitted_at, finished_at, now()) AS until, pg_temp.seed_random('clicks', link.id::text) AS chance) AS given
 CROSS JOIN LATERAL generate_series(1, CASE WHEN target IS NULL THEN 4 + (40 * chance ^ 2)::integer WHEN submitted_at IS NOT NULL THEN target::integer + (20 * chance)::integer ELSE floor((target - 1) * chance)::integer END) AS number
 WHERE NOT EXISTS (SELECT FROM link_click WHERE link_id = link.id) AND (link.id = pg_temp.seed_id('link', activation_id::text) OR run.id IS NOT NULL OR link.kind IN ('tracking', 'affiliate'));

-- Progress per run: content since joining, and clicks.
INSERT INTO mission_progress (mission_run_id, criterion_id, company_id, creator_id, value, met_at, updated_at)
SELECT run.id, criterion.id, run.company_id, run.creator_id, reached, CASE WHEN reached >= target THEN submitted_at END, coalesce(submitted_at, finished_at, now())
  FROM mission_run AS run JOIN mission_criterion AS criterion ON criterion.mission_id = run.mission_id
  LEFT JOIN LATERAL (SELECT CASE criterion.metric WHEN 'STREAM_CONTENT_AIR_TIME' THEN sum(duration_minutes) WHEN 'STREAM_CONTENT_HOURS_WATCHED' THEN floor(sum(hours_watched)) WHEN 'STREAM_CONTENT_CCV' THEN floor(avg(average_ccv))
                                        WHEN 'VIDEO_VIEWS' THEN sum(views) WHEN 'VIDEO_AVERAGE_VIEWS_PER_VIDEO' THEN floor(avg(views)) END AS value
                       FROM seed_piece AS piece JOIN content ON content.id = piece.id WHERE piece.run_id = run.id AND piece.criterion_id = criterion.id) AS made ON true
 CROSS JOIN LATERAL (SELECT CASE metric WHEN 'CUSTOM' THEN CASE WHEN submitted_at IS NULL THEN 0 ELSE 1 END
                                        WHEN 'CLICKS' THEN (SELECT count(*) FROM link JOIN link_click ON link_id = link.id WHERE link.activation_id = run.mission_id AND link.creator_id = run.creator_id) ELSE coalesce(made.value, 0) END::bigint AS reached) AS counted
 WHERE run.id = pg_temp.seed_id('run', run.mission_id::text, run.creator_id::text)
    ON CONFLICT DO NOTHING;
