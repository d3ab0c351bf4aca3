DROP VIEW key_match;
DROP TABLE denied_match;
