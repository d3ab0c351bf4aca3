-- A company's lists show those at some of the statuses, what is due first on top. Where a hundred thousand have ended and twenty are
-- under way, reading what is due in its order would pass by all the others: how many a company has at each status is kept exactly, also
-- of statuses that few are at.

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
