-- A company's statement of a month is written once the month is over (spec §2: company settings, statements).

CREATE FUNCTION write_statements() RETURNS bigint
  LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
BEGIN
  -- A day is left for transactions that began before the month was over; three months are made up for.
  WITH bounds AS (
    SELECT date_trunc('month', now() - interval '1 day', 'UTC') AS until,
           date_trunc('month', now() - interval '1 day', 'UTC') - interval '3 months' AS since
  ), monthly AS (
    SELECT account.id AS account_id, account.company_id, date_trunc('month', entry.created_at, 'UTC') AS month,
           coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'payment'), 0)::bigint AS paid,
           -coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'refund'), 0)::bigint AS refunded,
           coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind NOT IN ('payment', 'refund') AND entry.amount_cents > 0), 0)::bigint AS returned,
           -coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind NOT IN ('payment', 'refund') AND entry.amount_cents < 0), 0)::bigint AS spent,
           sum(entry.amount_cents)::bigint AS moved
      FROM bounds, ledger_account AS account
      JOIN ledger_entry AS entry ON entry.account_id = account.id
      JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
     WHERE account.kind = 'company' AND entry.created_at >= bounds.since AND entry.created_at < bounds.until
       AND NOT EXISTS (SELECT FROM statement
                        WHERE statement.company_id = account.company_id
                          AND statement.month = date_trunc('month', entry.created_at, 'UTC') AT TIME ZONE 'UTC')
     GROUP BY 1, 2, 3
  )
  INSERT INTO statement (company_id, month, opening_cents, paid_cents, spent_cents, returned_cents, refunded_cents, closing_cents)
  SELECT company_id, (month AT TIME ZONE 'UTC')::date, opening, paid, spent, returned, refunded, opening + moved
    FROM monthly
   CROSS JOIN LATERAL (SELECT coalesce(sum(earlier.amount_cents), 0)::bigint AS opening FROM ledger_entry AS earlier
                        WHERE earlier.account_id = monthly.account_id AND earlier.created_at < monthly.month) AS before
      ON CONFLICT (company_id, month) DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
COMMENT ON FUNCTION write_statements() IS 'Writes the statements of the months that are over, for companies whose money moved in them. Nothing twice.';
