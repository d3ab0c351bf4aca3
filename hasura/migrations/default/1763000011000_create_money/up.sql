-- Money moves only as double entries: what leaves one account arrives in another, in one transfer.
-- A positive amount raises an account's balance.

CREATE TABLE ledger_account_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE ledger_account_kind IS 'Whose money an account counts.';
INSERT INTO ledger_account_kind (value, comment) VALUES
  ('company', 'Paid in by a company and not spent yet'),
  ('escrow', 'Paid by a company for work that is not approved yet'),
  ('creator', 'Earned by a creator and not paid out yet'),
  ('revenue', 'Fees that the platform keeps'),
  ('card_provider', 'The outside world that money comes from'),
  ('payout_provider', 'The outside world that money goes to');

CREATE TABLE ledger_account (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind       text NOT NULL REFERENCES ledger_account_kind ON DELETE RESTRICT,
  company_id uuid REFERENCES company ON DELETE RESTRICT,
  creator_id uuid REFERENCES creator ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_account_owner_fits_kind CHECK (
    CASE kind
      WHEN 'company' THEN company_id IS NOT NULL AND creator_id IS NULL
      WHEN 'escrow' THEN company_id IS NOT NULL AND creator_id IS NULL
      WHEN 'creator' THEN creator_id IS NOT NULL AND company_id IS NULL
      ELSE company_id IS NULL AND creator_id IS NULL
    END)
);
CREATE UNIQUE INDEX ledger_account_company_key ON ledger_account (company_id, kind) WHERE company_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_creator_key ON ledger_account (creator_id) WHERE creator_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_platform_key ON ledger_account (kind) WHERE company_id IS NULL AND creator_id IS NULL;
CREATE INDEX ledger_account_kind_idx ON ledger_account (kind);
COMMENT ON TABLE ledger_account IS 'An account of the ledger: one per company and purpose, one per creator, one per side of the platform.';
INSERT INTO ledger_account (kind) VALUES ('revenue'), ('card_provider'), ('payout_provider');

CREATE TABLE ledger_transfer_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE ledger_transfer_kind IS 'Why money moves.';
INSERT INTO ledger_transfer_kind (value, comment) VALUES
  ('payment', 'A company paid'),
  ('escrow', 'Set aside for a Quest'),
  ('earning', 'A creator''s work was approved'),
  ('fee', 'The platform''s fee'),
  ('payout', 'Paid out to a creator'),
  ('payout_returned', 'A payout came back'),
  ('refund', 'Paid back to a company'),
  ('adjustment', 'Corrected by an admin');

CREATE TABLE ledger_transfer (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  idempotency_key text NOT NULL CONSTRAINT ledger_transfer_idempotency_key_key UNIQUE,
  kind            text NOT NULL REFERENCES ledger_transfer_kind ON DELETE RESTRICT,
  description     text NOT NULL DEFAULT '',
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_transfer_kind_idx ON ledger_transfer (kind);
CREATE INDEX ledger_transfer_created_at_idx ON ledger_transfer USING brin (created_at);
COMMENT ON TABLE ledger_transfer IS 'One movement of money. Never edited: a mistake is corrected by another transfer.';
COMMENT ON COLUMN ledger_transfer.idempotency_key IS 'Names the cause: the same cause moves money once.';

CREATE TABLE ledger_entry (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id  uuid NOT NULL REFERENCES ledger_transfer ON DELETE RESTRICT,
  account_id   uuid NOT NULL REFERENCES ledger_account ON DELETE RESTRICT,
  amount_cents bigint NOT NULL CONSTRAINT ledger_entry_amount_not_zero CHECK (amount_cents <> 0),
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_entry_account_once UNIQUE (transfer_id, account_id)
);
CREATE INDEX ledger_entry_account_id_idx ON ledger_entry (account_id, created_at DESC) INCLUDE (amount_cents);
COMMENT ON TABLE ledger_entry IS 'One account''s side of a transfer; the sides of a transfer sum to zero.';

CREATE FUNCTION ledger_transfer_sums_to_zero() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  transfer uuid := CASE TG_TABLE_NAME WHEN 'ledger_transfer' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'transfer_id')::uuid END;
  sides integer;
  remainder numeric;
BEGIN
  SELECT count(*), coalesce(sum(amount_cents), 0) INTO sides, remainder FROM ledger_entry WHERE transfer_id = transfer;
  IF sides < 2 OR remainder <> 0 THEN
    PERFORM refuse('ledger_transfer_sums_to_zero',
      format('a transfer has at least two entries that sum to zero; this one has %s and sums to %s', sides, remainder));
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_transfer_sums_to_zero AFTER INSERT ON ledger_transfer
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transfer_sums_to_zero();
CREATE CONSTRAINT TRIGGER ledger_transfer_sums_to_zero AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transfer_sums_to_zero();

-- Nobody spends what is not there. The account is locked first, so that two at once cannot both spend it.
CREATE FUNCTION ledger_account_not_overdrawn() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  account_kind text;
BEGIN
  SELECT kind INTO account_kind FROM ledger_account WHERE id = NEW.account_id FOR NO KEY UPDATE;
  IF account_kind IN ('company', 'escrow', 'creator')
     AND (SELECT sum(amount_cents) FROM ledger_entry WHERE account_id = NEW.account_id) < 0 THEN
    PERFORM refuse('ledger_account_not_overdrawn', 'the balance does not cover this');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_account_not_overdrawn AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.amount_cents < 0) EXECUTE FUNCTION ledger_account_not_overdrawn();

CREATE FUNCTION ledger_is_append_only() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('ledger_is_append_only', 'ledger rows are never changed or deleted; write a transfer that corrects them');
END $$;
CREATE TRIGGER ledger_transfer_is_append_only BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_entry_is_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_transfer_audit AFTER INSERT ON ledger_transfer FOR EACH ROW EXECUTE FUNCTION audit_row('id');
CREATE TRIGGER ledger_entry_audit AFTER INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION audit_row('id');

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

-- entries: [{"account_id": "…", "amount_cents": -500}, …]. The same key posts once: a second call returns the first transfer.
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
