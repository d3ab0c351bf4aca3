DROP INDEX creator_created_at_idx;
DROP INDEX code_company_stock_idx;
