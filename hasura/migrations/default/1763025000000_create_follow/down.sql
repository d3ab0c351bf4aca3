DROP VIEW topic_creator;
DROP TABLE follow;
DROP FUNCTION follow_at_most_1000();
DROP FUNCTION follow_of_shown_creator();
