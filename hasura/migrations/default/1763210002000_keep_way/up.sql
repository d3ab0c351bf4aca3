-- A person who comes from a link of a program, an invitation or a company registers, verifies an email address, connects a
-- channel and waits for approval, often in several browsers. The page they came from is stored, so that they find it again.
ALTER TABLE "user"
  ADD COLUMN way text,
  ADD CONSTRAINT user_way_path CHECK (way ~ '^/[^/\\]' AND char_length(way) <= 500);
COMMENT ON COLUMN "user".way IS 'The page that the user came from and cannot use yet, because they must become a creator first. Empty when they have arrived.';

ALTER TABLE program_application ADD COLUMN sends_on_access boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN program_application.sends_on_access IS 'True if the application is complete and is sent when its creator gets access.';
