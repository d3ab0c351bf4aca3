DROP TRIGGER creator_stamp_moments ON creator;
DROP TRIGGER notification_stamp_moments ON notification;
DROP TRIGGER quest_message_stamp_moments ON quest_message;
DROP TRIGGER reward_claim_stamp_moments ON reward_claim;
DROP FUNCTION stamp_moments();
