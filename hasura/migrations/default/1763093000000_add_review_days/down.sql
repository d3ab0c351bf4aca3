ALTER TABLE key_campaign DROP COLUMN review_days;
ALTER TABLE mission DROP COLUMN review_days;
