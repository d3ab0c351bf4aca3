-- A company's lists show runs at a few statuses, sorted by due date. With a hundred thousand ended runs and twenty under way,
-- reading by due date would skip all the others. These statistics count each company's runs exactly, even for rare statuses.

CREATE STATISTICS quest_run_company_status (mcv) ON company_id, status FROM quest_run;
CREATE STATISTICS quest_run_quest_status (mcv) ON quest_id, status FROM quest_run;
CREATE STATISTICS mission_run_company_status (mcv) ON company_id, status FROM mission_run;
CREATE STATISTICS mission_run_mission_status (mcv) ON mission_id, status FROM mission_run;
CREATE STATISTICS key_campaign_participant_company_status (mcv) ON company_id, status FROM key_campaign_participant;
CREATE STATISTICS key_campaign_participant_campaign_status (mcv) ON campaign_id, status FROM key_campaign_participant;

ALTER STATISTICS quest_run_company_status SET STATISTICS 1000;
ALTER STATISTICS quest_run_quest_status SET STATISTICS 1000;
ALTER STATISTICS mission_run_company_status SET STATISTICS 1000;
ALTER STATISTICS mission_run_mission_status SET STATISTICS 1000;
ALTER STATISTICS key_campaign_participant_company_status SET STATISTICS 1000;
ALTER STATISTICS key_campaign_participant_campaign_status SET STATISTICS 1000;
