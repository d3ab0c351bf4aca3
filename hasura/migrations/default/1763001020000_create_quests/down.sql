DROP TRIGGER activation_embargo_delivery_type ON activation;
DROP TABLE quest;
DROP TABLE auto_bid_action;
DROP TABLE quest_delivery_type;
DROP TABLE post_type;
DROP FUNCTION quest_embargo_check;
