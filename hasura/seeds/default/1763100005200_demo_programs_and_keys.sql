-- The demo market, part seven: members of programs and participants of key campaigns.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

SET LOCAL session_replication_role = replica;

-- Programs -------------------------------------------------------------------------------------------------------
CREATE TEMP TABLE seed_member ON COMMIT DROP AS
SELECT pg_temp.seed_id('run', activation.id::text, creator_id::text) AS id, activation.id AS program_id, company_id, creator_id, standing AS status, chance,
       (SELECT user_id FROM company_member WHERE company_member.company_id = activation.company_id AND is_owner ORDER BY user_id LIMIT 1) AS owner_id,
       -- No application waits longer than two weeks.
       date_trunc('second', CASE standing WHEN 'pending' THEN now() - interval '1 day' * (0.2 + 12 * chance) ELSE came_from + (now() - interval '4 days' - came_from) * chance END) AS applied_at
  FROM activation JOIN company ON company.id = activation.company_id AND activation.id = pg_temp.seed_id('activation', company.name, 'CREATOR_PROGRAM', '1')
 CROSS JOIN LATERAL (
         SELECT creator_access.creator_id, "user".username = 'democreator' AS is_demo_account, greatest(start_date, decided_at) AS came_from,
                row_number() OVER (ORDER BY "user".username <> 'democreator', pg_temp.seed_random('chosen', activation.id::text, creator_access.creator_id::text)) AS rank
           FROM creator_access JOIN "user" ON "user".id = creator_access.creator_id AND "user".is_demo AND "user".id IN (SELECT id FROM creator)
           JOIN requirement ON requirement.activation_id = activation.id JOIN creator_eligibility ON creator_eligibility.creator_id = creator_access.creator_id
          WHERE kind = 'creator' AND status = 'approved' AND decided_at < now() - interval '20 days' AND meets_requirement(requirement, creator_eligibility)) AS ranked
 CROSS JOIN LATERAL (SELECT pg_temp.seed_random('came', activation.id::text, creator_id::text) AS chance, pg_temp.seed_random('fate', activation.id::text, creator_id::text) AS fate) AS dice
 CROSS JOIN LATERAL (SELECT CASE WHEN is_demo_account THEN CASE company.name WHEN 'Meridian Interactive' THEN 'pending' WHEN 'Fernbrook' THEN 'rejected' ELSE 'accepted' END
                                 WHEN fate < 0.7 THEN 'accepted' WHEN fate < 0.88 THEN 'pending' ELSE 'rejected' END AS standing) AS decided
 WHERE rank <= 60;

INSERT INTO program_membership (id, program_id, company_id, creator_id, status, code_of_conduct_accepted_at, applied_at, decided_at, decided_by, rejection_message, status_changed_at, created_at)
SELECT id, program_id, company_id, creator_id, status, applied_at, applied_at, CASE WHEN status <> 'pending' THEN applied_at + interval '2 days' END, CASE WHEN status <> 'pending' THEN owner_id END,
       CASE WHEN status = 'rejected' THEN 'Your channel shows other kinds of games so far. Please come back when that changes.' ELSE '' END, CASE status WHEN 'pending' THEN applied_at ELSE applied_at + interval '2 days' END, applied_at
  FROM seed_member
    ON CONFLICT DO NOTHING;
INSERT INTO program_answer (membership_id, question_id, company_id, creator_id, answer, created_at)
SELECT seed_member.id, program_question.id, company_id, creator_id,
       CASE program_question.kind WHEN 'boolean' THEN to_jsonb(chance < 0.5) WHEN 'single_choice' THEN to_jsonb(options[1 + floor(chance * 3)::integer]) WHEN 'multiple_choice' THEN to_jsonb(options[1:1 + floor(chance * 3)::integer])
         WHEN 'url' THEN '"https://youtube.example/watch/best"'::jsonb WHEN 'text' THEN to_jsonb((SELECT display_name::text FROM "user" WHERE "user".id = creator_id))
         ELSE '"Your games are the ones my viewers ask for, and I like how you talk with players."'::jsonb END, applied_at
  FROM seed_member JOIN program_question USING (program_id)
    ON CONFLICT DO NOTHING;
INSERT INTO program_demographics (membership_id, company_id, creator_id, age_group, gender, occupation, consented_at)
SELECT id, company_id, creator_id, (ARRAY['18_24', '25_34', '35_44'])[1 + floor(chance * 3)::integer], CASE WHEN chance < 0.7 THEN (ARRAY['woman', 'man', 'non_binary'])[1 + floor(chance * 10)::integer % 3] END,
       (ARRAY['creator', 'employed', 'student', 'other'])[1 + floor(chance * 4)::integer], applied_at
  FROM seed_member WHERE status <> 'rejected' AND chance < 0.8
    ON CONFLICT DO NOTHING;
INSERT INTO program_application (program_id, creator_id, step, entries, created_at)
SELECT program_id, creator_id, 'requirements', '{"demographics": {"ageGroup": null, "gender": null, "occupation": null}, "consents": false, "agreedTo": null, "answers": {}}', now() - interval '2 hours'
  FROM seed_member WHERE status = 'rejected'
    ON CONFLICT DO NOTHING;
-- Missions for members need the memberships.
SELECT refresh_creator_eligibility();

-- Key campaigns: 24 eligible creators each. In a campaign that is still a waitlist, they wait for its launch.
CREATE TEMP TABLE seed_participant ON COMMIT DROP AS
SELECT seed_campaign.*, ranked.*, pg_temp.seed_id('run', campaign_id::text, creator_id::text) AS id, pg_temp.seed_random('fate', campaign_id::text, creator_id::text) AS fate,
       pg_temp.seed_random('when', campaign_id::text, creator_id::text) AS chance
  FROM (SELECT activation.id AS campaign_id, activation.company_id, activation.status AS campaign_status, start_date, closed_at, waitlist, number,
               (SELECT user_id FROM company_member WHERE company_member.company_id = company.id AND is_owner ORDER BY user_id LIMIT 1) AS owner_id
          FROM company CROSS JOIN generate_series(1, 8) AS number JOIN activation ON activation.id = pg_temp.seed_id('activation', company.name, 'KEY', number::text)
          JOIN key_campaign ON key_campaign.id = activation.id
         WHERE company.is_demo AND (activation.status IN ('active', 'unpublished', 'ended', 'closed', 'past') OR activation.status = 'upcoming' AND waitlist)) AS seed_campaign
 CROSS JOIN LATERAL (
         SELECT creator_access.creator_id, "user".username = 'democreator' AS is_demo_account,
                row_number() OVER (ORDER BY CASE WHEN "user".username <> 'democreator' THEN pg_temp.seed_random('chosen', campaign_id::text, creator_access.creator_id::text)
                                                 WHEN pg_temp.seed_random('demo creator', campaign_id::text) < 0.5 THEN -1 ELSE 99 END) AS rank
           FROM creator_access JOIN "user" ON "user".id = creator_access.creator_id AND "user".is_demo AND "user".id IN (SELECT id FROM creator)
           JOIN requirement ON requirement.activation_id = campaign_id JOIN creator_eligibility ON creator_eligibility.creator_id = creator_access.creator_id
          WHERE kind = 'keys' AND status = 'approved' AND decided_at < least(start_date, now() - interval '4 days') AND meets_requirement(requirement, creator_eligibility)) AS ranked
 WHERE rank <= 24;
ALTER TABLE seed_participant ADD COLUMN place integer, ADD COLUMN status text, ADD COLUMN applied_at timestamptz, ADD COLUMN decided_at timestamptz, ADD COLUMN claimed_at timestamptz, ADD COLUMN submitted_at timestamptz,
  ADD COLUMN finished_at timestamptz, ADD COLUMN moved_at timestamptz;
UPDATE seed_participant SET place = counted.place
  FROM (SELECT id, row_number() OVER (PARTITION BY campaign_status IN ('active', 'unpublished') ORDER BY company_id <> 'd0000000-0000-4000-8000-000000000010', campaign_id)::integer AS place
          FROM seed_participant WHERE is_demo_account) AS counted
 WHERE counted.id = seed_participant.id;
UPDATE seed_participant SET status = CASE
         WHEN waitlist THEN 'waitlist'
         WHEN campaign_status IN ('active', 'unpublished') AND place IS NOT NULL THEN (ARRAY['claimed_key', 'accepted', 'pending_accept', 'submitted_content', 'pending', 'completed', 'rejected'])[1 + (place - 1) % 7]
         WHEN campaign_status IN ('active', 'unpublished') THEN CASE WHEN fate < 0.25 THEN 'pending' WHEN fate < 0.3 THEN 'pending_accept' WHEN fate < 0.36 THEN 'rejected' WHEN fate < 0.5 THEN 'accepted'
           WHEN fate < 0.75 THEN 'claimed_key' WHEN fate < 0.88 THEN 'submitted_content' ELSE 'completed' END
         ELSE CASE WHEN fate < 0.15 THEN 'rejected' WHEN fate < 0.3 THEN 'failed' ELSE 'completed' END END;
-- Decided after one day, claimed after another, content published within a week and a half, and reviewed in two days.
UPDATE seed_participant SET applied_at = date_trunc('second', CASE WHEN campaign_status NOT IN ('active', 'unpublished', 'upcoming') THEN start_date + interval '18 days' * chance
    ELSE now() - interval '1 day' * CASE status WHEN 'pending' THEN 0.1 + 9 * chance WHEN 'waitlist' THEN 0.1 + 3 * chance WHEN 'pending_accept' THEN 0.2 + 5 * chance WHEN 'accepted' THEN 1.2 + 6 * chance
      WHEN 'claimed_key' THEN 2.2 + 18 * chance WHEN 'submitted_content' THEN 11.3 + 2 * chance WHEN 'completed' THEN 13.2 + 10 * chance ELSE 1.4 + 12 * chance END END);
UPDATE seed_participant SET decided_at = CASE WHEN status NOT IN ('pending', 'pending_accept', 'waitlist') THEN applied_at + interval '1 day' END,
       claimed_at = CASE WHEN status IN ('claimed_key', 'submitted_content', 'completed') OR status = 'failed' AND fate < 0.24 THEN applied_at + interval '2 days' END,
       submitted_at = CASE WHEN status IN ('submitted_content', 'completed') THEN applied_at + interval '11 days' END;
UPDATE seed_participant SET finished_at = CASE status WHEN 'rejected' THEN decided_at WHEN 'completed' THEN submitted_at + interval '2 days' WHEN 'failed' THEN coalesce(claimed_at + interval '720 hours', closed_at) END;
UPDATE seed_participant SET moved_at = coalesce(finished_at, submitted_at, claimed_at, decided_at, applied_at);

-- Participants with a pending invitation, and every eighth of the others, were invited. The application answers the
-- invitation.
INSERT INTO invitation (id, activation_id, activation_type, company_id, type, creator_id, status, message, deadline_at, invited_at, invited_by, answered_at, status_changed_at)
SELECT pg_temp.seed_id('invitation', campaign_id::text, creator_id::text), campaign_id, 'KEY', company_id, 'USERID', creator_id, answer, 'We think this fits your channel.',
       CASE answer WHEN 'PENDING' THEN date_trunc('hour', now()) + make_interval(days => 5 + (25 * chance)::integer) END, applied_at - interval '2 hours', owner_id,
       CASE WHEN answer <> 'PENDING' THEN applied_at END, CASE answer WHEN 'PENDING' THEN applied_at - interval '2 hours' ELSE applied_at END
  FROM seed_participant CROSS JOIN LATERAL (SELECT CASE WHEN status = 'pending_accept' THEN 'PENDING' ELSE 'ACCEPTED' END AS answer) AS answered
 WHERE status = 'pending_accept' OR status IN ('accepted', 'claimed_key', 'submitted_content', 'completed', 'failed') AND rank % 8 = 0
    ON CONFLICT DO NOTHING;

INSERT INTO key_campaign_participant (id, campaign_id, company_id, creator_id, status, message, applied_at, decided_at, claimed_at, deadline_at, finished_at, status_changed_at, created_at)
SELECT id, campaign_id, company_id, creator_id, status, CASE WHEN rank % 3 = 0 THEN 'I’ve followed this game since the first trailer and would love to show it.' ELSE '' END,
       applied_at, decided_at, claimed_at, claimed_at + interval '720 hours', finished_at, moved_at, applied_at
  FROM seed_participant
    ON CONFLICT DO NOTHING;

-- Creators without access to keys yet wait for Questboard's decision.
INSERT INTO key_campaign_participant (id, campaign_id, company_id, creator_id, status, applied_at, status_changed_at, created_at)
SELECT pg_temp.seed_id('run', campaign_id::text, waiting.creator_id::text), campaign_id, company_id, waiting.creator_id, 'waiting_for_access', asked_at, asked_at, asked_at
  FROM (SELECT DISTINCT campaign_id, company_id FROM seed_participant WHERE campaign_status = 'active') AS live
 CROSS JOIN LATERAL (SELECT creator_access.creator_id, requested_at + interval '1 hour' AS asked_at
                       FROM creator_access JOIN requirement ON requirement.activation_id = campaign_id JOIN creator_eligibility ON creator_eligibility.creator_id = creator_access.creator_id
                      WHERE kind = 'keys' AND creator_access.status = 'pending' AND meets_requirement(requirement, creator_eligibility)
                      ORDER BY pg_temp.seed_random('waiting', campaign_id::text, creator_access.creator_id::text) LIMIT 2) AS waiting
    ON CONFLICT DO NOTHING;

ANALYZE program_membership, key_campaign_participant, creator_eligibility;
