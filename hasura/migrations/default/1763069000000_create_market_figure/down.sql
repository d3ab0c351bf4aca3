DROP MATERIALIZED VIEW usual_price;
DROP MATERIALIZED VIEW market_figure;
DROP FUNCTION round_price(bigint);
