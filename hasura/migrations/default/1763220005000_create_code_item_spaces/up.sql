-- Names that differ only in case or in the number of spaces look the same.
DROP INDEX code_item_key;
CREATE UNIQUE INDEX code_item_key ON code_item (company_id, game_id, type, lower(regexp_replace(btrim(name), '\s+', ' ', 'g')));
