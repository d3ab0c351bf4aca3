DROP TABLE matchmaking_item;
DROP TABLE matchmaking;
DROP TABLE matchmaking_status;
DROP TABLE matchmaking_objective;
DROP TABLE match_insight;
DROP FUNCTION matchmaking_emit;
