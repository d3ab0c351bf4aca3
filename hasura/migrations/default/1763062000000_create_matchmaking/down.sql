DROP TABLE matchmaking_item, matchmaking, matchmaking_transition, matchmaking_status, matchmaking_objective,
  match_insight;
DROP FUNCTION rule_number(jsonb, text[]);
DROP FUNCTION matchmaking_selection_within_budget();
DROP FUNCTION rank_creators(uuid, jsonb, integer);
DROP FUNCTION games_like(uuid);
DROP FUNCTION matchmaking_item_take_activation();
DROP FUNCTION matchmaking_emit();
