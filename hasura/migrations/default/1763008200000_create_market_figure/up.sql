-- What the market is today, in four figures that everyone may read. They are kept, and counted anew by the hourly upkeep:
-- a page that everyone opens must not count all creators and payouts each time.

CREATE MATERIALIZED VIEW market_figure AS
  SELECT (SELECT count(*) FROM creator) AS creators,
         (SELECT count(*) FROM company WHERE is_verified) AS companies,
         (SELECT count(*) FROM activation WHERE is_open AND is_shown_to_all) AS open_activations,
         (SELECT coalesce(sum(amount_cents - fee_cents), 0)::bigint FROM payout WHERE status = 'paid') AS paid_out_cents;
COMMENT ON MATERIALIZED VIEW market_figure IS 'One row: the size of the market as of the last upkeep. Nothing in it is about one company or one person.';
COMMENT ON COLUMN market_figure.creators IS 'Creators with an account.';
COMMENT ON COLUMN market_figure.companies IS 'Companies that were verified.';
COMMENT ON COLUMN market_figure.open_activations IS 'Activations that creators can join and everyone may see.';
COMMENT ON COLUMN market_figure.paid_out_cents IS 'What has arrived with creators so far.';

-- Addresses of the site are nobody's page or username (error 3000).
INSERT INTO reserved_name (name) VALUES ('plans') ON CONFLICT DO NOTHING;
