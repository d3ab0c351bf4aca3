-- Shown to be missing by the queries of the screens on the large market.

-- The code manager asks for the stock of each item of a company: both are known, and the count needs no row.
CREATE INDEX code_company_stock_idx ON code (company_id, item_id, distribution_channel_id, status);

-- Inviting creators starts with the newest, narrowed by what few ask alike.
CREATE INDEX creator_created_at_idx ON creator (created_at DESC);
