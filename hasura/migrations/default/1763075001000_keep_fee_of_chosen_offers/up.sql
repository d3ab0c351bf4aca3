-- Whoever accepts many offers at once confirms what the creators get, the fee and the total (rules §9), as for one.
ALTER TABLE bulk_action ADD COLUMN fee_cents bigint;
COMMENT ON COLUMN bulk_action.fee_cents IS 'The platform''s part of the total, as the company''s plan had it at the click, in US cents.';
COMMENT ON COLUMN bulk_action.total_cents IS 'What the offers of creators among them come to, in US cents.';
COMMENT ON COLUMN bulk_action_item.amount_cents IS 'What the creator offers, in US cents; empty where no offer of theirs waits for an answer.';
