-- Creators cannot read a company's lists, but they must not read "every creator" if only creators on a list can join.
ALTER TABLE requirement ADD COLUMN has_creator_lists boolean NOT NULL GENERATED ALWAYS AS (creator_list_ids <> '{}') STORED;
COMMENT ON COLUMN requirement.has_creator_lists IS 'True if creators must be on one of the company''s creator lists. Creators see this instead of the lists.';
