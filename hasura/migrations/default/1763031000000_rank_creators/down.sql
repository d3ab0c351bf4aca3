DROP FUNCTION rank_creators(uuid, jsonb, integer);
DROP FUNCTION games_like(uuid);

DROP TRIGGER matchmaking_emit ON matchmaking;
CREATE TRIGGER matchmaking_emit AFTER INSERT ON matchmaking FOR EACH ROW EXECUTE FUNCTION matchmaking_emit();

COMMENT ON COLUMN matchmaking_item.score IS 'RecSys score, 0 to 1.';
DROP INDEX matchmaking_item_selected_idx;
DROP TRIGGER matchmaking_item_take_activation ON matchmaking_item;
DROP FUNCTION matchmaking_item_take_activation();
ALTER TABLE matchmaking_item
  DROP CONSTRAINT matchmaking_item_signals_0_to_1,
  DROP COLUMN activation_id,
  DROP COLUMN content_type,
  DROP COLUMN game_fit,
  DROP COLUMN reach,
  DROP COLUMN engagement,
  DROP COLUMN activity,
  DROP COLUMN track_record;
