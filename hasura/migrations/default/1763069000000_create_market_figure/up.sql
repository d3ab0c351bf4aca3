-- Figures about the whole market, readable by everyone. They are stored and recounted by the hourly upkeep, because a page
-- that everyone opens must not count all creators and payouts each time.
CREATE MATERIALIZED VIEW market_figure AS
  SELECT (SELECT count(*) FROM creator) AS creators,
         (SELECT count(*) FROM company WHERE is_verified) AS companies,
         (SELECT count(*) FROM activation WHERE is_open AND is_shown_to_all) AS open_activations,
         (SELECT coalesce(sum(amount_cents - fee_cents), 0)::bigint FROM payout WHERE status = 'paid') AS paid_out_cents;
COMMENT ON MATERIALIZED VIEW market_figure IS 'One row with the size of the market, counted every hour. It contains nothing about a single company or person.';
COMMENT ON COLUMN market_figure.creators IS 'The number of creators with an account.';
COMMENT ON COLUMN market_figure.companies IS 'The number of verified companies.';
COMMENT ON COLUMN market_figure.open_activations IS 'The number of activations that are open to creators and visible to everyone.';
COMMENT ON COLUMN market_figure.paid_out_cents IS 'The amount that creators have received so far, in US cents.';

CREATE FUNCTION round_price(cents bigint) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN cents < 100 THEN cents ELSE round(cents::numeric, 1 - floor(log(cents::numeric))::integer)::bigint END
$$;
COMMENT ON FUNCTION round_price(bigint) IS 'Rounds an amount to its first two digits: 12345 cents become 12000.';

-- The usual prices of deals, to help creators choose a price. To protect single deals, a price needs ten accepted
-- offers, five companies and five creators, and is rounded. The hourly upkeep recomputes it.
CREATE MATERIALIZED VIEW usual_price AS
  SELECT creator.size_tier, run.post_type,
         round_price(percentile_disc(0.25) WITHIN GROUP (ORDER BY run.amount_cents)) AS low_cents,
         round_price(percentile_disc(0.5) WITHIN GROUP (ORDER BY run.amount_cents)) AS middle_cents,
         round_price(percentile_disc(0.75) WITHIN GROUP (ORDER BY run.amount_cents)) AS high_cents
    FROM quest_run AS run JOIN creator ON creator.id = run.creator_id
   WHERE run.accepted_at > now() - interval '12 months' AND run.amount_cents > 0 AND creator.size_tier IS NOT NULL
   GROUP BY creator.size_tier, run.post_type
  HAVING count(*) >= 10 AND count(DISTINCT run.company_id) >= 5 AND count(DISTINCT run.creator_id) >= 5;
COMMENT ON MATERIALIZED VIEW usual_price IS
  'The prices that creators of one size agreed on for one kind of content in the past 12 months, computed every hour: rounded quartiles, from at least 10 accepted offers of 5 companies and 5 creators.';
COMMENT ON COLUMN usual_price.size_tier IS 'The size of the creators.';
COMMENT ON COLUMN usual_price.post_type IS 'The type of content.';
COMMENT ON COLUMN usual_price.low_cents IS 'A quarter of the deals cost this or less, in US cents.';
COMMENT ON COLUMN usual_price.middle_cents IS 'Half of the deals cost this or less, in US cents.';
COMMENT ON COLUMN usual_price.high_cents IS 'Three quarters of the deals cost this or less, in US cents.';
