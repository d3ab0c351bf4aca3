-- What moved last in a company, whatever became of it: its home waits for the next move of each kind (spec §2 'Company home').

CREATE INDEX quest_run_company_moved_idx ON quest_run (company_id, status_changed_at DESC);
CREATE INDEX mission_run_company_moved_idx ON mission_run (company_id, status_changed_at DESC);
CREATE INDEX key_campaign_participant_company_moved_idx ON key_campaign_participant (company_id, status_changed_at DESC);
CREATE INDEX program_membership_company_moved_idx ON program_membership (company_id, status_changed_at DESC);
