ALTER TABLE program_application DROP COLUMN sends_on_access;
ALTER TABLE "user" DROP COLUMN way;
