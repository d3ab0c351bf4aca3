DROP TRIGGER mission_run_keep_guest ON mission_run;
DROP TRIGGER quest_run_keep_guest ON quest_run;
DROP TRIGGER key_campaign_participant_keep_guest ON key_campaign_participant;
DROP TRIGGER activation_whitelist_keep_guest ON activation_whitelist;
DROP TRIGGER invitation_keep_guest ON invitation;
DROP TABLE activation_guest;
DROP FUNCTION rebuild_activation_guests();
DROP FUNCTION keep_guest();
DROP FUNCTION guest_reasons();
