ALTER TABLE activation ADD COLUMN auto_accept boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN activation.auto_accept IS 'Creators who qualify are accepted without being looked at.';
