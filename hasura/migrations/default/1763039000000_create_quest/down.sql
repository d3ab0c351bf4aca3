DROP FUNCTION quest_fee_basis_points(quest);
DROP TABLE quest, auto_bid_action, quest_delivery_type, post_type;
DROP FUNCTION quest_move_deadlines();
DROP FUNCTION fee_of(bigint, integer);
DROP FUNCTION quest_brief(uuid);
DROP FUNCTION quest_embargo_check();
DROP FUNCTION refuse_open_delivery(uuid);
