-- Shown to be missing by the participants' screens of a company with ten thousand of each kind: a page of a hundred read them all.

-- What is due first stands first; what has ended is due no more, and comes by its id.
CREATE INDEX quest_run_company_deadline_idx ON quest_run (company_id, deadline_at, id);
-- The newest stand first.
CREATE INDEX key_campaign_participant_company_applied_idx ON key_campaign_participant (company_id, applied_at DESC NULLS LAST, id);
CREATE INDEX mission_run_company_joined_idx ON mission_run (company_id, joined_at DESC, id);
