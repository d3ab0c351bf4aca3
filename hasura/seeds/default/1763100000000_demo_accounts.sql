-- Three demo accounts with the password Play-fair-2026: demostudio owns a company, democreator makes content, and demouser
-- does neither. Sign-in refuses them if NODE_ENV is production.

INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at, country, language, picture_url, description, terms_accepted_at, is_demo, created_at)
VALUES
  ('d0000000-0000-4000-8000-000000000001', 'demostudio', 'DemoStudio', 'demostudio@questboard.test', 'Company', now() - interval '400 days', 'SE', 'en', '/files/art/avatar-demostudio.svg', '', now() - interval '400 days', true, now() - interval '400 days'),
  ('d0000000-0000-4000-8000-000000000002', 'democreator', 'DemoCreator', 'democreator@questboard.test', 'Creator', now() - interval '400 days', 'SE', 'en', '/files/art/avatar-democreator.svg',
   'Strategy games on weekdays, co-op chaos on Saturdays.', now() - interval '400 days', true, now() - interval '400 days'),
  ('d0000000-0000-4000-8000-000000000003', 'demouser', 'DemoUser', 'demouser@questboard.test', 'User', now() - interval '400 days', 'SE', 'en', '/files/art/avatar-demouser.svg', '', now() - interval '400 days', true, now() - interval '400 days')
ON CONFLICT DO NOTHING;

INSERT INTO credential (user_id, password_hash)
SELECT id, '$argon2id$v=19$m=19456,t=2,p=1$tad6T3o9G/n+okNhyRcHOw$v/3JVzIZFkMD/Ja5XQ4Dn9MHrhs+1h1dXibPCnVVp7o'
  FROM "user" WHERE username IN ('demostudio', 'democreator', 'demouser')
ON CONFLICT DO NOTHING;

INSERT INTO company (id, name, type, website, description, verification, is_demo, created_at)
VALUES ('d0000000-0000-4000-8000-000000000010', 'Northlight Studio', 'small_game_studio', 'https://northlight.example',
        'We make small games about long winters.', 'verified', true, now() - interval '400 days')
ON CONFLICT DO NOTHING;

INSERT INTO company_settings (company_id, email, billing_email)
VALUES ('d0000000-0000-4000-8000-000000000010', 'hello@northlight.example', 'billing@northlight.example')
ON CONFLICT DO NOTHING;

UPDATE seller SET legal_name = 'Questboard AB', tax_id = 'SE559000000101', street_name = 'Kungsgatan', street_number = '12', zip_code = '111 43',
       city = 'Stockholm', country = 'SE', tax_basis_points = 2500
 WHERE legal_name = 'Questboard' AND tax_id IS NULL;

UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 year'
 WHERE company_id = 'd0000000-0000-4000-8000-000000000010' AND plan_id = 'starter';

INSERT INTO company_member (user_id, company_id, title, is_owner)
VALUES ('d0000000-0000-4000-8000-000000000001', 'd0000000-0000-4000-8000-000000000010', 'Head of Partnerships', true)
ON CONFLICT DO NOTHING;

INSERT INTO creator (id, primary_content_language, minimum_deal_size_cents, onboarded_at, quests_onboarded_at, created_at)
VALUES ('d0000000-0000-4000-8000-000000000002', 'en', 50000, now() - interval '400 days', now() - interval '400 days', now() - interval '400 days')
ON CONFLICT DO NOTHING;

INSERT INTO user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, affiliation, channel_created_at,
                             followers, average_ccv, average_views_per_video, average_views_per_short, total_views, figures_at,
                             refresh_token_sealed, refresh_token_expired, created_at)
VALUES
  ('d0000000-0000-4000-8000-000000000021', 'd0000000-0000-4000-8000-000000000002', 'twitch', 'demo-twitch', 'DemoCreator',
   'https://www.twitch.tv/democreator', 'twitch_affiliate', now() - interval '5 years', 18400, 240, NULL, NULL, NULL, now(), '\x00', false, now() - interval '400 days'),
  ('d0000000-0000-4000-8000-000000000022', 'd0000000-0000-4000-8000-000000000002', 'youtube', 'demo-youtube', 'DemoCreator',
   'https://www.youtube.com/@democreator', 'none', now() - interval '4 years', 9200, NULL, 6800, 14500, 2400000, now(), '\x00', false, now() - interval '400 days')
ON CONFLICT DO NOTHING;

INSERT INTO channel_verification (connection_id, user_id, status, finished_at)
SELECT id, user_id, 'meets_requirements', now() - interval '400 days' FROM user_connection
 WHERE user_id = 'd0000000-0000-4000-8000-000000000002'
ON CONFLICT DO NOTHING;

INSERT INTO creator_access (creator_id, kind, status, requested_at, decided_at)
SELECT 'd0000000-0000-4000-8000-000000000002', kind, 'approved', now() - interval '400 days', now() - interval '398 days' FROM unnest(ARRAY['creator', 'quests', 'keys']) AS kind
ON CONFLICT DO NOTHING;

-- Removes this seed's events, because seeded history must not be delivered. Only seeds can delete from the outbox.
SET LOCAL session_replication_role = replica;
DELETE FROM domain_event WHERE created_at = now();
SET LOCAL session_replication_role = origin;
