DROP MATERIALIZED VIEW usual_price;
DROP FUNCTION round_price(bigint);
