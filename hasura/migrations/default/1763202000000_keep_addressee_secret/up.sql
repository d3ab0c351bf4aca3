-- Until an email invitation is accepted, the company must not learn whether the address has an account (rules §4). Neither
-- the version and times of the row nor the reminders, which only accounts get, may reveal it.
CREATE OR REPLACE TRIGGER invitation_c_stamp BEFORE UPDATE ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status
    OR (OLD.creator_id, OLD.token_hash) IS NOT DISTINCT FROM (NEW.creator_id, NEW.token_hash))
  EXECUTE FUNCTION stamp_change();

CREATE OR REPLACE FUNCTION invitation_reminders_sent(asked invitation) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN asked.type <> 'EMAIL' OR asked.status = 'ACCEPTED' THEN
    (SELECT count(*) FROM domain_event
      WHERE entity = 'invitation' AND entity_id = asked.id AND type = 'deadlineNear')
    + (SELECT count(*) FROM domain_event
        WHERE entity = 'quest_run' AND entity_id = asked.quest_run_id AND type = 'deadlineNear'
          AND payload ->> 'to' = 'creator' AND payload ->> 'kind' LIKE 'bid_deadline_%'
          AND created_at <= coalesce(asked.answered_at, asked.expired_at, asked.withdrawn_at, 'infinity'))
  END
$$;
COMMENT ON FUNCTION invitation_reminders_sent(invitation) IS
  'The number of reminders sent. For an invitation with an offer, the offer''s reminders count. Empty for an email invitation before it is accepted.';

CREATE OR REPLACE VIEW company_timeline AS
  SELECT e.id, e.created_at, e.type, (e.payload ->> 'company_id')::uuid AS company_id,
         CASE e.entity WHEN 'activation' THEN e.entity_id ELSE (e.payload ->> 'activation_id')::uuid END AS activation_id,
         coalesce(e.payload ->> 'kind', CASE e.entity
           WHEN 'quest_run' THEN 'QUEST' WHEN 'mission_run' THEN 'MISSION' WHEN 'key_campaign_participant' THEN 'KEY'
           WHEN 'program_membership' THEN 'CREATOR_PROGRAM'
           ELSE (SELECT a.kind FROM activation a WHERE a.id = (e.payload ->> 'activation_id')::uuid) END) AS kind,
         CASE e.entity WHEN 'invitation' THEN (SELECT i.known_creator_id FROM invitation i WHERE i.id = e.entity_id)
                       ELSE (e.payload ->> 'creator_id')::uuid END AS creator_id,
         e.entity_id AS row_id
    FROM domain_event e
   WHERE e.entity IN ('activation', 'quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation')
     AND e.payload ->> 'company_id' IS NOT NULL AND e.type <> 'invitationClaimed'
     AND NOT (e.entity = 'invitation' AND e.type = 'deadlineNear');
