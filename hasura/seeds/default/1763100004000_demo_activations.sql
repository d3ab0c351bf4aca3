-- The demo market, part four: activations of every kind and status.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

SET LOCAL session_replication_role = replica;

-- Publishing companies with their owner and games.
CREATE TEMP TABLE seed_company ON COMMIT DROP AS
SELECT company.id, company.name, row_number() OVER (ORDER BY company.created_at DESC, company.id) AS position, company.verification,
       (SELECT includes_creator_programs FROM company_plan(company.id)) AS has_program,
       (SELECT user_id FROM company_member WHERE company_id = company.id AND is_owner ORDER BY user_id LIMIT 1) AS owner_id,
       (SELECT array_agg(game_id ORDER BY pg_temp.seed_random('shelf', game_id::text)) FROM company_game WHERE company_id = company.id) AS game_ids
  FROM company WHERE is_demo AND verification IN ('verified', 'pending');
-- Brands run campaigns for other companies' games, and so do studios before their own game is announced.
UPDATE seed_company
   SET game_ids = (SELECT array_agg(game_id ORDER BY pg_temp.seed_random('borrowed', seed_company.name, game_id::text)) FROM code_item WHERE company_id = seed_company.id)
 WHERE position IN (9, 10) OR game_ids IS NULL;

-- The publishing day of a quest's content, if it is a single day.
CREATE OR REPLACE FUNCTION pg_temp.seed_day(number integer, starts integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc('day', now()) + make_interval(days => starts + CASE number WHEN 3 THEN 21 WHEN 6 THEN 62 WHEN 8 THEN 30 END, hours => 18)
$$;

CREATE TEMP TABLE seed_slot ON COMMIT DROP AS
SELECT * FROM (VALUES
  (1, 'active', -45, 30), (2, 'active', -28, 48), (3, 'upcoming', 16, 66), (4, 'ended', -80, -20), (5, 'draft', 20, 72), (6, 'unpublished', -40, 36), (7, 'closed', -66, 20), (8, 'past', -190, -120)
) AS slot (number, status, starts, ends);

CREATE TEMP TABLE seed_activation ON COMMIT DROP AS
SELECT pg_temp.seed_id('activation', seed_company.name, kind, number::text) AS id, kind, seed_company.id AS company_id, seed_company.position AS company_position, owner_id, number,
       CASE WHEN verification = 'pending' THEN CASE WHEN number = 1 THEN 'waiting_for_company_verification' ELSE 'draft' END
            WHEN kind = 'MISSION' AND status IN ('unpublished', 'past') THEN 'ended' ELSE status END AS status,
       CASE WHEN verification = 'pending' THEN 10 WHEN kind = 'MISSION' AND status = 'unpublished' THEN -100 ELSE starts END + (seed_company.position % 5)::integer AS starts,
       CASE WHEN verification = 'pending' THEN 50 WHEN kind = 'MISSION' AND status = 'unpublished' THEN -45 ELSE ends END + (seed_company.position % 5)::integer AS ends,
       game_ids[1 + (number + CASE kind WHEN 'KEY' THEN 0 WHEN 'QUEST' THEN 3 ELSE 5 END) % cardinality(game_ids)] AS game_id, game_ids
  FROM seed_company CROSS JOIN seed_slot CROSS JOIN unnest(ARRAY['KEY', 'QUEST', 'MISSION']) AS kind
 WHERE (kind <> 'MISSION' OR has_program) AND (verification = 'verified' OR number <= 2)
UNION ALL
SELECT pg_temp.seed_id('activation', name, 'CREATOR_PROGRAM', '1'), 'CREATOR_PROGRAM', id, position, owner_id, 1, 'active', -170, NULL, game_ids[1], game_ids
  FROM seed_company WHERE has_program AND verification = 'verified';

INSERT INTO activation (id, kind, company_id, game_id, name, description, status, visibility, start_date, end_date, embargo_at, embargo_time_zone,
                        poster_url, hero_url, thumbnail_url, published_at, closed_at, created_by, created_at, status_changed_at)
SELECT seed_activation.id, seed_activation.kind, seed_activation.company_id, seed_activation.game_id,
       CASE seed_activation.kind
         WHEN 'KEY' THEN format((ARRAY['%s launch codes', '%s early access', '%s for creators', 'Play %s first'])[1 + number % 4], game.name)
         WHEN 'QUEST' THEN format((ARRAY['%s: one evening, one stream', 'Show your viewers %s', '%s launch week', 'A video about %s'])[1 + number % 4], game.name)
         WHEN 'MISSION' THEN format((ARRAY['Ten hours of %s', 'Bring %s to new viewers', CASE number WHEN 2 THEN 'Your best moment in %s' ELSE 'What would you change in %s?' END, 'Fill the stands for %s'])[1 + number % 4], game.name)
         ELSE format('%s creators', company.name) END,
       CASE seed_activation.kind
         WHEN 'KEY' THEN format(E'Get %s for free and show your viewers what it is like. We like honest first impressions more than polished praise.\n\nYou have 30 days from the day you claim your code.', game.name)
         WHEN 'QUEST' THEN format('We’re looking for creators whose viewers would enjoy %s. Tell us what you would make and what you would charge.', game.name)
         WHEN 'MISSION' THEN format('Play %s on your channel, reach the goals below and claim your rewards. Only content from after you join counts.', game.name)
         ELSE format('Our home for creators: early access, Missions with rewards, and a team that answers. Apply once and stay as long as you like.') END,
       seed_activation.status, CASE WHEN number = 6 AND seed_activation.kind = 'QUEST' THEN 'invite_only' ELSE 'public' END,
       date_trunc('day', now()) + make_interval(days => starts, hours => 9), date_trunc('day', now()) + make_interval(days => ends, hours => 21),
       embargo.at, CASE WHEN embargo.at IS NOT NULL THEN 'Europe/Stockholm' END,
       game.poster_url, game.hero_url, game.thumbnail_url,
       CASE WHEN seed_activation.status NOT IN ('draft', 'waiting_for_company_verification') THEN now() + make_interval(days => least(starts, 0) - 4) END,
       CASE WHEN seed_activation.status = 'closed' THEN now() - interval '9 days' WHEN ends < 0 THEN date_trunc('day', now()) + make_interval(days => ends, hours => 21) END,
       owner_id, now() + make_interval(days => least(starts, 0) - 9),
       CASE seed_activation.status WHEN 'draft' THEN now() + make_interval(days => least(starts, 0) - 9) WHEN 'active' THEN date_trunc('day', now()) + make_interval(days => starts, hours => 9)
                                   WHEN 'unpublished' THEN now() - interval '6 days' WHEN 'closed' THEN now() - interval '9 days' WHEN 'ended' THEN date_trunc('day', now()) + make_interval(days => ends, hours => 21)
                                   WHEN 'past' THEN now() + make_interval(days => ends + 30) ELSE now() + make_interval(days => least(starts, 0) - 4) END
  FROM seed_activation JOIN game ON game.id = seed_activation.game_id JOIN company ON company.id = seed_activation.company_id
 CROSS JOIN LATERAL (SELECT CASE WHEN seed_activation.kind IN ('KEY', 'QUEST') AND number IN (3, 5) THEN date_trunc('day', now()) + make_interval(days => starts + 7, hours => 15)
                                 WHEN seed_activation.kind = 'QUEST' AND number = 6 THEN pg_temp.seed_day(number, starts) END AS at) AS embargo
    ON CONFLICT DO NOTHING;

INSERT INTO activation_game (activation_id, game_id, position)
SELECT id, game_id, 1 FROM seed_activation
 UNION
SELECT id, extra, 1 + ordinality::integer FROM seed_activation, unnest(game_ids[1:3]) WITH ORDINALITY AS more (extra, ordinality)
 WHERE kind = 'MISSION' AND extra <> game_id
    ON CONFLICT DO NOTHING;

INSERT INTO activation_media (id, activation_id, kind, url, title, position)
SELECT pg_temp.seed_id('media', seed_activation.id::text, media.kind, media.position::text), seed_activation.id, media.kind,
       CASE media.kind WHEN 'kit_link' THEN 'https://' || game.slug || '.example/press' WHEN 'video' THEN 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
                       WHEN 'kit_video' THEN 'https://' || game.slug || '.example/press/gameplay.mp4' ELSE game.hero_url END,
       format(title, game.name), media.position
  FROM seed_activation JOIN game ON game.id = seed_activation.game_id,
       (VALUES ('image', '%s key art', 1), ('kit_image', '%s logo and overlays', 1), ('kit_link', '%s press page', 2), ('video', '%s trailer', 2), ('kit_video', '%s without music', 3)) AS media (kind, title, position)
 WHERE media.kind NOT IN ('video', 'kit_video') OR number IN (1, 2, 4)
    ON CONFLICT DO NOTHING;

-- Each company already has lists of favorite creators.
INSERT INTO creator_list (id, company_id, name, created_by, created_at)
SELECT pg_temp.seed_id('list', seed_company.name, list_name), id, list_name, owner_id, now() - interval '140 days' FROM seed_company, unnest(ARRAY['Launch partners', 'Cozy streamers', 'To watch']) AS list_name
    ON CONFLICT DO NOTHING;
INSERT INTO creator_list_entry (list_id, creator_id, added_by, created_at)
SELECT creator_list.id, creator_access.creator_id, created_by, greatest(creator_list.created_at, creator_access.decided_at)
  FROM creator_list JOIN seed_company ON seed_company.id = company_id JOIN creator_access ON kind = 'quests' AND status = 'approved'
 WHERE pg_temp.seed_random('listed', creator_list.id::text, creator_id::text) < 0.08
    ON CONFLICT DO NOTHING;

-- VIP creators can join regardless of the requirements.
INSERT INTO activation_whitelist (activation_id, creator_id, created_at)
SELECT seed_activation.id, creator_access.creator_id, now() - interval '12 days'
  FROM seed_activation JOIN creator_access ON creator_access.kind = 'quests' AND creator_access.status = 'approved' AND decided_at < now() - interval '12 days'
 WHERE seed_activation.kind <> 'CREATOR_PROGRAM' AND seed_activation.status IN ('active', 'unpublished') AND number IN (1, 6)
   AND pg_temp.seed_random('vip', seed_activation.id::text, creator_id::text) < 0.008
    ON CONFLICT DO NOTHING;

INSERT INTO activation_tag (activation_id, tag_id)
SELECT seed_activation.id, tag.id FROM seed_activation, tag
 WHERE tag.kind = 'activation' AND pg_temp.seed_random('activation tag', seed_activation.id::text, tag.name::text) < 0.2
    ON CONFLICT DO NOTHING;

INSERT INTO activation_channel (activation_id, distribution_channel_id)
SELECT DISTINCT seed_activation.id, code_batch.distribution_channel_id
  FROM seed_activation JOIN code_item ON code_item.company_id = seed_activation.company_id AND code_item.game_id = seed_activation.game_id
  JOIN code_batch ON code_batch.item_id = code_item.id
 WHERE kind IN ('KEY', 'QUEST')
    ON CONFLICT DO NOTHING;

INSERT INTO activation_code_item (activation_id, code_item_id)
SELECT seed_activation.id, code_item.id
  FROM seed_activation JOIN code_item ON code_item.company_id = seed_activation.company_id AND code_item.game_id = seed_activation.game_id AND code_item.type = 'game'
       -- A waitlist has no keys yet.
 WHERE kind = 'QUEST' OR kind = 'KEY' AND number <> 3
    ON CONFLICT DO NOTHING;

-- Requirements from none to strict. A fifth are limited to Europe or to English.
INSERT INTO requirement (activation_id, allow_all_creators, twitch_followers, twitch_average_ccv, youtube_subscribers, tiktok_followers, continents, languages, program_id, creator_list_ids, completed_mission_ids)
SELECT seed_activation.id, kind = 'QUEST' AND number = 2,
       CASE WHEN number IN (1, 4, 7) THEN (ARRAY[250, 500, 1500])[1 + company_position % 3] END,
       CASE WHEN number = 4 AND kind <> 'MISSION' THEN 15 END,
       CASE WHEN number IN (1, 4, 7) THEN (ARRAY[250, 1000, 3000])[1 + company_position % 3] END,
       CASE WHEN number = 1 THEN 1000 END,
       CASE WHEN (number + company_position) % 5 = 0 THEN '{EU,NA}' ELSE '{}' END::text[],
       CASE WHEN (number + company_position) % 7 = 0 THEN '{en}' ELSE '{}' END::text[],
       CASE WHEN kind = 'MISSION' AND number = 2 THEN program.id END,
       CASE WHEN kind = 'MISSION' AND number IN (5, 6) THEN ARRAY[pg_temp.seed_id('list', company.name, 'Launch partners'), pg_temp.seed_id('list', company.name, 'Cozy streamers')] ELSE '{}' END,
       CASE WHEN kind = 'MISSION' AND number = 3 THEN ARRAY[pg_temp.seed_id('activation', company.name, kind, '1')]
            WHEN kind = 'MISSION' AND number = 4 THEN ARRAY[pg_temp.seed_id('activation', company.name, kind, '8')] ELSE '{}' END
  FROM seed_activation JOIN company ON company.id = seed_activation.company_id
  LEFT JOIN LATERAL (SELECT other.id FROM seed_activation AS other WHERE other.kind = 'CREATOR_PROGRAM' AND other.company_id = seed_activation.company_id) AS program ON true
    ON CONFLICT DO NOTHING;

-- stack/seed/art packs these archives, and then stores their sizes.
INSERT INTO upload (id, company_id, kind, name, path, mime_type, bytes, created_at)
SELECT pg_temp.seed_id('kit', seed_activation.id::text), company_id, 'archive', slug || '-kit.zip', 'demo/' || seed_activation.id || '.zip', 'application/zip', 1,
       now() + make_interval(days => least(starts, 0) - 4)
  FROM seed_activation JOIN game ON game.id = game_id WHERE kind IN ('KEY', 'QUEST') AND number IN (1, 2, 6)
    ON CONFLICT DO NOTHING;

INSERT INTO creator_kit (activation_id, special_instructions, asset_url, asset_name, asset_bytes)
SELECT seed_activation.id, 'Please tell your viewers that you got the game for free.', '/api/uploads/' || upload.id, upload.name, upload.bytes
  FROM seed_activation LEFT JOIN upload ON upload.id = pg_temp.seed_id('kit', seed_activation.id::text) WHERE seed_activation.kind IN ('KEY', 'QUEST')
    ON CONFLICT DO NOTHING;

INSERT INTO key_campaign (id, waitlist, planned_release, codes_per_creator)
SELECT seed_activation.id, number = 3, game.released_on, 1
  FROM seed_activation JOIN game ON game.id = game_id WHERE kind = 'KEY'
    ON CONFLICT DO NOTHING;

-- Delivery is open, on one day or within a window. Costs follow in a later part, when the participants are known.
INSERT INTO quest (id, budget_cents, delivery_type, specific_date, publish_from, publish_until, auto_approve_days, deliverables, talking_points, call_to_action, target_url, post_types,
                   auto_bid_max_cents, auto_bid_within, auto_bid_over)
SELECT seed_activation.id, (CASE WHEN company.type = 'small_game_studio' THEN 10000 ELSE 40000 END) * 100,
       CASE WHEN number IN (2, 5, 7) THEN 'date_range' WHEN number IN (3, 6, 8) THEN 'specific_date' ELSE 'open' END,
       CASE WHEN number IN (3, 6, 8) THEN pg_temp.seed_day(number, starts) END,
       CASE WHEN number IN (2, 5, 7) THEN start_date END, CASE number WHEN 7 THEN start_date + interval '35 days' WHEN 2 THEN end_date - interval '4 days' WHEN 5 THEN end_date - interval '4 days' END,
       CASE number WHEN 1 THEN 14 WHEN 2 THEN 21 WHEN 6 THEN 14 ELSE 5 END,
       ARRAY['One post of the agreed length', 'The link in the description and in the chat'],
       ARRAY['What surprised you in the first hour', format('%s is out on PC', game.name), 'Who you would play the game with'],
       format('Wishlist %s', game.name), game.website,
       CASE number % 4 WHEN 0 THEN '{STREAM}' WHEN 1 THEN '{STREAM,VIDEO,SHORTS}' WHEN 2 THEN '{STREAM,VIDEO}' ELSE '{VIDEO,SHORTS}' END::text[],
       CASE number WHEN 1 THEN 100000 WHEN 2 THEN 250000 END, CASE WHEN number = 1 THEN 'auto_accept' ELSE 'manual_review' END, CASE WHEN number = 2 THEN 'auto_decline' ELSE 'manual_review' END
  FROM seed_activation JOIN game ON game.id = game_id JOIN company ON company.id = seed_activation.company_id
 CROSS JOIN LATERAL (SELECT start_date, end_date FROM activation WHERE activation.id = seed_activation.id) AS dates
 WHERE kind = 'QUEST'
    ON CONFLICT DO NOTHING;

INSERT INTO mission (id, access, repeatable_count, max_participants, run_days)
SELECT id, CASE WHEN number = 2 THEN 'program_members' WHEN number IN (3, 4) THEN 'sequential' WHEN number IN (5, 6) THEN 'creator_lists' ELSE 'none' END,
       CASE number WHEN 1 THEN 0 WHEN 4 THEN 3 ELSE 1 END, CASE WHEN number = 2 THEN 60 END, CASE number WHEN 1 THEN NULL WHEN 2 THEN 45 ELSE 21 END
  FROM seed_activation WHERE kind = 'MISSION'
    ON CONFLICT DO NOTHING;

INSERT INTO mission_criterion (id, mission_id, position, category, metric, target, title, custom_completion)
SELECT pg_temp.seed_id('criterion', seed_activation.id::text, criterion.position::text), seed_activation.id, criterion.position, category, metric, target, title, completion
  FROM seed_activation JOIN (VALUES
    (4, NULL, 1, 'STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME', 600, 'Stream for ten hours', NULL), (4, NULL, 2, 'CLICKS', 'CLICKS', 25, 'Bring 25 clicks', NULL),
    (8, NULL, 1, 'STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME', 600, 'Stream for ten hours', NULL), (8, NULL, 2, 'CLICKS', 'CLICKS', 25, 'Bring 25 clicks', NULL),
    (1, 0, 1, 'VIDEO_CONTENT', 'VIDEO_VIEWS', 5000, 'Reach 5,000 views', NULL), (1, 1, 1, 'VIDEO_CONTENT', 'VIDEO_AVERAGE_VIEWS_PER_VIDEO', 1500, 'Reach 1,500 views per video', NULL),
    (5, NULL, 1, 'VIDEO_CONTENT', 'VIDEO_VIEWS', 5000, 'Reach 5,000 views', NULL),
    (2, NULL, 1, 'CUSTOM_CONTENT', 'CUSTOM', 1, 'Show us your best moment', 'URL'), (6, NULL, 1, 'CUSTOM_CONTENT', 'CUSTOM', 1, 'Tell us what you would change', 'MESSAGE'),
    (3, NULL, 1, 'STREAM_CONTENT', 'STREAM_CONTENT_HOURS_WATCHED', 200, 'Reach 200 hours watched', NULL), (7, NULL, 1, 'STREAM_CONTENT', 'STREAM_CONTENT_CCV', 20, 'Reach 20 viewers on average', NULL)
  ) AS criterion (number, company_turn, position, category, metric, target, title, completion)
    ON criterion.number = seed_activation.number AND coalesce(company_turn = company_position % 2, true)
 WHERE kind = 'MISSION'
    ON CONFLICT DO NOTHING;

INSERT INTO mission_reward (id, mission_id, position, kind, name, description, agreed, number_of_items, code_item_id, quantity)
SELECT pg_temp.seed_id('reward', seed_activation.id::text, 'goods'), seed_activation.id, 1, CASE WHEN number % 2 = 0 THEN 'merchandise' ELSE 'custom' END,
       CASE WHEN number % 2 = 0 THEN 'Collector''s box' ELSE 'Your name in the credits' END,
       CASE WHEN number % 2 = 0 THEN 'Shirt, art book and pin' ELSE 'We’ll add your name to the list of friends in the next update.' END,
       true, CASE WHEN number % 2 = 0 THEN 1 END, NULL::uuid, NULL::integer
  FROM seed_activation WHERE kind = 'MISSION'
 UNION ALL
SELECT pg_temp.seed_id('reward', seed_activation.id::text, 'codes'), seed_activation.id, 2, 'code', code_item.name, '', false, NULL, code_item.id, 1
  FROM seed_activation JOIN code_item ON code_item.company_id = seed_activation.company_id AND code_item.game_id = seed_activation.game_id AND code_item.type = 'game'
 WHERE kind = 'MISSION' AND number IN (1, 4, 7)
    ON CONFLICT DO NOTHING;

INSERT INTO mission_reward_channel (reward_id, distribution_channel_id)
SELECT DISTINCT mission_reward.id, code_batch.distribution_channel_id
  FROM seed_activation JOIN mission_reward ON mission_id = seed_activation.id JOIN code_batch ON code_batch.item_id = mission_reward.code_item_id
    ON CONFLICT DO NOTHING;

INSERT INTO creator_program (id, code_of_conduct, privacy_policy, welcome_message, thank_you_message, landing_title, landing_body, discord_url)
SELECT seed_activation.id, 'Be kind, disclose paid content, and don’t share codes.', 'We use your answers only to choose our members.', 'Great to have you! Your first Mission is below.',
       'Thank you! We review every application personally, usually within three days.', format('Create with %s', company.name),
       'Two hundred creators of every size already do. You don’t need a minimum number of viewers, only something to say.', 'https://discord.example/' || left(company.id::text, 8)
  FROM seed_activation JOIN company ON company.id = company_id WHERE seed_activation.kind = 'CREATOR_PROGRAM'
    ON CONFLICT DO NOTHING;

INSERT INTO program_perk (id, program_id, position, title, description)
SELECT pg_temp.seed_id('perk', seed_activation.id::text, position::text), seed_activation.id, position, title, description
  FROM seed_activation, (VALUES (1, 'Early access', 'Play a week before everyone else.'), (2, 'Missions with rewards', 'New Missions every month.'),
                                (3, 'A direct line', 'Talk to the people who make the games.')) AS perk (position, title, description)
 WHERE kind = 'CREATOR_PROGRAM'
    ON CONFLICT DO NOTHING;

INSERT INTO program_question (id, program_id, position, kind, label, required, options)
SELECT pg_temp.seed_id('question', seed_activation.id::text, position::text), seed_activation.id, position, question.kind, label, required, options
  FROM seed_activation, (VALUES
    (1, 'long_text', 'Why do you want to join?', true, '{}'::text[]), (2, 'single_choice', 'How did you hear about us?', false, '{"A friend","A stream","A search"}'),
    (3, 'boolean', 'Have you worked with game companies before?', false, '{}'), (4, 'url', 'A video that shows you at your best', false, '{}'),
    (5, 'text', 'What should we call you?', false, '{}'), (6, 'multiple_choice', 'What would you like to get?', false, '{"Codes","Paid Quests","Merchandise"}')
  ) AS question (position, kind, label, required, options)
 WHERE seed_activation.kind = 'CREATOR_PROGRAM'
    ON CONFLICT DO NOTHING;

INSERT INTO link (id, slug, kind, activation_id, company_id, creator_id, target_url, created_at)
SELECT pg_temp.seed_id('link', seed_activation.id::text), 'demo' || left(md5(seed_activation.id::text), 8), 'sharable', seed_activation.id, company_id, NULL, game.website, now() + make_interval(days => least(starts, 0) - 4)
  FROM seed_activation JOIN game ON game.id = game_id WHERE kind = 'KEY' AND status NOT IN ('draft', 'waiting_for_company_verification')
    ON CONFLICT DO NOTHING;

SELECT refresh_creator_eligibility();

ANALYZE company, activation, activation_code_item, requirement, mission, mission_criterion, mission_reward, link;
