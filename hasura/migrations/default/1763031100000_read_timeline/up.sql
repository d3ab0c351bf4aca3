-- The company timeline (spec §2 '/home/company/timeline'): what happened in a company's activations, as the outbox tells it.

CREATE INDEX domain_event_company_idx ON domain_event (((payload ->> 'company_id')::uuid), created_at DESC, id DESC)
  WHERE entity IN ('activation', 'quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation');

CREATE VIEW company_timeline AS
  SELECT e.id, e.created_at, e.type, (e.payload ->> 'company_id')::uuid AS company_id,
         CASE e.entity WHEN 'activation' THEN e.entity_id ELSE (e.payload ->> 'activation_id')::uuid END AS activation_id,
         coalesce(e.payload ->> 'kind', CASE e.entity
           WHEN 'quest_run' THEN 'QUEST' WHEN 'mission_run' THEN 'MISSION' WHEN 'key_campaign_participant' THEN 'KEY'
           WHEN 'program_membership' THEN 'CREATOR_PROGRAM'
           ELSE (SELECT a.kind FROM activation a WHERE a.id = (e.payload ->> 'activation_id')::uuid) END) AS kind,
         (e.payload ->> 'creator_id')::uuid AS creator_id,
         e.entity_id AS row_id
    FROM domain_event e
   WHERE e.entity IN ('activation', 'quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation')
     AND e.payload ->> 'company_id' IS NOT NULL;
COMMENT ON VIEW company_timeline IS 'What happened in a company''s activations: their own moves, those of who takes part, and invitations.';
COMMENT ON COLUMN company_timeline.id IS 'The event.';
COMMENT ON COLUMN company_timeline.created_at IS 'When it happened.';
COMMENT ON COLUMN company_timeline.type IS 'What happened, by its name in the catalogue of events.';
COMMENT ON COLUMN company_timeline.company_id IS 'The company whose activation it is.';
COMMENT ON COLUMN company_timeline.activation_id IS 'The activation; it may be deleted since.';
COMMENT ON COLUMN company_timeline.kind IS 'Its kind.';
COMMENT ON COLUMN company_timeline.creator_id IS 'The creator it is about; nobody where it is about the activation, or an address.';
COMMENT ON COLUMN company_timeline.row_id IS 'The activation, run, participation, membership or invitation that moved.';
