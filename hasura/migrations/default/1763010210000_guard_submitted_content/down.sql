DROP TRIGGER submission_c_as_seen ON submission;
DROP FUNCTION submission_as_seen();
