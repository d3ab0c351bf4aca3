import { notAfter, type Rule } from './rule.ts'

export const keyRules: readonly Rule[] = [
  [
    'a participant with a pending acceptance has an open invitation',
    `SELECT p.id FROM key_campaign_participant p WHERE (status = 'pending_accept') <> EXISTS (SELECT FROM invitation WHERE activation_id = campaign_id AND creator_id = p.creator_id AND status = 'PENDING')`,
  ],
  [
    'an accepted invitation has a run, a participant or a membership',
    `SELECT i.id FROM invitation i WHERE status = 'ACCEPTED' AND NOT EXISTS (SELECT FROM quest_run WHERE quest_id = activation_id AND creator_id = i.creator_id) AND NOT EXISTS (SELECT FROM mission_run WHERE mission_id = activation_id AND creator_id = i.creator_id)
      AND NOT EXISTS (SELECT FROM key_campaign_participant WHERE campaign_id = activation_id AND creator_id = i.creator_id) AND NOT EXISTS (SELECT FROM program_membership WHERE program_id = activation_id AND creator_id = i.creator_id)`,
  ],
  [
    'a pending invitation is not for a creator who already joined',
    `SELECT i.id FROM invitation i WHERE status = 'PENDING' AND quest_run_id IS NULL AND takes_part(activation_id, creator_id) AND NOT EXISTS (SELECT FROM key_campaign_participant p WHERE campaign_id = activation_id AND p.creator_id = i.creator_id AND p.status = 'pending_accept')`,
  ],
  [
    'an invitation is answered after it was sent and before its deadline',
    `SELECT id FROM invitation WHERE (status = 'PENDING' OR expired_at IS NOT NULL OR withdrawn_at IS NOT NULL) <> (answered_at IS NULL) OR answered_at < invited_at OR status = 'ACCEPTED' AND answered_at > deadline_at`,
  ],
  [
    'a pending invitation is for an open activation unless its offer has expired',
    `SELECT i.id FROM invitation i JOIN activation a ON a.id = activation_id LEFT JOIN quest_run r ON r.id = quest_run_id WHERE i.status = 'PENDING' AND NOT a.is_open AND coalesce(r.status NOT IN ('BID_EXPIRED', 'INITIAL_BID'), true) AND a.status <> 'unpublished'`,
  ],
  ['a waitlist has no invitations', `SELECT i.id FROM invitation i WHERE is_waitlist(activation_id)`],
  [
    'a claimed key has its codes, and other participants have none',
    `SELECT p.id FROM key_campaign_participant p JOIN key_campaign k ON k.id = campaign_id WHERE (SELECT count(*) FROM code_claim WHERE participant_id = p.id) <> CASE WHEN claimed_at IS NULL THEN 0 ELSE codes_per_creator END`,
  ],
  [
    "a claimed code matches its claim's creator, time and item",
    `SELECT c.code_id FROM code_claim c JOIN code ON code.id = code_id WHERE code.status <> 'claimed' OR code.claimed_by <> c.creator_id OR code.claimed_at <> c.claimed_at OR code.company_id <> c.company_id OR code.created_at > c.claimed_at
      OR NOT c.is_handed_out AND NOT EXISTS (SELECT FROM activation_code_item i WHERE i.activation_id = c.activation_id AND i.code_item_id = code.item_id) AND NOT EXISTS (SELECT FROM reward_claim r JOIN mission_reward w ON w.id = r.reward_id WHERE r.id = c.reward_claim_id AND w.code_item_id = code.item_id)`,
  ],
  [
    'every claimed code has a claim or was revoked',
    `SELECT id FROM code WHERE status = 'claimed' AND NOT EXISTS (SELECT FROM code_claim c WHERE c.code_id = code.id OR c.replaces_code_id = code.id AND code.revoked_at IS NOT NULL)`,
  ],
  [
    'a code claimed outside an activation was given out by a member',
    `SELECT code_id FROM code_claim JOIN code ON code.id = code_id WHERE is_handed_out <> (distributed_by IS NOT NULL)`,
  ],
  [
    'most claimed codes are revealed, and each reveal is in the audit trail',
    `SELECT id::text FROM code WHERE revealed_at NOT BETWEEN claimed_at AND now() OR (revealed_at IS NOT NULL) <> EXISTS (SELECT FROM audit_event e WHERE e.entity = 'code' AND e.entity_id = code.id::text AND e.operation = 'REVEAL' AND e.actor_id = code.claimed_by AND e.created_at = code.revealed_at)
      UNION ALL SELECT 'too few' FROM code WHERE status = 'claimed' HAVING count(revealed_at) NOT BETWEEN 0.8 * count(*) AND 0.99 * count(*)`,
  ],
  [
    'a waitlist has not given out any codes',
    `SELECT activation_id FROM activation_code_item WHERE is_waitlist(activation_id)`,
  ],
  [
    'creators who requested codes can claim them but their platform has none left',
    `SELECT r.id::text FROM code_request r JOIN key_campaign_participant p ON p.id = participant_id WHERE p.status NOT IN ('accepted', 'claimed_key') OR (p.campaign_id, p.company_id, p.creator_id) <> (r.activation_id, r.company_id, r.creator_id) OR r.created_at NOT BETWEEN p.decided_at AND now()
      OR code_request_told_at(r) IS NULL AND EXISTS (SELECT FROM key_offer k WHERE k.activation_id = r.activation_id AND k.distribution_channel_id = r.distribution_channel_id AND k.available > 0)
      UNION ALL SELECT 'none' WHERE (SELECT count(*) FROM code_request) < 5 OR NOT EXISTS (SELECT FROM code_demand WHERE company_id = 'd0000000-0000-4000-8000-000000000010')`,
  ],
  [
    'codes of a revoked batch are not given out, and its holders have replacements',
    `SELECT code.id::text FROM code JOIN code_batch b ON b.id = batch_id WHERE code.revoked_at IS DISTINCT FROM b.revoked_at OR b.revoked_at IS NOT NULL AND (code.status = 'available' OR code.status = 'claimed' AND NOT EXISTS (
        SELECT FROM code_claim c JOIN code other ON other.id = c.code_id WHERE c.replaces_code_id = code.id AND c.creator_id = code.claimed_by AND (other.item_id, other.distribution_channel_id) = (code.item_id, code.distribution_channel_id) AND other.batch_id <> code.batch_id AND c.claimed_at >= b.revoked_at))
      UNION ALL SELECT 'none' WHERE NOT EXISTS (SELECT FROM code_claim WHERE replaces_code_id IS NOT NULL)`,
  ],
  [
    'a claimed code is for an offered platform',
    `SELECT c.code_id FROM code_claim c JOIN code ON code.id = code_id WHERE reward_claim_id IS NULL AND NOT is_handed_out AND NOT EXISTS (SELECT FROM activation_channel h WHERE h.activation_id = c.activation_id AND h.distribution_channel_id = code.distribution_channel_id)
      OR reward_claim_id IS NOT NULL AND NOT EXISTS (SELECT FROM reward_claim r JOIN mission_reward_channel h USING (reward_id) WHERE r.id = c.reward_claim_id AND h.distribution_channel_id = code.distribution_channel_id)`,
  ],
  [
    'a claimed kit has the agreed number of codes and follows the payment',
    `SELECT r.id FROM quest_run r WHERE (SELECT count(*) FROM code_claim WHERE quest_run_id = r.id) <> CASE WHEN kit_claimed_at IS NULL THEN 0 ELSE kit_codes END OR kit_claimed_at < paid_at OR kit_claimed_at IS NOT NULL AND paid_at IS NULL`,
  ],
  [
    'content is due 30 days after the claim',
    `SELECT id FROM key_campaign_participant WHERE deadline_at IS DISTINCT FROM claimed_at + interval '720 hours'`,
  ],
  [
    'the dates of a participant match the status and are in order',
    `SELECT id FROM key_campaign_participant WHERE ${notAfter('applied_at', 'coalesce(decided_at, now())')} OR ${notAfter('decided_at', 'claimed_at')} OR ${notAfter('claimed_at', 'finished_at')} OR (finished_at IS NOT NULL) <> (status IN ('completed', 'failed', 'rejected'))
      OR (decided_at IS NULL) <> (status IN ('pending', 'pending_accept', 'waitlist', 'waiting_for_access')) OR status IN ('claimed_key', 'submitted_content', 'completed') AND claimed_at IS NULL OR status IN ('pending', 'waitlist', 'accepted', 'rejected') AND claimed_at IS NOT NULL`,
  ],
  [
    'a participant waits for access exactly while the access request is pending',
    `SELECT p.id FROM key_campaign_participant p JOIN creator_access x ON x.creator_id = p.creator_id AND x.kind = 'keys' WHERE (p.status = 'waiting_for_access') <> (x.status = 'pending')`,
  ],
  [
    'a campaign that has ended has no active participants',
    `SELECT p.id FROM key_campaign_participant p JOIN activation a ON a.id = campaign_id WHERE a.status IN ('closed', 'ended', 'past') AND (p.finished_at IS NULL OR p.finished_at > a.closed_at)`,
  ],
  [
    'a channel on hold had another owner or changed its name and language',
    `SELECT h.id FROM channel_hold h LEFT JOIN user_connection c USING (provider_id, channel_id) LEFT JOIN channel_past_owner p USING (provider_id, channel_id)
      WHERE c.user_id IS DISTINCT FROM h.user_id OR CASE h.reason WHEN 'other_account' THEN coalesce(p.user_id = h.user_id OR p.until > h.noticed_at OR c.created_at <> h.noticed_at, true)
            ELSE coalesce(h.noticed_at NOT BETWEEN c.renamed_at AND c.renamed_at + interval '30 days', true) OR NOT channel_speaks_anew(c.id) END`,
  ],
  [
    'a channel that another account had is or was on hold',
    `SELECT c.id FROM user_connection c JOIN channel_past_owner p USING (provider_id, channel_id) WHERE c.user_id <> p.user_id AND NOT EXISTS (SELECT FROM channel_hold h WHERE (h.provider_id, h.channel_id) = (c.provider_id, c.channel_id))`,
  ],
  [
    'a channel is still on hold, and creators claim no codes during a hold',
    `SELECT 'nobody' WHERE NOT EXISTS (SELECT FROM channel_hold WHERE freed_at IS NULL) UNION ALL
     SELECT c.code_id::text FROM code_claim c JOIN channel_hold h ON h.user_id = c.creator_id WHERE c.claimed_at BETWEEN h.noticed_at AND coalesce(h.freed_at, now())`,
  ],
  [
    'the code stock matches the number of codes',
    `SELECT * FROM (SELECT item_id, distribution_channel_id, count(*) AS total, count(*) FILTER (WHERE status = 'available') AS available, count(*) FILTER (WHERE status = 'claimed') AS claimed FROM code GROUP BY 1, 2) AS counted
      FULL JOIN (SELECT item_id, distribution_channel_id, total, available, claimed FROM code_stock) AS kept USING (item_id, distribution_channel_id, total, available, claimed)
      WHERE counted IS NULL OR kept IS NULL`,
  ],
]
