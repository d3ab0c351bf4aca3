-- History goes back as well as it can: escrow is one account per company again, and what a transfer was for is forgotten.
DROP TRIGGER domain_event_is_append_only ON domain_event;
DROP TRIGGER domain_event_is_not_deleted ON domain_event;
DROP TRIGGER domain_event_is_not_truncated ON domain_event;
DROP TRIGGER audit_event_is_append_only ON audit_event;
DROP TRIGGER audit_event_is_not_deleted ON audit_event;
DROP TRIGGER audit_event_is_not_truncated ON audit_event;
DROP FUNCTION is_redaction(jsonb, jsonb), trail_is_append_only();
DROP TRIGGER ledger_transfer_is_not_truncated ON ledger_transfer;
DROP TRIGGER ledger_entry_is_not_truncated ON ledger_entry;

ALTER TABLE payout DROP COLUMN vendor, DROP COLUMN expected_on;
DROP TRIGGER ledger_entry_count_refund ON ledger_entry;
DROP FUNCTION payment_count_refund();
ALTER TABLE payment DROP COLUMN vendor, DROP COLUMN refunded_cents;

DROP TRIGGER ledger_reversal_within_transfer ON ledger_entry;
DROP TRIGGER ledger_entry_fits_transfer ON ledger_entry;
DROP TRIGGER ledger_transfer_names ON ledger_transfer;
DROP FUNCTION ledger_reversal_within_transfer(), ledger_entry_fits_transfer(), ledger_transfer_names();
DROP FUNCTION ledger_post(text, text, text, jsonb, jsonb), ledger_account_for(text, uuid, text);
DROP TABLE ledger_transfer_side, ledger_transfer_subject;

ALTER TABLE ledger_transfer DISABLE TRIGGER ledger_transfer_is_append_only;
INSERT INTO ledger_transfer_kind (value, comment) VALUES ('fee', 'The platform''s fee');
UPDATE ledger_transfer SET kind = CASE kind WHEN 'escrow_returned' THEN 'refund' ELSE 'adjustment' END
 WHERE kind IN ('plan', 'escrow_returned', 'chargeback', 'chargeback_won', 'vendor_fee');
ALTER TABLE ledger_transfer DROP COLUMN quest_run_id, DROP COLUMN payment_id, DROP COLUMN payout_id, DROP COLUMN reverses_id;
ALTER TABLE ledger_transfer ENABLE TRIGGER ledger_transfer_is_append_only;
DELETE FROM ledger_transfer_kind WHERE value IN ('plan', 'escrow_returned', 'chargeback', 'chargeback_won', 'vendor_fee');
UPDATE ledger_transfer_kind SET comment = 'Set aside for a Quest' WHERE value = 'escrow';
UPDATE ledger_transfer_kind SET comment = 'A creator''s work was approved' WHERE value = 'earning';

DROP VIEW ledger_balance;
DROP INDEX ledger_account_company_key, ledger_account_company_id_idx, ledger_account_escrow_key, ledger_account_creator_key,
  ledger_account_vendor_key, ledger_account_platform_key;
ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_owner_fits_kind;
INSERT INTO ledger_account_kind (value, comment) VALUES
  ('card_provider', 'The outside world that money comes from'),
  ('payout_provider', 'The outside world that money goes to');
UPDATE ledger_account_kind SET comment = 'Paid by a company for work that is not approved yet' WHERE value = 'escrow';
ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_is_append_only;
INSERT INTO ledger_account (kind, company_id) SELECT DISTINCT 'escrow', company_id FROM ledger_account WHERE kind = 'escrow';
UPDATE ledger_entry SET account_id = of_company.id
  FROM ledger_account AS of_run, ledger_account AS of_company
 WHERE of_run.id = ledger_entry.account_id AND of_run.quest_run_id IS NOT NULL
   AND of_company.kind = 'escrow' AND of_company.company_id = of_run.company_id AND of_company.quest_run_id IS NULL;
UPDATE ledger_entry SET account_id = (SELECT id FROM ledger_account WHERE vendor = 'stripe_connect')
 WHERE account_id = (SELECT id FROM ledger_account WHERE vendor = 'paypal');
UPDATE ledger_entry SET account_id = (SELECT id FROM ledger_account WHERE kind = 'revenue')
 WHERE account_id IN (SELECT id FROM ledger_account WHERE kind IN ('vendor_fees', 'loss'));
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_is_append_only;
DELETE FROM ledger_account WHERE quest_run_id IS NOT NULL OR vendor = 'paypal' OR kind IN ('vendor_fees', 'loss');
UPDATE ledger_account SET kind = CASE vendor WHEN 'stripe' THEN 'card_provider' ELSE 'payout_provider' END WHERE kind = 'vendor';
DELETE FROM ledger_account_kind WHERE value IN ('vendor', 'vendor_fees', 'loss');
ALTER TABLE ledger_account DROP COLUMN vendor, DROP COLUMN quest_run_id;
DROP TABLE money_vendor;
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_owner_fits_kind CHECK (
  CASE kind
    WHEN 'company' THEN company_id IS NOT NULL AND creator_id IS NULL
    WHEN 'escrow' THEN company_id IS NOT NULL AND creator_id IS NULL
    WHEN 'creator' THEN creator_id IS NOT NULL AND company_id IS NULL
    ELSE company_id IS NULL AND creator_id IS NULL
  END);
CREATE UNIQUE INDEX ledger_account_company_key ON ledger_account (company_id, kind) WHERE company_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_creator_key ON ledger_account (creator_id) WHERE creator_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_platform_key ON ledger_account (kind) WHERE company_id IS NULL AND creator_id IS NULL;

CREATE FUNCTION ledger_account_for(account_kind text, of_company_id uuid DEFAULT NULL, of_creator_id uuid DEFAULT NULL) RETURNS uuid
  LANGUAGE plpgsql AS $$
DECLARE
  account uuid;
BEGIN
  LOOP
    SELECT id INTO account FROM ledger_account
     WHERE kind = account_kind AND company_id IS NOT DISTINCT FROM of_company_id AND creator_id IS NOT DISTINCT FROM of_creator_id;
    IF FOUND THEN
      RETURN account;
    END IF;
    INSERT INTO ledger_account (kind, company_id, creator_id) VALUES (account_kind, of_company_id, of_creator_id)
      ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
COMMENT ON FUNCTION ledger_account_for(text, uuid, uuid) IS 'The account of that kind and owner, opened when it is the first time.';
CREATE FUNCTION ledger_post(key text, transfer_kind text, transfer_description text, entries jsonb) RETURNS uuid
  LANGUAGE plpgsql AS $$
DECLARE
  transfer uuid;
BEGIN
  INSERT INTO ledger_transfer (idempotency_key, kind, description) VALUES (key, transfer_kind, transfer_description)
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id INTO transfer;
  IF transfer IS NULL THEN
    SELECT id INTO transfer FROM ledger_transfer WHERE idempotency_key = key AND kind = transfer_kind;
    IF transfer IS NULL OR EXISTS (
         (SELECT account_id, amount_cents FROM jsonb_to_recordset(entries) AS given (account_id uuid, amount_cents bigint))
         EXCEPT
         (SELECT account_id, amount_cents FROM ledger_entry WHERE transfer_id = transfer)) THEN
      PERFORM refuse('ledger_transfer_same_key_same_money', format('the key "%s" has already moved something else', key));
    END IF;
    RETURN transfer;
  END IF;
  -- Accounts are locked in one order, whatever the order of the entries: no two transfers wait for each other.
  PERFORM FROM ledger_account
    WHERE id IN (SELECT account_id FROM jsonb_to_recordset(entries) AS given (account_id uuid))
    ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO ledger_entry (transfer_id, account_id, amount_cents)
  SELECT transfer, account_id, amount_cents FROM jsonb_to_recordset(entries) AS given (account_id uuid, amount_cents bigint);
  RETURN transfer;
END $$;
COMMENT ON FUNCTION ledger_post(text, text, text, jsonb) IS 'Writes one transfer with its entries, once per key.';
CREATE VIEW ledger_balance AS
  SELECT ledger_account.id AS account_id, kind, company_id, creator_id, coalesce(sum(amount_cents), 0)::bigint AS balance_cents
    FROM ledger_account LEFT JOIN ledger_entry ON ledger_entry.account_id = ledger_account.id
   GROUP BY ledger_account.id;
COMMENT ON VIEW ledger_balance IS 'What each account holds, in US cents.';
COMMENT ON COLUMN ledger_balance.account_id IS 'The account.';
COMMENT ON COLUMN ledger_balance.kind IS 'Whose money it counts.';
COMMENT ON COLUMN ledger_balance.company_id IS 'The company, for accounts of one.';
COMMENT ON COLUMN ledger_balance.creator_id IS 'The creator, for accounts of one.';
COMMENT ON COLUMN ledger_balance.balance_cents IS 'What it holds, in US cents.';
