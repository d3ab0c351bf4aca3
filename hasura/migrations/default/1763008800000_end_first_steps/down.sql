DROP TRIGGER user_stamp_moments ON "user";

ALTER TABLE "user" DROP COLUMN first_steps_ended_at;
