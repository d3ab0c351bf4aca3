DROP TABLE matchmaking_item;
DROP FUNCTION matchmaking_emit;
DROP TABLE matchmaking;
DROP TABLE matchmaking_status;
DROP TABLE matchmaking_objective;
DROP TABLE match_insight;
