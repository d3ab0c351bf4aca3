DROP TRIGGER key_campaign_participant_want_screening ON key_campaign_participant;
DROP TRIGGER key_campaign_participant_want_screening_new ON key_campaign_participant;
DROP TRIGGER key_campaign_participant_keep_cap ON key_campaign_participant;
DROP TABLE key_acceptance;
DROP FUNCTION key_acceptance_want_screening();
DROP FUNCTION key_campaign_participant_want_screening();
DROP FUNCTION key_acceptance_keep_cap();
DROP FUNCTION keys_accepted_today(uuid);
ALTER TABLE key_campaign_participant DROP COLUMN screening, DROP COLUMN screened_at;
