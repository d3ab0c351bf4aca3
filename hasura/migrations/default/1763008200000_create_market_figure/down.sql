DELETE FROM reserved_name WHERE name = 'plans';
DROP MATERIALIZED VIEW market_figure;
