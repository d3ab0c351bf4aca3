-- A member who accepts many offers together confirms the creators' earnings, the fee and the total (rules §9), as for a
-- single offer.
ALTER TABLE bulk_action ADD COLUMN fee_cents bigint;
COMMENT ON COLUMN bulk_action.fee_cents IS 'The platform''s fee on the total, at the company''s plan at the click, in US cents.';
COMMENT ON COLUMN bulk_action.total_cents IS 'The total of the creators'' offers among the rows, in US cents.';
COMMENT ON COLUMN bulk_action_item.amount_cents IS 'The creator''s offer, in US cents. Empty if none of their offers waits for an answer.';
