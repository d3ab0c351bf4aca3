-- What creators may still claim, against what is left: a company sees that a stock will not do before creators do.
CREATE VIEW code_promise AS
  SELECT a.id AS activation_id, a.company_id, owed.promised, stock.available,
         owed.promised > stock.available AS is_short
    FROM activation a
   CROSS JOIN LATERAL (
     SELECT CASE a.kind
       WHEN 'KEY' THEN (
         SELECT coalesce(sum(greatest(k.codes_per_creator - (SELECT count(*) FROM code_claim WHERE participant_id = p.id), 0)), 0)
           FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
          WHERE p.campaign_id = a.id AND p.status IN ('accepted', 'claimed_key'))
       WHEN 'QUEST' THEN (
         SELECT coalesce(sum(greatest(r.kit_codes - (SELECT count(*) FROM code_claim WHERE quest_run_id = r.id), 0)), 0)
           FROM quest_run r
          WHERE r.quest_id = a.id
            AND r.status IN ('PENDING_PAYMENT', 'PAYMENT', 'CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'))
       WHEN 'MISSION' THEN (
         SELECT coalesce(sum(greatest(w.quantity - (
                  SELECT count(*) FROM reward_claim c JOIN code_claim k ON k.reward_claim_id = c.id
                   WHERE c.mission_run_id = r.id AND c.reward_id = w.id), 0)), 0)
           FROM mission_run r JOIN mission_reward w ON w.mission_id = r.mission_id AND w.kind = 'code'
          WHERE r.mission_id = a.id AND r.status IN ('active', 'review', 'claimReward'))
       ELSE 0 END::bigint AS promised) AS owed
   CROSS JOIN LATERAL (
     SELECT CASE a.kind
       WHEN 'MISSION' THEN (
         SELECT count(*) FROM code
          WHERE status = 'available' AND item_id IN (SELECT code_item_id FROM mission_reward WHERE mission_id = a.id AND kind = 'code'))
       ELSE (SELECT coalesce(sum(s.available), 0) FROM activation_code_stock s WHERE s.activation_id = a.id) END::bigint AS available) AS stock
   WHERE a.status IN ('waiting_for_company_verification', 'upcoming', 'active', 'unpublished')
     AND (EXISTS (SELECT FROM activation_code_item i WHERE i.activation_id = a.id)
          OR EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code'));
COMMENT ON VIEW code_promise IS 'How many codes the creators of an activation may still claim, and how many are left for them.';
COMMENT ON COLUMN code_promise.activation_id IS 'The activation.';
COMMENT ON COLUMN code_promise.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN code_promise.promised IS 'Codes that those who take part already may still claim.';
COMMENT ON COLUMN code_promise.available IS 'Codes that can be claimed; several activations may count on the same ones.';
COMMENT ON COLUMN code_promise.is_short IS 'There are fewer codes than were promised.';
