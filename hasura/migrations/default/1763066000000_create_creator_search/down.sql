DROP FUNCTION search_creators(jsonb, uuid, text, text, uuid, integer, json);
DROP TABLE creator_match;
DROP FUNCTION share_of_creators(text, text[]);
DROP FUNCTION creator_search_conditions(jsonb, activation, uuid);
DROP FUNCTION words_of(jsonb);
