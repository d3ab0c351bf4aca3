-- The demo market, part eleven: tools and settings of its members.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
-- A number in [0, 1) that depends only on the given words.
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

SET LOCAL session_replication_role = replica;

CREATE TEMP TABLE seed_desk ON COMMIT DROP AS
SELECT company.id AS company_id, company.name AS company_name, "user".id AS user_id, "user".username = 'demostudio' AS is_demo_account,
       row_number() OVER (PARTITION BY company.id ORDER BY company_member.is_owner DESC, "user".username = 'demostudio' DESC, "user".id) AS seat
  FROM company
  JOIN company_member ON company_member.company_id = company.id
  JOIN "user" ON "user".id = company_member.user_id
 WHERE company.is_demo AND company.verification = 'verified';

-- Pending invitations of colleagues.
INSERT INTO company_invitation (id, company_id, email, title, status, token_hash, invited_by, sent_at, expires_at, created_at)
SELECT pg_temp.seed_id('company invitation', company_name, email), company_id, email || '@' || lower(regexp_replace(company_name, '[^A-Za-z]+', '', 'g')) || '.example',
       title, status, sha256(convert_to('demo invitation ' || company_name || email, 'UTF8')), user_id,
       now() - make_interval(days => days), now() - make_interval(days => days) + interval '7 days', now() - make_interval(days => days)
  FROM seed_desk, (VALUES ('alva', 'Community Manager', 'pending', 2), ('joel', 'Brand Manager', 'expired', 19)) AS invited (email, title, status, days)
 WHERE seat = 1 AND (is_demo_account OR days = 2)
    ON CONFLICT DO NOTHING;

INSERT INTO custom_domain (company_id, domain, status, dns_token, problem, checked_at, created_at)
SELECT company_id, 'play.' || lower(regexp_replace(company_name, '[^A-Za-z]+', '', 'g')) || '.example',
       CASE WHEN is_demo_account THEN 'verified' ELSE 'not_verified' END, 'questboard-' || md5(company_name),
       CASE WHEN is_demo_account THEN '' ELSE 'The TXT record was not found.' END, now() - interval '3 hours', now() - interval '40 days'
  FROM seed_desk
 WHERE seat = 1 AND (SELECT includes_custom_domain FROM company_plan(company_id))
    ON CONFLICT DO NOTHING;

INSERT INTO export (id, company_id, requested_by, kind, status, stages, period_days, row_count, problem, created_at, finished_at)
SELECT pg_temp.seed_id('export', company_name, made.position::text), company_id, user_id, kind, status, stages::text[], period_days, row_count, problem,
       now() - make_interval(days => days), CASE WHEN status <> 'running' THEN now() - make_interval(days => days) + interval '3 minutes' END
  FROM seed_desk, (VALUES
    (1, 'quest_runs', 'expired', '{Offers,Active,Review,Ended}', NULL, 148, '', 64),
    (2, 'livestream_insights', 'expired', '{}', 90, 2310, '', 51),
    (3, 'video_insights', 'failed', '{}', 30, NULL, 'The data could not be read in time.', 36),
    (4, 'key_participants', 'expired', '{Active,Ended}', NULL, 96, '', 33),
    (5, 'shorts_insights', 'expired', '{}', 30, 731, '', 79),
    (6, 'codes', 'expired', '{}', NULL, 412, '', 92),
    (7, 'report', 'expired', '{}', NULL, 38, '', 95),
    (8, 'program_members', 'expired', '{Applicants,Accepted}', NULL, 57, '', 99)
  ) AS made (position, kind, status, stages, period_days, row_count, problem, days)
 WHERE seat = 1
    ON CONFLICT DO NOTHING;

-- Saved filters and views of people who work with tables all day.
INSERT INTO saved_filter (id, user_id, screen, name, filter, created_at)
SELECT pg_temp.seed_id('filter', user_id::text, name), user_id, screen, name, filter::jsonb, now() - interval '80 days'
  FROM seed_desk, (VALUES
    ('creator-management/quests', 'Needs our attention', '{"status": ["INITIAL_BID", "CONTENTREVIEW", "PENDING_PAYMENT"]}'),
    ('creator-management/keys', 'Nordic Twitch', '{"platform": ["twitch"], "country": ["SE", "NO", "DK", "FI"]}'),
    ('insights/livestream/content-creators', 'Mid-size strategy', '{"size_tier": ["mid"], "genre": ["Strategy"]}')
  ) AS saved (screen, name, filter)
 WHERE seat <= 2
    ON CONFLICT DO NOTHING;

INSERT INTO column_preset (id, user_id, screen, name, columns, is_default, created_at)
SELECT pg_temp.seed_id('preset', user_id::text, name), user_id, screen, name, columns::jsonb, is_default, now() - interval '80 days'
  FROM seed_desk, (VALUES
    ('creator-management/quests', 'Money', '["creator", "status", "amount", "payment", "payout"]', true),
    ('creator-management/quests', 'Deadlines', '["creator", "status", "deadline"]', false),
    ('reporting/overview', 'For the board', '["activation", "creators", "views", "hours_watched", "cost"]', true)
  ) AS given (screen, name, columns, is_default)
 WHERE seat = 1
    ON CONFLICT DO NOTHING;

INSERT INTO note_comment (id, note_id, body, author_id, created_at)
SELECT pg_temp.seed_id('comment', note.id::text), note.id,
       (ARRAY['Agreed. Let’s ask again in spring.', 'A pleasure to work with last time. Answers within the hour.', 'Their chat loved the demo.', 'Check the schedule first: not on Mondays.'])
         [1 + (4 * pg_temp.seed_random('comment', note.id::text))::integer % 4],
       desk.user_id, note.created_at + interval '1 day'
  FROM note JOIN seed_desk AS desk ON desk.company_id = note.company_id AND desk.seat = 2
 WHERE pg_temp.seed_random('discussed', note.id::text) < 0.5 AND note.created_at < now() - interval '1 day'
    ON CONFLICT DO NOTHING;

-- Three reports: one resolved, one dismissed, one waiting in the console.
CREATE TEMP TABLE seed_report ON COMMIT DROP AS
SELECT pg_temp.seed_id('report', given.position::text) AS id, desk.company_id, desk.user_id, given.*,
       (SELECT creator.id FROM creator JOIN "user" ON "user".id = creator.id
         WHERE "user".is_demo AND "user".username <> 'democreator' ORDER BY pg_temp.seed_random('reported', creator.id::text) OFFSET given.position LIMIT 1) AS creator_id
  FROM seed_desk AS desk, (VALUES
    (1, 'fake_engagement', 'All the viewers joined and left at the same time.', 'resolved', 'We checked the figures and sent the channel a warning.', 40),
    (2, 'key_resale', 'One of our keys was offered for sale the next day.', 'open', '', 2),
    (3, 'other', 'I’m not sure about this one. Please take a look.', 'dismissed', 'We found no evidence for it.', 65)
  ) AS given (position, reason, note, status, resolution, days)
 WHERE desk.is_demo_account;

INSERT INTO user_report (id, company_id, reporter_id, note, status, resolution, created_at, decided_at)
SELECT id, company_id, user_id, note, status, resolution, now() - make_interval(days => days), CASE WHEN status <> 'open' THEN now() - make_interval(days => days - 2) END
  FROM seed_report
    ON CONFLICT DO NOTHING;
INSERT INTO user_report_cause (report_id, reason) SELECT id, reason FROM seed_report ON CONFLICT DO NOTHING;
INSERT INTO user_report_cause (report_id, reason) SELECT id, value FROM seed_report, user_report_reason WHERE status = 'dismissed' ON CONFLICT DO NOTHING;
INSERT INTO user_report_subject (report_id, creator_id) SELECT id, creator_id FROM seed_report ON CONFLICT DO NOTHING;

-- Past requests to change a company's name.
INSERT INTO company_change (id, company_id, name, website, status, reason, requested_by, created_at, decided_at)
SELECT pg_temp.seed_id('change', company_name), company_id, company_name || asked.suffix, company.website, asked.status, asked.reason, user_id, now() - make_interval(days => asked.days),
       CASE WHEN asked.status <> 'pending' THEN now() - make_interval(days => asked.days - 2) END
  FROM seed_desk JOIN company ON company.id = company_id
  JOIN (VALUES ('Ironvale Games', ' International', 'pending', '', 1), ('Paper Lantern', '', 'approved', '', 130), ('Fernbrook', ' Official', 'rejected', 'The name is another company''s trade mark.', 44)) AS asked (name, suffix, status, reason, days)
    ON asked.name = company_name
 WHERE seat = 1
    ON CONFLICT DO NOTHING;

-- Feeds that creators share and content they follow.
INSERT INTO rss_feed (id, user_id, url, title, authorized, article_count, fetched_at, created_at)
SELECT pg_temp.seed_id('feed', id::text), id, 'https://' || lower(display_name::text) || '.example/feed.xml', display_name || '''s journal', true,
       4, now() - interval '2 hours', created_at + interval '20 days'
  FROM "user"
 WHERE is_demo AND user_type = 'Creator' AND (username = 'democreator' OR pg_temp.seed_random('feed', id::text) < 0.1)
    ON CONFLICT DO NOTHING;
INSERT INTO rss_article (feed_id, user_id, url, title, published_at)
SELECT feed.id, feed.user_id, replace(feed.url, 'feed.xml', 'journal/' || written.number), written.title, now() - make_interval(days => written.days)
  FROM rss_feed AS feed JOIN "user" ON "user".id = feed.user_id, (VALUES
    (1, 'What I learned from losing the same campaign twice', 3),
    (2, 'A desk setup for long games: what I kept and what I removed', 11),
    (3, 'Notes on the new winter map', 19),
    (4, 'Why Saturdays are for co-op', 34)
  ) AS written (number, title, days)
 WHERE "user".is_demo
    ON CONFLICT DO NOTHING;

INSERT INTO analytics_page (id, user_id, name, layout, position, created_at)
SELECT pg_temp.seed_id('analytics', "user".id::text, name), "user".id, name, jsonb_build_object('period', period, 'figures', figures), position, now() - interval '60 days'
  FROM "user" JOIN (VALUES ('democreator', 1, 'Streams', '30', 'STREAM', 'twitch'), ('democreator', 2, 'Videos', '90', 'VIDEO', 'youtube'), ('demostudio', 1, 'Our games', '30', NULL, NULL))
    AS page (owner, position, name, period, type, provider) ON owner = username
 CROSS JOIN LATERAL (
         SELECT coalesce(jsonb_agg(shown), '[]') AS figures
           FROM (SELECT jsonb_build_object('kind', 'channel', 'id', channel.id, 'type', type) AS shown FROM user_connection AS channel WHERE channel.user_id = "user".id AND provider_id = provider
                 UNION ALL
                (SELECT jsonb_build_object('kind', 'game', 'id', game.id) FROM company_member JOIN company_game USING (company_id) JOIN game ON game.id = game_id
                  WHERE type IS NULL AND company_member.user_id = "user".id AND released_on < current_date ORDER BY released_on DESC, game.id LIMIT 3)) AS known) AS shown_on
    ON CONFLICT DO NOTHING;

-- The demo creator's own page, filled like a real one.
INSERT INTO creator_page (id, creator_id, slug, title, description, font, theme, is_published, position, created_at)
SELECT pg_temp.seed_id('page', username::text), id, 'democreator', 'DemoCreator', 'Strategy games on weekdays, co-op chaos on Saturdays.', 'Josefin_Sans',
       '{"accent": "#7c5cff"}', true, 0, created_at + interval '1 day'
  FROM "user" WHERE username = 'democreator'
    ON CONFLICT DO NOTHING;
INSERT INTO creator_page_block (id, page_id, kind, position, content)
SELECT pg_temp.seed_id('block', given.position::text), pg_temp.seed_id('page', 'democreator'), kind, given.position, content::jsonb
  FROM (VALUES
    (0, 'hero', '{"heading": "Hello, commander"}'),
    (1, 'text', '{"text": "I play long games with short tempers. Live from seven, Monday to Thursday."}'),
    (2, 'channels', '{"heading": "Where to watch"}'),
    (3, 'videos', '{"heading": "Latest videos"}'),
    (4, 'feed', '{"heading": "From my journal"}'),
    (5, 'links', '{"heading": "Elsewhere", "links": [{"label": "Discord", "url": "https://discord.example/democreator"}, {"label": "My journal", "url": "https://democreator.example"}]}')
  ) AS given (position, kind, content)
 WHERE EXISTS (SELECT FROM creator_page WHERE id = pg_temp.seed_id('page', 'democreator'))
    ON CONFLICT (id) DO NOTHING;
INSERT INTO creator_page_channel (page_id, connection_id, position)
SELECT creator_page.id, user_connection.id, row_number() OVER (ORDER BY user_connection.followers DESC) - 1
  FROM creator_page JOIN user_connection ON user_connection.user_id = creator_page.creator_id
 WHERE creator_page.id = pg_temp.seed_id('page', 'democreator')
    ON CONFLICT DO NOTHING;

-- Notifications in every tone for the demo accounts.
INSERT INTO notification (id, user_id, kind, activation_id, creator_id, params, read_at, created_at)
SELECT pg_temp.seed_id('bell', told.username, told.position::text), "user".id, told.kind,
       CASE WHEN told.kind IN ('program_applicant', 'program_accepted', 'announcement') THEN program.id END,
       (SELECT membership.creator_id FROM program_membership AS membership JOIN "user" AS applicant ON applicant.id = membership.creator_id
         WHERE told.kind = 'program_applicant' AND membership.program_id = program.id AND applicant.display_name = told.params ->> 'creator'
         ORDER BY membership.creator_id LIMIT 1),
       jsonb_build_object('company', company.name, 'companyId', company.id, 'activationId', program.id, 'activation', program.name) || told.params,
       CASE WHEN hours > 30 THEN now() - make_interval(hours => hours - 5) END, now() - make_interval(hours => hours)
  FROM company JOIN company_member AS owner ON owner.company_id = company.id AND owner.is_owner
  JOIN "user" AS studio ON studio.id = owner.user_id AND studio.username = 'demostudio'
  JOIN activation AS program ON program.company_id = company.id AND program.kind = 'CREATOR_PROGRAM'
  CROSS JOIN (VALUES
    ('demostudio', 1, 'codes_running_out', '{"item": "Ember Hollow", "platform": "Steam", "left": 12}'::jsonb, 5),
    ('demostudio', 2, 'program_applicant', '{"creator": "Tiny Lantern"}', 21),
    ('demostudio', 3, 'export_ready', '{"name": "key participants"}', 790),
    ('demostudio', 4, 'company_verification_decided', '{"decision": "verified"}', 2200),
    ('demouser', 1, 'told', '{"title": "Become a creator", "body": "Connect a channel and Quests, Missions and codes open for you.", "path": "/user/creator-access"}', 3),
    ('democreator', 1, 'announcement', '{"title": "Our spring stream schedule", "text": "Our spring schedule is out. See what we’re planning and tell us which week works for you."}', 27),
    ('democreator', 2, 'program_accepted', '{"creator": ""}', 700),
    ('democreator', 3, 'creator_access_decided', '{"decision": "approved", "accesses": ["quests"], "reasons": []}', 2100)
  ) AS told (username, position, kind, params, hours)
  JOIN "user" ON "user".username::text = told.username
    ON CONFLICT DO NOTHING;

-- Demo users do not see the first steps, because their accounts are not new.
UPDATE "user" SET first_steps_ended_at = least(created_at + interval '1 day', now())
 WHERE is_demo AND user_type <> 'User' AND first_steps_ended_at IS NULL;

-- Follows of the demo accounts and of one in five creators.
CREATE TEMP TABLE seed_follower ON COMMIT DROP AS
SELECT id FROM "user"
 WHERE is_demo AND (username IN ('demostudio', 'democreator', 'demouser')
                    OR user_type = 'Creator' AND pg_temp.seed_random('follower', id::text) < 0.2);
INSERT INTO follow (id, follower_id, game_id, creator_id, company_id, tag_id, created_at)
SELECT pg_temp.seed_id('follow', seed_follower.id::text, subject.id::text), seed_follower.id,
       CASE subject.kind WHEN 'game' THEN subject.id END, CASE subject.kind WHEN 'creator' THEN subject.id END,
       CASE subject.kind WHEN 'company' THEN subject.id END, CASE subject.kind WHEN 'tag' THEN subject.id END,
       now() - make_interval(days => 40 + subject.place::integer)
  FROM seed_follower
 CROSS JOIN LATERAL (
   SELECT kind, id, row_number() OVER (PARTITION BY kind ORDER BY pg_temp.seed_random('follow', seed_follower.id::text, id::text)) AS place
     FROM (SELECT 'game' AS kind, id FROM game
           UNION ALL SELECT DISTINCT 'creator', creator_id FROM creator_page WHERE is_published AND creator_id <> seed_follower.id
           UNION ALL SELECT 'company', id FROM company WHERE is_verified
           UNION ALL SELECT 'tag', id FROM tag WHERE tag.kind = 'genre') AS possible) AS subject
 WHERE place <= CASE subject.kind WHEN 'game' THEN 4 WHEN 'creator' THEN 3 ELSE 2 END
    ON CONFLICT DO NOTHING;
