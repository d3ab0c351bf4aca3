ALTER TABLE program_perk ADD COLUMN icon text NOT NULL DEFAULT 'gift';
COMMENT ON COLUMN program_perk.icon IS 'Name of its icon.';
