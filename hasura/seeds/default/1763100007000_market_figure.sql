-- The market's figures, counted once all of it is there; from then on the hourly upkeep counts them.
REFRESH MATERIALIZED VIEW market_figure;
REFRESH MATERIALIZED VIEW usual_price;
SELECT tally_codes();
