DROP FUNCTION user_has_password("user");
ALTER TABLE "user" DROP COLUMN pending_email;
