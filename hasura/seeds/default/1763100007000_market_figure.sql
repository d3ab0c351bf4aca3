-- Computes the market's figures once after seeding. The hourly job updates them later.
REFRESH MATERIALIZED VIEW market_figure;
REFRESH MATERIALIZED VIEW usual_price;
SELECT tally_codes();
