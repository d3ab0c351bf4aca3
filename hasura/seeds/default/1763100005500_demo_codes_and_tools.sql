-- The demo market, part ten: claimed codes and the companies' notes and lists about creators.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

SET LOCAL session_replication_role = replica;

ANALYZE code, code_item, code_claim, key_campaign_participant, invitation;

CREATE TEMP TABLE seed_company ON COMMIT DROP AS
SELECT id, name, (SELECT user_id FROM company_member WHERE company_id = company.id AND is_owner ORDER BY user_id LIMIT 1) AS owner_id
  FROM company WHERE verification = 'verified' AND id IN (pg_temp.seed_id('company', name), 'd0000000-0000-4000-8000-000000000010');
CREATE TEMP TABLE seed_creator ON COMMIT DROP AS
SELECT creator.id, "user".email, "user".username = 'democreator' AS is_demo_account, "user".created_at, channel.provider_id AS platform, coalesce(channel.average_ccv, 20) AS ccv
  FROM creator JOIN "user" ON "user".id = creator.id AND "user".is_demo AND "user".username ~ '^(democreator|creator\d{4})$'
  JOIN creator_access ON creator_access.creator_id = creator.id AND kind = 'quests' AND status = 'approved'
 CROSS JOIN LATERAL (SELECT provider_id, average_ccv FROM user_connection WHERE user_id = creator.id AND provider_id <> 'tiktok' AND followers >= 250 ORDER BY followers DESC LIMIT 1) AS channel;

-- Codes: the n-th claim of an item takes its n-th code, for keys, kits of paid quests and rewards.
CREATE TEMP TABLE seed_claim ON COMMIT DROP AS
SELECT claimant.*, stock.code_id
  FROM (SELECT due.*, row_number() OVER (PARTITION BY item_id ORDER BY claimed_at, creator_id) AS turn
          FROM (SELECT item.code_item_id AS item_id, campaign_id AS activation_id, company_id, creator_id, participant.id AS participant_id, NULL::uuid AS quest_run_id, NULL::uuid AS reward_claim_id, claimed_at
                  FROM key_campaign_participant AS participant JOIN activation_code_item AS item ON item.activation_id = campaign_id WHERE claimed_at IS NOT NULL
                 UNION ALL
                SELECT item.code_item_id, quest_id, company_id, creator_id, NULL, run.id, NULL, paid_at + interval '0.5 days' FROM quest_run AS run JOIN activation_code_item AS item ON item.activation_id = quest_id
                 WHERE paid_at + interval '0.5 days' < now() AND (content_submitted_at IS NOT NULL OR run.id::text < 'a')
                 UNION ALL
                SELECT code_item_id, claim_mission.mission_id, claim.company_id, claim.creator_id, NULL, NULL, claim.id, claimed_at
                  FROM reward_claim AS claim JOIN mission_reward AS claim_mission ON claim_mission.id = reward_id AND kind = 'code') AS due
         WHERE company_id IN (SELECT id FROM seed_company)) AS claimant
  JOIN (SELECT id AS code_id, item_id, row_number() OVER (PARTITION BY item_id ORDER BY distribution_channel_id = 'steam' DESC, id) AS turn
          FROM code WHERE status <> 'unavailable') AS stock ON stock.item_id = claimant.item_id AND stock.turn = claimant.turn
 WHERE NOT EXISTS (SELECT FROM code_claim WHERE code_claim.participant_id = claimant.participant_id OR code_claim.quest_run_id = claimant.quest_run_id OR code_claim.reward_claim_id = claimant.reward_claim_id);

INSERT INTO code_claim (code_id, activation_id, company_id, creator_id, participant_id, quest_run_id, reward_claim_id, claimed_at)
SELECT code_id, activation_id, company_id, creator_id, participant_id, quest_run_id, reward_claim_id, claimed_at FROM seed_claim
    ON CONFLICT DO NOTHING;
UPDATE code SET status = 'claimed', claimed_by = seed_claim.creator_id, claimed_at = seed_claim.claimed_at, activation_id = seed_claim.activation_id
  FROM seed_claim WHERE code.id = seed_claim.code_id;
UPDATE quest_run SET kit_claimed_at = seed_claim.claimed_at FROM seed_claim WHERE quest_run.id = seed_claim.quest_run_id AND kit_claimed_at IS NULL;
INSERT INTO quest_run_event (id, quest_run_id, company_id, creator_id, type, actor_id, created_at)
SELECT pg_temp.seed_id('event', id::text, 'KIT_CLAIMED'), id, company_id, creator_id, 'KIT_CLAIMED', creator_id, kit_claimed_at
  FROM quest_run WHERE kit_claimed_at IS NOT NULL AND id IN (SELECT quest_run_id FROM seed_claim)
    ON CONFLICT DO NOTHING;

-- Some stocks are low or empty because codes were handed out outside of campaigns. Running campaigns keep codes for Steam.
UPDATE code SET status = 'claimed', claimed_by = lucky.id, claimed_at = now() - interval '100 days', distributed_by = added_by
  FROM (SELECT code.id AS code_id, distribution_channel_id, row_number() OVER (PARTITION BY batch_id ORDER BY code.id DESC) AS number, count(*) OVER (PARTITION BY batch_id) AS total,
               pg_temp.seed_random('drained', batch_id::text) AS drained
          FROM code WHERE company_id IN (SELECT id FROM seed_company) AND created_at < now() - interval '110 days') AS counted
  JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number, count(*) OVER () AS total FROM seed_creator WHERE created_at < now() - interval '110 days') AS lucky ON lucky.number = counted.number % lucky.total
 WHERE code.id = counted.code_id AND code.status = 'available'
   AND (drained < 0.25 AND counted.distribution_channel_id <> 'steam' OR drained < 0.4 AND counted.number > greatest(2, counted.total / 14));

-- A batch for the press leaked and was revoked. Each holder got a code of the replacement batch.
CREATE TEMP TABLE seed_press ON COMMIT DROP AS
SELECT batch, replaces, item.id AS item_id, item.company_id, owner_id, now() - interval '1 day' * age AS added_at, number, pg_temp.seed_id('code', batch::text, number::text) AS code_id,
       format('DEMO-%s-%s-%s', substr(word, 1, 5), substr(word, 6, 5), substr(word, 11, 5)) AS plain, holder.id AS holder_id
  FROM (SELECT code_item.id, code_item.company_id FROM code_item WHERE company_id = 'd0000000-0000-4000-8000-000000000010' AND type = 'game' ORDER BY created_at, id LIMIT 1) AS item
  JOIN seed_company ON seed_company.id = item.company_id
 CROSS JOIN LATERAL (VALUES (pg_temp.seed_id('batch', item.id::text, 'press'), NULL, 90),
                            (pg_temp.seed_id('batch', item.id::text, 'press again'), pg_temp.seed_id('batch', item.id::text, 'press'), 31)) AS came (batch, replaces, age)
 CROSS JOIN generate_series(1, 12) AS number
 CROSS JOIN LATERAL (SELECT upper(md5(batch::text || number)) AS word) AS random
  LEFT JOIN (SELECT id, row_number() OVER (ORDER BY id DESC) AS turn FROM seed_creator WHERE created_at < now() - interval '110 days') AS holder ON holder.turn = number AND number <= 5;
INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id, note, added_by, created_at, revoked_at, revoked_by, revoke_reason)
SELECT DISTINCT batch, company_id, item_id, 'steam', CASE WHEN replaces IS NULL THEN 'Press codes' ELSE 'Replaces the leaked press codes' END, owner_id, added_at,
       CASE WHEN replaces IS NULL THEN now() - interval '30 days' END, CASE WHEN replaces IS NULL THEN owner_id END, CASE WHEN replaces IS NULL THEN 'Someone offered the codes for sale.' ELSE '' END
  FROM seed_press
    ON CONFLICT DO NOTHING;
INSERT INTO code (id, company_id, item_id, batch_id, distribution_channel_id, code_ciphertext, key_id, code_hash, status, added_by, created_at, claimed_by, claimed_at, distributed_by, revoked_at)
SELECT code_id, company_id, item_id, batch, 'steam', convert_to(plain, 'UTF8'), 'clear', sha256(convert_to(plain, 'UTF8')),
       CASE WHEN holder_id IS NOT NULL THEN 'claimed' WHEN replaces IS NULL THEN 'unavailable' ELSE 'available' END, owner_id, added_at,
       holder_id, CASE WHEN holder_id IS NOT NULL THEN now() - interval '1 day' * CASE WHEN replaces IS NULL THEN 60 ELSE 30 END END, CASE WHEN holder_id IS NOT NULL THEN owner_id END,
       CASE WHEN replaces IS NULL THEN now() - interval '30 days' END
  FROM seed_press
    ON CONFLICT DO NOTHING;
INSERT INTO code_claim (code_id, company_id, creator_id, is_handed_out, replaces_code_id, claimed_at)
SELECT code_id, company_id, holder_id, true, pg_temp.seed_id('code', replaces::text, number::text), now() - interval '30 days'
  FROM seed_press WHERE replaces IS NOT NULL AND holder_id IS NOT NULL
    ON CONFLICT DO NOTHING;

-- A handed-out code has a claim like any other code.
INSERT INTO code_claim (code_id, company_id, creator_id, is_handed_out, claimed_at)
SELECT id, company_id, claimed_by, true, claimed_at
  FROM code WHERE status = 'claimed' AND activation_id IS NULL AND revoked_at IS NULL AND company_id IN (SELECT id FROM seed_company)
    ON CONFLICT DO NOTHING;

-- Nine in ten creators revealed their code within the hour.
UPDATE code SET revealed_at = claimed_at + interval '1 minute' * (1 + 58 * pg_temp.seed_random('looked', id::text))
 WHERE status = 'claimed' AND revealed_at IS NULL AND company_id IN (SELECT id FROM seed_company) AND claimed_at < now() - interval '1 hour' AND pg_temp.seed_random('looks', id::text) < 0.9;
INSERT INTO audit_event (created_at, actor_id, actor_role, entity, entity_id, operation)
SELECT revealed_at, claimed_by, 'creator', 'code', id::text, 'REVEAL'
  FROM code WHERE revealed_at IS NOT NULL AND company_id IN (SELECT id FROM seed_company)
   AND NOT EXISTS (SELECT FROM audit_event WHERE entity = 'code' AND entity_id = code.id::text AND operation = 'REVEAL')
 ORDER BY revealed_at, id;

-- Every second creator with an open claim finds a platform without codes and requests more.
INSERT INTO code_request (id, participant_id, distribution_channel_id, activation_id, company_id, creator_id, created_at)
SELECT pg_temp.seed_id('code request', p.id::text, h.distribution_channel_id), p.id, h.distribution_channel_id, p.campaign_id, p.company_id, p.creator_id, p.decided_at + interval '1 hour'
  FROM key_campaign_participant AS p JOIN activation ON activation.id = p.campaign_id JOIN activation_channel AS h ON h.activation_id = p.campaign_id
 WHERE p.status = 'accepted' AND activation.status IN ('active', 'unpublished') AND p.company_id IN (SELECT id FROM seed_company)
   AND p.decided_at < now() - interval '1 hour' AND pg_temp.seed_random('asks', p.id::text) < 0.5
   AND NOT EXISTS (SELECT FROM activation_code_item AS i JOIN code ON code.item_id = i.code_item_id AND code.status = 'available' AND code.distribution_channel_id = h.distribution_channel_id
                    WHERE i.activation_id = p.campaign_id)
    ON CONFLICT DO NOTHING;

-- Invitations: first the accepted ones, for one in ten mission participants and program members.
INSERT INTO invitation (id, activation_id, activation_type, company_id, type, creator_id, status, message, deadline_at, invited_at, invited_by, answered_at, status_changed_at)
SELECT pg_temp.seed_id('invitation', activation_id::text, creator_id::text), activation_id, kind, company_id, 'USERID', creator_id, 'ACCEPTED', 'We think this fits your channel.', NULL,
       came_at - interval '3 hours', owner_id, came_at, came_at
  FROM (SELECT mission_id AS activation_id, 'MISSION' AS kind, company_id, creator_id, joined_at AS came_at FROM mission_run UNION ALL
        SELECT program_id, 'CREATOR_PROGRAM', company_id, creator_id, applied_at FROM program_membership) AS came JOIN seed_company ON seed_company.id = company_id
 WHERE pg_temp.seed_random('asked', activation_id::text, creator_id::text) < 0.1
    ON CONFLICT DO NOTHING;
INSERT INTO invitation (id, activation_id, activation_type, company_id, type, creator_id, status, message, deadline_at, invited_at, invited_by, answered_at, status_changed_at)
SELECT pg_temp.seed_id('invitation', activation.id::text, seed_creator.id::text), activation.id, activation.kind, activation.company_id, 'USERID', seed_creator.id, answered.status, 'We think this fits your channel.',
       CASE WHEN chance < 0.7 THEN date_trunc('hour', now()) + make_interval(days => 4 + (40 * chance)::integer) END, now() - interval '3 days', owner_id,
       CASE WHEN answered.status <> 'PENDING' THEN now() - interval '2 days' END, CASE WHEN answered.status <> 'PENDING' THEN now() - interval '2 days' ELSE now() - interval '3 days' END
  FROM activation JOIN seed_company ON seed_company.id = activation.company_id
  JOIN seed_creator ON pg_temp.seed_random('invited', activation.id::text, seed_creator.id::text) < CASE WHEN is_demo_account THEN 0.35 ELSE 0.03 END
 CROSS JOIN LATERAL (SELECT pg_temp.seed_random('answer', activation.id::text, seed_creator.id::text) AS chance) AS dice
 CROSS JOIN LATERAL (SELECT CASE WHEN chance < 0.7 THEN 'PENDING' ELSE 'REJECTED' END AS status) AS answered
       -- An invitation to a key campaign creates a participant immediately.
 WHERE activation.is_open AND activation.kind <> 'KEY' AND NOT EXISTS (SELECT FROM invitation WHERE activation_id = activation.id AND creator_id = seed_creator.id)
   AND NOT EXISTS (SELECT FROM quest_run WHERE quest_id = activation.id AND creator_id = seed_creator.id) AND NOT EXISTS (SELECT FROM mission_run WHERE mission_id = activation.id AND creator_id = seed_creator.id)
   AND NOT EXISTS (SELECT FROM program_membership WHERE program_id = activation.id AND creator_id = seed_creator.id)
    ON CONFLICT DO NOTHING;
-- Invitations by email: to people who have not joined yet, and to some who joined through such an invitation.
INSERT INTO invitation (id, activation_id, activation_type, company_id, type, email, status, message, token_hash, deadline_at, invited_at, invited_by, status_changed_at)
SELECT pg_temp.seed_id('invitation', activation.id::text, handle), activation.id, activation.kind, activation.company_id, 'EMAIL', handle || '@talent.example', 'PENDING', 'We saw your last video and would love to work with you.',
       sha256(convert_to('demo invitation ' || activation.id || handle, 'UTF8')), date_trunc('hour', now()) + interval '21 days', now() - interval '30 hours', owner_id, now() - interval '30 hours'
  FROM activation JOIN seed_company ON seed_company.id = activation.company_id CROSS JOIN unnest(ARRAY['mika.sund', 'booking.noor', 'hello.tavi', 'ana.costa']) AS handle
 WHERE activation.is_open AND NOT is_waitlist(activation.id) AND pg_temp.seed_random('mailed', activation.id::text, handle) < 0.4
    ON CONFLICT DO NOTHING;
UPDATE invitation SET type = 'EMAIL', email = seed_creator.email
  FROM seed_creator
 WHERE seed_creator.id = creator_id AND invitation.id = pg_temp.seed_id('invitation', activation_id::text, creator_id::text) AND status = 'ACCEPTED' AND type = 'USERID' AND pg_temp.seed_random('by mail', invitation.id::text) < 0.1;

-- Lists, notes, reports of matches -------------------------------------------------------------------------------
INSERT INTO shortlist (id, company_id, name, kind, created_by)
SELECT pg_temp.seed_id('shortlist', seed_company.name, kind), id, initcap(kind) || ' favourites', kind, owner_id FROM seed_company, unnest(ARRAY['livestream', 'video', 'shorts']) AS kind
    ON CONFLICT DO NOTHING;
INSERT INTO shortlist_entry (shortlist_id, creator_id)
SELECT shortlist.id, seed_creator.id FROM shortlist JOIN seed_company ON seed_company.id = company_id, seed_creator WHERE pg_temp.seed_random('short', shortlist.id::text, seed_creator.id::text) < 0.04
    ON CONFLICT DO NOTHING;
INSERT INTO note (id, company_id, creator_id, body, author_id, created_at)
SELECT pg_temp.seed_id('note', seed_company.name, seed_creator.id::text), seed_company.id, seed_creator.id,
       (ARRAY['Quick to answer, asks good questions.', 'Better at story games than shooters.', 'Met at the autumn fair. Wants early builds.'])[1 + ascii(left(seed_creator.id::text, 1)) % 3], owner_id, now() - interval '20 days'
  FROM seed_company, seed_creator WHERE pg_temp.seed_random('noted', seed_company.name, seed_creator.id::text) < 0.03
    ON CONFLICT DO NOTHING;
INSERT INTO note (id, company_id, game_id, body, author_id, created_at)
SELECT pg_temp.seed_id('note', seed_company.name, company_game.game_id::text), seed_company.id, company_game.game_id,
       (ARRAY['Streams do better than videos, because chat joins the decisions.', 'Second wave with the winter update, not before.', 'Ask for guides. People search for them.'])[1 + ascii(left(company_game.game_id::text, 1)) % 3], owner_id, now() - interval '16 days'
  FROM seed_company JOIN company_game ON company_game.company_id = seed_company.id WHERE pg_temp.seed_random('noted', seed_company.name, company_game.game_id::text) < 0.4
    ON CONFLICT DO NOTHING;

INSERT INTO matchmaking (id, activation_id, company_id, game_id, objective, budget_cents, status, creators_considered, created_by, created_at, finished_at)
SELECT pg_temp.seed_id('matchmaking', activation.id::text), activation.id, activation.company_id, activation.game_id, (SELECT value FROM matchmaking_objective ORDER BY pg_temp.seed_random('objective', activation.id::text, value) LIMIT 1), 500000,
       CASE WHEN seed_company.name = 'Quillwork' THEN 'failed' ELSE 'ready' END, CASE WHEN seed_company.name <> 'Quillwork' THEN 400 ELSE 0 END, owner_id, now() - interval '2 days', now() - interval '2 days'
  FROM activation JOIN seed_company ON seed_company.id = activation.company_id WHERE kind IN ('QUEST', 'MISSION') AND status = 'active'
    ON CONFLICT DO NOTHING;
-- Totals that triggers normally keep, computed once for all rows written without them.
UPDATE activation SET participant_count = counted.creators
  FROM (SELECT activation_id, count(*) AS creators
          FROM (SELECT quest_id AS activation_id FROM quest_run UNION ALL SELECT mission_id FROM mission_run WHERE status <> 'canceled' UNION ALL SELECT campaign_id FROM key_campaign_participant UNION ALL SELECT program_id FROM program_membership) AS came GROUP BY 1) AS counted
 WHERE activation.id = counted.activation_id AND participant_count <> counted.creators;
ANALYZE submission, link_click, code_claim, channel_day;
SELECT rebuild_rollups(), refresh_creator_eligibility(), refresh_creator_periods(), refresh_game_periods(), rebuild_activation_guests();
