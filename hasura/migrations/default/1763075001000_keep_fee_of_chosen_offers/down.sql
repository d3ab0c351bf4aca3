COMMENT ON COLUMN bulk_action_item.amount_cents IS 'The offered amount, in US cents.';
COMMENT ON COLUMN bulk_action.total_cents IS 'The total of the offers among the rows, in US cents.';
ALTER TABLE bulk_action DROP COLUMN fee_cents;
