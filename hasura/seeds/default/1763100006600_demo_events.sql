-- The demo market, last part: the outbox as the rows would have filled it, so that a company's timeline shows past events. No
-- event is announced again.

SET LOCAL session_replication_role = replica;

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;

WITH happened AS (
  SELECT step.noun || step.what AS type, 'activation' AS entity, a.id AS entity_id, a.id AS source_id, a.company_id, NULL::uuid AS creator_id,
         NULL::uuid AS activation_id, a.kind, step.who, step.at
    FROM activation AS a
   CROSS JOIN LATERAL (SELECT CASE a.kind WHEN 'KEY' THEN 'keyCampaign' WHEN 'QUEST' THEN 'quest' WHEN 'MISSION' THEN 'mission' ELSE 'creatorProgram' END) AS called (noun)
   CROSS JOIN LATERAL (VALUES
     (called.noun, 'Created', 'company', a.created_at),
     (called.noun, 'Submitted', 'company', CASE WHEN a.status = 'waiting_for_company_verification' THEN a.status_changed_at END),
     (called.noun, 'Published', 'company', a.published_at),
     -- An activation that was published on or after its start date has no separate event for its start.
     (called.noun, 'Started', 'time', CASE WHEN a.kind <> 'CREATOR_PROGRAM' AND a.published_at < a.start_date AND coalesce(a.closed_at > a.start_date, true) THEN a.start_date END),
     (called.noun, 'Unpublished', 'company', CASE WHEN a.status = 'unpublished' THEN a.status_changed_at END),
     (called.noun, 'Ended', 'time', CASE WHEN a.end_date <= a.closed_at THEN a.closed_at END),
     (called.noun, 'Closed', 'company', CASE WHEN a.end_date <= a.closed_at THEN NULL ELSE a.closed_at END)) AS step (noun, what, who, at)
   UNION ALL
  SELECT told.type, 'quest_run', run.id, event.id, run.company_id, run.creator_id, run.quest_id, NULL, told.who, event.created_at
    FROM quest_run_event AS event
    JOIN quest_run AS run ON run.id = event.quest_run_id
    JOIN (VALUES
      ('NEW_OFFER', 'questRunCreated', 'creator'), ('COUNTER_OFFER', 'counterOffered', 'company'), ('QUEST_RUN_AWAITING_PAYMENT', 'bidAccepted', 'company'),
      ('BID_REJECTED', 'bidRejected', 'company'), ('BID_EXPIRED', 'bidExpired', 'time'), ('QUEST_RUN_PAID', 'questPaid', 'company'),
      ('PAYMENT_EXPIRED', 'questPaymentExpired', 'time'), ('FINAL_CONTENT_SUBMITTED', 'contentSubmitted', 'creator'),
      ('CONTENT_REVIEW', 'contentAccepted', 'company'), ('CONTENT_PRODUCTION_DEADLINE_EXPIRED', 'contentDeadlineExpired', 'time'),
      ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS', 'listingVerified', 'provider'),
      ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'listingFailed', 'time'), ('QUEST_RUN_COMPLETED', 'questRunCompleted', 'provider')
    ) AS told (event, type, who) ON told.event = event.type
   UNION ALL
  SELECT step.what, 'mission_run', run.id, run.id, run.company_id, run.creator_id, run.mission_id, NULL, step.who, step.at
    FROM mission_run AS run
   CROSS JOIN LATERAL (VALUES
     ('missionJoined', 'creator', run.joined_at),
     ('missionContentSubmitted', 'creator', run.submitted_at),
     ('missionAccepted', 'company', CASE WHEN run.status IN ('claimReward', 'completed') THEN run.reviewed_at END),
     ('missionDeclined', 'company', CASE WHEN run.status = 'declined' THEN run.finished_at END),
     ('missionCompleted', 'creator', CASE WHEN run.status = 'completed' THEN run.finished_at END),
     ('missionCanceled', 'creator', CASE WHEN run.status = 'canceled' THEN run.finished_at END),
     ('missionExpired', 'time', CASE WHEN run.status = 'expired' THEN run.finished_at END)) AS step (what, who, at)
   UNION ALL
  SELECT step.what, 'key_campaign_participant', p.id, p.id, p.company_id, p.creator_id, p.campaign_id, NULL, step.who, step.at
    FROM key_campaign_participant AS p
   CROSS JOIN LATERAL (VALUES
     ('keyRequested', 'creator', p.applied_at),
     ('keyApplicationAccepted', 'company', CASE WHEN p.status <> 'rejected' THEN p.decided_at END),
     ('keyApplicationRejected', 'company', CASE WHEN p.status = 'rejected' THEN p.decided_at END),
     ('keyClaimed', 'creator', p.claimed_at),
     ('keyContentSubmitted', 'creator', (SELECT min(s.submitted_at) FROM submission AS s WHERE s.participant_id = p.id AND p.status IN ('submitted_content', 'completed'))),
     ('keyContentAccepted', 'company', CASE WHEN p.status = 'completed' THEN p.finished_at END),
     ('keyContentDeadlineExpired', 'time', CASE WHEN p.status = 'failed' AND p.claimed_at IS NOT NULL THEN p.finished_at END)) AS step (what, who, at)
   UNION ALL
  SELECT step.what, 'program_membership', m.id, m.id, m.company_id, m.creator_id, m.program_id, NULL, step.who, step.at
    FROM program_membership AS m
   CROSS JOIN LATERAL (VALUES
     ('programMemberCreated', 'creator', m.applied_at),
     ('programMemberAccepted', 'company', CASE WHEN m.status = 'accepted' THEN m.decided_at END),
     ('programMemberRejected', 'company', CASE WHEN m.status = 'rejected' THEN m.decided_at END)) AS step (what, who, at)
   UNION ALL
  SELECT step.what, 'invitation', i.id, i.id, i.company_id, i.creator_id, i.activation_id, NULL, step.who, step.at
    FROM invitation AS i
   CROSS JOIN LATERAL (VALUES
     ('invitationSent', 'company', i.invited_at),
     ('invitationAccepted', 'creator', CASE WHEN i.status = 'ACCEPTED' THEN i.answered_at END),
     ('invitationRejected', 'creator', CASE WHEN i.status = 'REJECTED' THEN i.answered_at END),
     ('invitationExpired', 'time', i.expired_at),
     ('invitationWithdrawn', 'company', i.withdrawn_at)) AS step (what, who, at)
)
INSERT INTO domain_event (id, type, entity, entity_id, payload, created_at)
SELECT pg_temp.seed_id('domain event', happened.source_id::text, happened.type), happened.type, happened.entity, happened.entity_id,
       jsonb_strip_nulls(jsonb_build_object('by', happened.who, 'kind', happened.kind, 'company_id', happened.company_id, 'creator_id', happened.creator_id, 'activation_id', happened.activation_id)),
       happened.at
  FROM happened
  JOIN company ON company.id = happened.company_id AND company.is_demo
 WHERE happened.at <= now()
 ORDER BY happened.at
    ON CONFLICT DO NOTHING;
