COMMENT ON COLUMN bulk_action_item.amount_cents IS 'What was offered, in US cents.';
COMMENT ON COLUMN bulk_action.total_cents IS 'What the offers among them come to, in US cents.';
ALTER TABLE bulk_action DROP COLUMN fee_cents;
