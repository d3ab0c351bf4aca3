-- Accepting a key invitation takes the reserved place, whatever the creator's earlier status: a creator who waits for access
-- gets the place once access is granted, and a rejected or failed one returns (rules §4).
INSERT INTO key_campaign_participant_transition (from_status, to_status, event) VALUES
  ('pending_accept', 'waiting_for_access', 'keyAccessAwaited'),
  ('rejected', 'waiting_for_access', 'keyAccessAwaited'),
  ('failed', 'waiting_for_access', 'keyAccessAwaited'),
  ('failed', 'accepted', 'keyInvitationAccepted');

CREATE OR REPLACE FUNCTION key_campaign_participant_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'accepted' AND NEW.status = 'claimed_key' AND NOT EXISTS (SELECT FROM code_claim WHERE participant_id = NEW.id) THEN
    PERFORM refuse('key_claimed_with_code', 'a key is claimed by claiming a code');
  END IF;
  IF OLD.status = 'failed' AND NEW.status = 'submitted_content' AND (NEW.claimed_at IS NULL OR OLD.finished_at < now() - interval '30 days') THEN
    PERFORM refuse('key_content_late_30_days', 'late content counts for 30 days');
  END IF;
  IF NEW.status = 'claimed_key' THEN
    NEW.claimed_at := coalesce(NEW.claimed_at, now());
    NEW.deadline_at := coalesce(NEW.deadline_at, key_content_deadline(
      NEW.claimed_at, (SELECT embargo_at FROM activation WHERE id = NEW.campaign_id)));
  END IF;
  IF OLD.status = 'failed' AND NEW.status <> 'submitted_content' THEN
    -- A creator who is invited again starts again, and so does the deadline of a code they have.
    NEW.claimed_at := NULL;
    NEW.deadline_at := NULL;
  END IF;
  IF NEW.status = 'waiting_for_access' THEN
    NEW.decided_at := NULL;
  END IF;
  IF OLD.status = 'claimed_key' AND NEW.status = 'accepted' THEN
    -- The company's acceptance keeps its date, because only the code is gone.
    NEW.claimed_at := NULL;
    NEW.deadline_at := NULL;
  ELSIF NEW.status IN ('accepted', 'rejected') THEN
    NEW.decided_at := now();
  END IF;
  IF NEW.status <> 'rejected' THEN
    NEW.decision_reason := '';
  END IF;
  NEW.finished_at := CASE WHEN NEW.status IN ('completed', 'failed', 'rejected') THEN now() END;
  RETURN NEW;
END $$;

-- A creator who accepted the company's own invitation before they had access is accepted once access is granted, without
-- another decision.
CREATE OR REPLACE FUNCTION creator_access_release_applicants() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "releaseApplicants", "by": "admin"}', true);
  UPDATE key_campaign_participant
     SET status = CASE
           WHEN is_waitlist(campaign_id) THEN 'waitlist'
           WHEN is_invited(campaign_id, creator_id) AND (SELECT is_editable FROM activation WHERE id = campaign_id) THEN 'accepted'
           ELSE 'pending' END
   WHERE creator_id = NEW.creator_id AND status = 'waiting_for_access';
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_access_release_applicants() IS
  'Turns creators who waited for access to keys into applicants, and accepts the ones whom the company had invited.';

-- A rejected or failed creator can be invited again. Until they answer, the invitation is listed next to the ended deal.
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
