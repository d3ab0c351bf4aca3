CREATE INDEX creator_page_title_trgm_idx ON creator_page USING gin (title gin_trgm_ops);
