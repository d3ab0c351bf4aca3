CREATE OR REPLACE VIEW deal AS
  SELECT r.id, 'QUEST' AS kind, r.creator_id, r.company_id, r.quest_id AS activation_id,
         r.id AS quest_run_id, NULL::uuid AS mission_run_id, NULL::uuid AS participant_id, i.id AS invitation_id,
         r.status,
         CASE WHEN r.finished_at IS NOT NULL THEN 'ended' WHEN r.status IN ('INITIAL_BID', 'COUNTER_BID') THEN 'offer' ELSE 'active' END AS stage,
         i.invited_at, r.created_at AS began_at, r.finished_at AS ended_at,
         CASE WHEN r.finished_at IS NULL THEN r.deadline_at END AS next_due_at,
         jsonb_build_object('amount_cents', r.amount_cents, 'net_cents', r.net_cents, 'platform', r.platform,
                            'post_type', r.post_type, 'started_by', r.started_by) AS payload,
         CASE WHEN r.status IN ('INITIAL_BID', 'COUNTER_BID') THEN (SELECT b.side FROM quest_bid b WHERE b.id = r.current_bid_id) = 'company'
              ELSE r.status IN ('CONTENTPRODUCTION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') END IS TRUE AS is_own_turn
    FROM quest_run r
    LEFT JOIN invitation i ON i.activation_id = r.quest_id AND i.creator_id = r.creator_id
  UNION ALL
  SELECT r.id, 'MISSION', r.creator_id, r.company_id, r.mission_id, NULL, r.id, NULL, i.id,
         r.status,
         CASE WHEN r.finished_at IS NOT NULL THEN 'ended' ELSE 'active' END,
         i.invited_at, r.joined_at, r.finished_at,
         CASE WHEN r.finished_at IS NULL THEN r.deadline_at END,
         jsonb_build_object('round', r.round),
         r.status IN ('active', 'claimReward')
    FROM mission_run r
    LEFT JOIN invitation i ON i.activation_id = r.mission_id AND i.creator_id = r.creator_id
  UNION ALL
  SELECT p.id, 'KEY', p.creator_id, p.company_id, p.campaign_id, NULL, NULL, p.id, i.id,
         p.status,
         CASE WHEN p.finished_at IS NOT NULL OR p.status = 'rejected' THEN 'ended'
              WHEN p.status IN ('accepted', 'claimed_key', 'submitted_content') THEN 'active' ELSE 'offer' END,
         i.invited_at, p.applied_at,
         coalesce(p.finished_at, CASE WHEN p.status = 'rejected' THEN p.status_changed_at END),
         CASE WHEN p.finished_at IS NULL AND p.status <> 'rejected' THEN p.deadline_at END,
         jsonb_build_object('claimed_at', p.claimed_at),
         p.status IN ('pending_accept', 'accepted', 'claimed_key')
    FROM key_campaign_participant p
    LEFT JOIN invitation i ON i.activation_id = p.campaign_id AND i.creator_id = p.creator_id
  UNION ALL
  -- An accepted invitation is listed until its run exists, as long as the creator can still join.
  SELECT i.id, i.activation_type, i.creator_id, i.company_id, i.activation_id, NULL, NULL, NULL, i.id,
         i.status, 'offer', i.invited_at, i.invited_at, NULL, CASE WHEN i.status = 'PENDING' THEN i.deadline_at END,
         jsonb_build_object('message', i.message), true
    FROM invitation i
   WHERE i.creator_id IS NOT NULL AND i.activation_type IN ('KEY', 'MISSION', 'QUEST')
     AND (i.status = 'PENDING' OR i.status = 'ACCEPTED' AND (SELECT a.is_open FROM activation a WHERE a.id = i.activation_id))
     AND NOT EXISTS (SELECT FROM quest_run r WHERE r.quest_id = i.activation_id AND r.creator_id = i.creator_id)
     AND NOT EXISTS (SELECT FROM mission_run r WHERE r.mission_id = i.activation_id AND r.creator_id = i.creator_id
                        AND (r.finished_at IS NULL OR i.status = 'ACCEPTED'))
     AND NOT EXISTS (SELECT FROM key_campaign_participant p WHERE p.campaign_id = i.activation_id AND p.creator_id = i.creator_id
                        AND (p.status NOT IN ('rejected', 'failed') OR i.status = 'ACCEPTED'));
COMMENT ON COLUMN deal.payload IS 'More details for a card: amounts, platform and content of a quest, the round of a mission, the message of an invitation.';
