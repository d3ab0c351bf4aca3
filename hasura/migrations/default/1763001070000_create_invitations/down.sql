DROP TABLE invitation;
DROP TABLE invitation_transition;
DROP TABLE invitation_type;
DROP TABLE invitation_status;
DROP FUNCTION invitation_stamp;
