-- The checklist of a new account goes when its steps are done, or when the person has had enough of it: on every device.

ALTER TABLE "user" ADD COLUMN first_steps_ended_at timestamptz;
COMMENT ON COLUMN "user".first_steps_ended_at IS 'When the checklist of first steps ended for good: all were done, or the person put it away.';

CREATE TRIGGER user_stamp_moments BEFORE UPDATE OF first_steps_ended_at ON "user"
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('first_steps_ended_at');
