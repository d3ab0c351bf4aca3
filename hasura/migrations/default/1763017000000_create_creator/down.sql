DROP TABLE creator_game, creator_hardware, hardware, creator_interest, creator, size_tier;
DROP FUNCTION creator_interest_is_category_or_genre();
DROP FUNCTION size_tier_of(integer, integer);
