-- A creator's deals in one list: open offers, deals under way and ended ones, for keys, missions and quests. Each part uses
-- its own index that starts with the creator, so that only that creator's rows are read.

-- Deals that wait for the creator come before deals that wait for others. rules §2: an accepted invitation stays in the
-- list until its offer, request or run begins. A rejected or failed creator can be invited again. Until the creator
-- answers, the invitation is listed next to the ended deal. In the status PAYOUT, the money can be on hold for a
-- dispute, or the creator must act before it can be sent. An invitation after an unsuccessful run is also listed,
-- because its run has not begun.
CREATE VIEW deal AS
  SELECT r.id, 'QUEST' AS kind, r.creator_id, r.company_id, r.quest_id AS activation_id,
         r.id AS quest_run_id, NULL::uuid AS mission_run_id, NULL::uuid AS participant_id, i.id AS invitation_id,
         r.status,
         CASE WHEN r.finished_at IS NOT NULL THEN 'ended' WHEN r.status IN ('INITIAL_BID', 'COUNTER_BID') THEN 'offer' ELSE 'active' END AS stage,
         i.invited_at, r.created_at AS began_at, r.finished_at AS ended_at,
         CASE WHEN r.finished_at IS NULL THEN r.deadline_at END AS next_due_at,
         jsonb_build_object('amount_cents', r.amount_cents, 'net_cents', r.net_cents, 'platform', r.platform,
                            'post_type', r.post_type, 'started_by', r.started_by,
                            'payout', CASE WHEN r.status = 'PAYOUT' THEN (SELECT p.status FROM payout p WHERE p.id = r.payout_id) END,
                            'dispute', CASE WHEN r.status = 'PAYOUT' THEN (
                              SELECT d.status FROM quest_run_dispute d
                               WHERE d.quest_run_id = r.id AND d.status IN ('possible', 'open')) END) AS payload,
         CASE WHEN r.status IN ('INITIAL_BID', 'COUNTER_BID') THEN (SELECT b.side FROM quest_bid b WHERE b.id = r.current_bid_id) = 'company'
              WHEN r.status = 'PAYOUT' THEN
                (SELECT p.status FROM payout p WHERE p.id = r.payout_id) IN ('failed', 'returned', 'unclaimed')
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
  -- An accepted invitation is listed until its run exists, as long as the creator can still join. The creator's id comes from
  -- the creator row, where it is never null, because Postgres chose bad plans for the many invitations without a known
  -- creator.
  SELECT i.id, i.activation_type, c.id, i.company_id, i.activation_id, NULL, NULL, NULL, i.id,
         i.status, 'offer', i.invited_at, i.invited_at, NULL, CASE WHEN i.status = 'PENDING' THEN i.deadline_at END,
         jsonb_build_object('message', i.message), true
    FROM invitation i
    JOIN creator c ON c.id = i.creator_id
   WHERE i.activation_type IN ('KEY', 'MISSION', 'QUEST')
     AND (i.status = 'PENDING' OR i.status = 'ACCEPTED' AND (SELECT a.is_open FROM activation a WHERE a.id = i.activation_id))
     AND NOT EXISTS (SELECT FROM quest_run r WHERE r.quest_id = i.activation_id AND r.creator_id = i.creator_id
                        AND (r.finished_at IS NULL OR r.status = 'COMPLETED' OR i.status = 'ACCEPTED' AND r.created_at >= i.invited_at))
     AND NOT EXISTS (SELECT FROM mission_run r WHERE r.mission_id = i.activation_id AND r.creator_id = i.creator_id
                        AND (r.finished_at IS NULL OR i.status = 'ACCEPTED'))
     AND NOT EXISTS (SELECT FROM key_campaign_participant p WHERE p.campaign_id = i.activation_id AND p.creator_id = i.creator_id
                        AND (p.status NOT IN ('rejected', 'failed') OR i.status = 'ACCEPTED'));
COMMENT ON VIEW deal IS 'A creator''s deals: quest and mission runs, key campaigns, and invitations that wait for an answer.';
COMMENT ON COLUMN deal.id IS 'The id of the run, participant or invitation.';
COMMENT ON COLUMN deal.kind IS 'KEY, MISSION or QUEST.';
COMMENT ON COLUMN deal.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN deal.company_id IS 'The company on the other side.';
COMMENT ON COLUMN deal.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN deal.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN deal.mission_run_id IS 'The mission run that the row belongs to.';
COMMENT ON COLUMN deal.participant_id IS 'The creator''s participation in a key campaign.';
COMMENT ON COLUMN deal.invitation_id IS 'The invitation that started the deal, or that waits for an answer.';
COMMENT ON COLUMN deal.status IS 'The status of the run, participant or invitation.';
COMMENT ON COLUMN deal.stage IS 'offer before an agreement, then active, then ended.';
COMMENT ON COLUMN deal.invited_at IS 'When the company invited the creator. Empty if the creator came without an invitation.';
COMMENT ON COLUMN deal.began_at IS 'When the deal began: the invitation, the application or the first offer.';
COMMENT ON COLUMN deal.ended_at IS 'When the deal ended.';
COMMENT ON COLUMN deal.next_due_at IS 'When the next step is due. Empty if no step is due.';
COMMENT ON COLUMN deal.payload IS 'More details for the deal''s card on screen: amounts, platform and content of a quest, the status of its payout and the dispute that holds it, the round of a mission, the message of an invitation.';
COMMENT ON COLUMN deal.is_own_turn IS 'True if the creator must act next. Otherwise the deal waits for the company, our team or a date.';
