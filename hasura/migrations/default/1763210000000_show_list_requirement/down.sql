ALTER TABLE requirement DROP COLUMN has_creator_lists;
