-- The accounts of vendors and of the platform take part in almost every transfer. They may hold less than nothing, so nobody has to
-- wait for them: payments and payouts of different companies and creators go on beside each other (spec §5).

CREATE OR REPLACE FUNCTION ledger_account_not_overdrawn() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_account
    WHERE id = NEW.account_id AND kind IN ('company', 'escrow', 'creator') FOR NO KEY UPDATE;
  IF FOUND AND (SELECT sum(amount_cents) FROM ledger_entry WHERE account_id = NEW.account_id) < 0 THEN
    PERFORM refuse('ledger_account_not_overdrawn', 'the balance does not cover this');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION ledger_post(key text, transfer_kind text, transfer_description text, entries jsonb, about jsonb DEFAULT '{}') RETURNS uuid
  LANGUAGE plpgsql AS $$
DECLARE
  transfer uuid;
BEGIN
  INSERT INTO ledger_transfer (idempotency_key, kind, description, quest_run_id, payment_id, payout_id, reverses_id)
  VALUES (key, transfer_kind, transfer_description, (about ->> 'quest_run_id')::uuid, (about ->> 'payment_id')::uuid,
          (about ->> 'payout_id')::uuid, (about ->> 'reverses_id')::uuid)
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id INTO transfer;
  IF transfer IS NULL THEN
    SELECT id INTO transfer FROM ledger_transfer
     WHERE idempotency_key = key AND kind = transfer_kind
       AND (quest_run_id, payment_id, payout_id, reverses_id) IS NOT DISTINCT FROM
           ((about ->> 'quest_run_id')::uuid, (about ->> 'payment_id')::uuid, (about ->> 'payout_id')::uuid, (about ->> 'reverses_id')::uuid)
       AND (SELECT array_agg((account_id, amount_cents) ORDER BY account_id) FROM ledger_entry WHERE transfer_id = ledger_transfer.id)
           IS NOT DISTINCT FROM
           (SELECT array_agg((account_id, amount_cents) ORDER BY account_id)
              FROM jsonb_to_recordset(entries) AS given (account_id uuid, amount_cents bigint));
    IF transfer IS NULL THEN
      PERFORM refuse('ledger_transfer_same_key_same_money', format('the key "%s" has already moved something else', key));
    END IF;
    RETURN transfer;
  END IF;
  -- Accounts are locked in one order, whatever the order of the entries: no two transfers wait for each other. Those of vendors and
  -- of the platform are part of almost every transfer and may hold less than nothing: nobody waits for them.
  PERFORM FROM ledger_account
    WHERE id IN (SELECT account_id FROM jsonb_to_recordset(entries) AS given (account_id uuid))
      AND kind IN ('company', 'escrow', 'creator')
    ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO ledger_entry (transfer_id, account_id, amount_cents)
  SELECT transfer, account_id, amount_cents FROM jsonb_to_recordset(entries) AS given (account_id uuid, amount_cents bigint);
  RETURN transfer;
END $$;
