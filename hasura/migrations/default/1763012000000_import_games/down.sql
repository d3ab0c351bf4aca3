COMMENT ON COLUMN game.external_ids IS 'The game''s ids elsewhere, by catalogue: {"steam": "440"}.';
DROP INDEX game_igdb_id_key;
DROP TABLE game_import;
