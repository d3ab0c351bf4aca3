DROP INDEX code_item_key;
CREATE UNIQUE INDEX code_item_key ON code_item (company_id, game_id, type, lower(btrim(name)));
