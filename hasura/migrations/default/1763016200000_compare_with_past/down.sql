DROP VIEW quest_average, creator_record;
