-- Money moves only as double entries: one transfer takes it from an account and adds it to another. A transfer names
-- its run, payment or payout, and, for a reversal, the earlier transfer. Each quest run has its own escrow and each
-- vendor one account. Entries are never rewritten.

CREATE TABLE ledger_account_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE ledger_account_kind IS 'The kinds of accounts in the ledger.';
COMMENT ON COLUMN ledger_account_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN ledger_account_kind.comment IS 'The meaning of the value.';
INSERT INTO ledger_account_kind (value, comment) VALUES
  ('company', 'Paid in by a company and not spent yet'),
  ('escrow', 'Held for one quest run until its content is approved'),
  ('creator', 'Earned by a creator and not paid out yet'),
  ('revenue', 'Fees that the platform keeps'),
  ('vendor', 'Received through a vendor (below zero), less what was paid out'),
  ('vendor_fees', 'Fees that vendors deduct: a cost, below zero'),
  ('loss', 'Losses from money that a company takes back after a creator got it: a cost, below zero');

CREATE TABLE ledger_account (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind         text NOT NULL REFERENCES ledger_account_kind ON DELETE RESTRICT,
  company_id   uuid REFERENCES company ON DELETE RESTRICT,
  creator_id   uuid REFERENCES creator ON DELETE RESTRICT,
  vendor       text REFERENCES money_vendor ON DELETE RESTRICT,
  quest_run_id uuid REFERENCES quest_run ON DELETE RESTRICT,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_account_owner_fits_kind CHECK (
    (company_id IS NOT NULL) = (kind IN ('company', 'escrow'))
    AND (quest_run_id IS NOT NULL) = (kind = 'escrow')
    AND (creator_id IS NOT NULL) = (kind = 'creator')
    AND (vendor IS NOT NULL) = (kind = 'vendor'))
);
COMMENT ON TABLE ledger_account IS 'An account of the ledger: one per company and purpose, one per creator, and the platform''s own accounts.';
COMMENT ON COLUMN ledger_account.id IS 'The unique id of the row.';
COMMENT ON COLUMN ledger_account.kind IS 'The kind of account.';
COMMENT ON COLUMN ledger_account.company_id IS 'The company, for a company''s account.';
COMMENT ON COLUMN ledger_account.creator_id IS 'The creator, for a creator''s account.';
COMMENT ON COLUMN ledger_account.vendor IS 'The vendor, for a vendor''s account.';
COMMENT ON COLUMN ledger_account.quest_run_id IS 'The quest run, for an escrow.';
COMMENT ON COLUMN ledger_account.created_at IS 'When the row was created.';
CREATE INDEX ledger_account_kind_idx ON ledger_account (kind);
CREATE UNIQUE INDEX ledger_account_company_key ON ledger_account (company_id) WHERE kind = 'company';
CREATE INDEX ledger_account_company_id_idx ON ledger_account (company_id);
CREATE UNIQUE INDEX ledger_account_escrow_key ON ledger_account (quest_run_id);
CREATE UNIQUE INDEX ledger_account_creator_key ON ledger_account (creator_id);
CREATE UNIQUE INDEX ledger_account_vendor_key ON ledger_account (vendor);
CREATE UNIQUE INDEX ledger_account_platform_key ON ledger_account (kind) WHERE kind IN ('revenue', 'vendor_fees', 'loss');
INSERT INTO ledger_account (kind, vendor) VALUES
  ('revenue', NULL), ('vendor_fees', NULL), ('loss', NULL),
  ('vendor', 'stripe'), ('vendor', 'stripe_connect'), ('vendor', 'paypal');

CREATE FUNCTION ledger_account_for(account_kind text, owner_id uuid DEFAULT NULL, of_vendor text DEFAULT NULL) RETURNS uuid
  LANGUAGE plpgsql AS $$
DECLARE
  account uuid;
BEGIN
  LOOP
    SELECT id INTO account FROM ledger_account
     WHERE kind = account_kind
       AND CASE kind WHEN 'company' THEN company_id WHEN 'escrow' THEN quest_run_id WHEN 'creator' THEN creator_id END
           IS NOT DISTINCT FROM owner_id
       AND vendor IS NOT DISTINCT FROM of_vendor;
    IF FOUND THEN
      RETURN account;
    END IF;
    INSERT INTO ledger_account (kind, company_id, quest_run_id, creator_id, vendor)
    SELECT account_kind,
           CASE account_kind WHEN 'company' THEN owner_id
                             WHEN 'escrow' THEN (SELECT company_id FROM quest_run WHERE id = owner_id) END,
           CASE account_kind WHEN 'escrow' THEN owner_id END, CASE account_kind WHEN 'creator' THEN owner_id END, of_vendor
      ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
COMMENT ON FUNCTION ledger_account_for(text, uuid, text) IS
  'The account of a company, a creator, a quest run (its escrow), a vendor or the platform, which is created when it is first used.';

CREATE TABLE ledger_transfer_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE ledger_transfer_kind IS 'The reason for moving money.';
COMMENT ON COLUMN ledger_transfer_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN ledger_transfer_kind.comment IS 'The meaning of the value.';
INSERT INTO ledger_transfer_kind (value, comment) VALUES
  ('payment', 'A company paid'),
  ('escrow', 'Held for a quest run'),
  ('earning', 'A creator''s work was approved: the creator''s part and the platform''s fee'),
  ('payout', 'Paid out to a creator'),
  ('payout_returned', 'A payout was returned'),
  ('refund', 'Refunded to a company'),
  ('adjustment', 'Corrected by an admin'),
  ('plan', 'A company paid for its plan'),
  ('escrow_returned', 'Money held for a quest run is returned to the company'),
  ('chargeback', 'A company''s bank took a payment back'),
  ('chargeback_won', 'The bank returned a disputed payment to us'),
  ('vendor_fee', 'A vendor''s fee'),
  ('refund_covered', 'A refund, or a part of it, that a bank already paid from money it took from us; nothing leaves through the vendor'),
  ('refund_uncovered', 'The bank returned money to us that must now be refunded after all');

-- This table lists only the references that a transfer must have. Other checks decide about reversals.
CREATE TABLE ledger_transfer_subject (
  kind       text PRIMARY KEY REFERENCES ledger_transfer_kind ON DELETE RESTRICT,
  names      text[] NOT NULL,
  takes_back text REFERENCES ledger_transfer_kind ON DELETE RESTRICT
);
COMMENT ON TABLE ledger_transfer_subject IS 'The references that a transfer of a kind must have.';
COMMENT ON COLUMN ledger_transfer_subject.kind IS 'The kind of transfer.';
COMMENT ON COLUMN ledger_transfer_subject.names IS 'The columns of ledger_transfer that must be filled in.';
COMMENT ON COLUMN ledger_transfer_subject.takes_back IS 'The kind of transfer that can be reversed, completely or in part.';
INSERT INTO ledger_transfer_subject (kind, names, takes_back) VALUES
  ('payment', '{payment_id}', NULL),
  ('plan', '{payment_id}', NULL),
  ('escrow', '{quest_run_id}', NULL),
  ('escrow_returned', '{quest_run_id}', 'escrow'),
  ('earning', '{quest_run_id}', NULL),
  ('payout', '{payout_id}', NULL),
  ('payout_returned', '{payout_id}', 'payout'),
  ('refund', '{payment_id}', 'payment'),
  ('chargeback', '{payment_id}', NULL),
  ('chargeback_won', '{payment_id}', 'chargeback'),
  ('vendor_fee', '{}', NULL),
  ('adjustment', '{}', NULL),
  ('refund_covered', '{payment_id}', NULL),
  ('refund_uncovered', '{payment_id}', 'refund_covered');

-- A reversal does the opposite of the transfer it reverses, and an admin chooses the accounts of an adjustment.
CREATE TABLE ledger_transfer_side (
  kind         text NOT NULL REFERENCES ledger_transfer_kind ON DELETE RESTRICT,
  account_kind text NOT NULL REFERENCES ledger_account_kind ON DELETE RESTRICT,
  direction    integer NOT NULL,
  PRIMARY KEY (kind, account_kind, direction),
  CONSTRAINT ledger_transfer_side_direction CHECK (direction IN (-1, 1))
);
COMMENT ON TABLE ledger_transfer_side IS 'The accounts that a transfer of a kind lowers (-1) and raises (1).';
COMMENT ON COLUMN ledger_transfer_side.kind IS 'The kind of transfer.';
COMMENT ON COLUMN ledger_transfer_side.account_kind IS 'The kind of account.';
COMMENT ON COLUMN ledger_transfer_side.direction IS 'The sign of the entry: -1 if money leaves the account, 1 if money arrives.';
INSERT INTO ledger_transfer_side (kind, account_kind, direction) VALUES
  ('payment', 'vendor', -1), ('payment', 'company', 1),
  ('plan', 'company', -1), ('plan', 'revenue', 1),
  ('escrow', 'company', -1), ('escrow', 'escrow', 1),
  ('earning', 'escrow', -1), ('earning', 'creator', 1), ('earning', 'revenue', 1),
  ('payout', 'creator', -1), ('payout', 'vendor', 1),
  ('chargeback', 'company', -1), ('chargeback', 'loss', -1), ('chargeback', 'vendor', 1),
  ('vendor_fee', 'vendor_fees', -1), ('vendor_fee', 'vendor', 1),
  ('refund_covered', 'vendor', -1), ('refund_covered', 'loss', 1),
  ('payout', 'vendor_fees', -1), ('payout', 'vendor_fees', 1);

CREATE TABLE ledger_transfer (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  idempotency_key text NOT NULL CONSTRAINT ledger_transfer_idempotency_key_key UNIQUE,
  kind            text NOT NULL REFERENCES ledger_transfer_kind ON DELETE RESTRICT,
  description     text NOT NULL DEFAULT '',
  quest_run_id    uuid REFERENCES quest_run ON DELETE RESTRICT,
  payment_id      uuid REFERENCES payment ON DELETE RESTRICT,
  payout_id       uuid REFERENCES payout ON DELETE RESTRICT,
  reverses_id     uuid REFERENCES ledger_transfer ON DELETE RESTRICT,
  created_at      timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE ledger_transfer IS 'One movement of money. A transfer is never edited. Another transfer corrects a mistake.';
COMMENT ON COLUMN ledger_transfer.id IS 'The unique id of the row.';
COMMENT ON COLUMN ledger_transfer.idempotency_key IS 'A key for the cause of the movement, so that one cause moves money only once.';
COMMENT ON COLUMN ledger_transfer.kind IS 'The reason for moving money.';
COMMENT ON COLUMN ledger_transfer.description IS 'The cause of the transfer, in words.';
COMMENT ON COLUMN ledger_transfer.quest_run_id IS 'The quest run of the transfer.';
COMMENT ON COLUMN ledger_transfer.payment_id IS 'The payment of the transfer.';
COMMENT ON COLUMN ledger_transfer.payout_id IS 'The payout of the transfer.';
COMMENT ON COLUMN ledger_transfer.reverses_id IS 'The reversed transfer, completely or in part.';
COMMENT ON COLUMN ledger_transfer.created_at IS 'When the row was created.';
CREATE INDEX ledger_transfer_kind_idx ON ledger_transfer (kind);
CREATE INDEX ledger_transfer_created_at_idx ON ledger_transfer USING brin (created_at);
CREATE INDEX ledger_transfer_quest_run_id_idx ON ledger_transfer (quest_run_id);
CREATE INDEX ledger_transfer_payment_id_idx ON ledger_transfer (payment_id);
CREATE INDEX ledger_transfer_payout_id_idx ON ledger_transfer (payout_id);
CREATE INDEX ledger_transfer_reverses_id_idx ON ledger_transfer (reverses_id);
SELECT keep_trail('ledger_transfer', 'INSERT', '{id}');

CREATE FUNCTION ledger_transfer_names() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  wanted ledger_transfer_subject := (SELECT subject FROM ledger_transfer_subject AS subject WHERE subject.kind = NEW.kind);
  named text[] := ARRAY(
    SELECT name FROM jsonb_each_text(to_jsonb(NEW)) AS given (name, value)
     WHERE value IS NOT NULL AND name IN ('quest_run_id', 'payment_id', 'payout_id'));
  taken_back ledger_transfer := (SELECT transfer FROM ledger_transfer AS transfer WHERE transfer.id = NEW.reverses_id);
BEGIN
  IF NOT named @> wanted.names THEN
    PERFORM refuse('ledger_transfer_names_its_subject',
      format('a transfer of kind "%s" must name %s', NEW.kind, array_to_string(wanted.names, ' and ')));
  END IF;
  IF taken_back.kind IS DISTINCT FROM wanted.takes_back THEN
    PERFORM refuse('ledger_transfer_reverses_its_kind', format('a transfer of kind "%s" must reverse %s', NEW.kind,
      coalesce(format('one of kind "%s"', wanted.takes_back), 'nothing')));
  END IF;
  IF NEW.reverses_id IS NOT NULL AND (NEW.quest_run_id, NEW.payment_id, NEW.payout_id)
     IS DISTINCT FROM (taken_back.quest_run_id, taken_back.payment_id, taken_back.payout_id) THEN
    PERFORM refuse('ledger_transfer_reverses_its_kind', 'a reversal must be about the same run, payment or payout as the reversed transfer');
  END IF;
  IF NEW.kind = 'adjustment' AND btrim(NEW.description) = '' THEN
    PERFORM refuse('ledger_transfer_adjustment_says_why', '"description" must say what is adjusted and why');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION ledger_transfer_names() IS 'Refuses a transfer without the references that its kind requires.';
CREATE TRIGGER ledger_transfer_names BEFORE INSERT ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_transfer_names();
COMMENT ON TRIGGER ledger_transfer_names ON ledger_transfer IS 'refuse';

CREATE TABLE ledger_entry (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id  uuid NOT NULL REFERENCES ledger_transfer ON DELETE RESTRICT,
  account_id   uuid NOT NULL REFERENCES ledger_account ON DELETE RESTRICT,
  amount_cents bigint NOT NULL CONSTRAINT ledger_entry_amount_not_zero CHECK (amount_cents <> 0),
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_entry_account_once UNIQUE (transfer_id, account_id)
);
COMMENT ON TABLE ledger_entry IS 'An entry of a transfer: the amount that one account gains or loses. The entries of a transfer add up to zero.';
COMMENT ON COLUMN ledger_entry.id IS 'The unique id of the row.';
COMMENT ON COLUMN ledger_entry.transfer_id IS 'The transfer that the row belongs to.';
COMMENT ON COLUMN ledger_entry.account_id IS 'The account that the entry changes.';
COMMENT ON COLUMN ledger_entry.amount_cents IS 'The amount in US cents. A positive amount raises the balance.';
COMMENT ON COLUMN ledger_entry.created_at IS 'When the row was created.';
CREATE INDEX ledger_entry_account_id_idx ON ledger_entry (account_id, created_at DESC) INCLUDE (amount_cents);
SELECT keep_trail('ledger_entry', 'INSERT', '{id}');

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
      format('a transfer needs at least two entries that sum to zero; this one has %s and sums to %s', sides, remainder));
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_transfer_sums_to_zero AFTER INSERT ON ledger_transfer
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transfer_sums_to_zero();
COMMENT ON TRIGGER ledger_transfer_sums_to_zero ON ledger_transfer IS 'refuse';
CREATE CONSTRAINT TRIGGER ledger_transfer_sums_to_zero AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transfer_sums_to_zero();
COMMENT ON TRIGGER ledger_transfer_sums_to_zero ON ledger_entry IS 'refuse';

-- An account cannot be overdrawn. It is locked first, so that two simultaneous transfers cannot spend the same money. Vendor
-- and platform accounts can be negative and are not locked, because payments and payouts of different companies would wait
-- for each other (rules §5).
CREATE FUNCTION ledger_account_not_overdrawn() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_account
    WHERE id = NEW.account_id AND kind IN ('company', 'escrow', 'creator') FOR NO KEY UPDATE;
  IF FOUND AND (SELECT sum(amount_cents) FROM ledger_entry WHERE account_id = NEW.account_id) < 0 THEN
    PERFORM refuse('ledger_account_not_overdrawn', 'the balance does not cover this transfer');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_account_not_overdrawn AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.amount_cents < 0) EXECUTE FUNCTION ledger_account_not_overdrawn();
COMMENT ON TRIGGER ledger_account_not_overdrawn ON ledger_entry IS 'refuse';

CREATE FUNCTION ledger_is_append_only() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('ledger_is_append_only', 'ledger rows cannot be changed or deleted; correct them with another transfer');
END $$;
CREATE TRIGGER ledger_transfer_is_append_only BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
COMMENT ON TRIGGER ledger_transfer_is_append_only ON ledger_transfer IS 'refuse';
CREATE TRIGGER ledger_entry_is_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
COMMENT ON TRIGGER ledger_entry_is_append_only ON ledger_entry IS 'refuse';
CREATE TRIGGER ledger_transfer_is_not_truncated BEFORE TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
COMMENT ON TRIGGER ledger_transfer_is_not_truncated ON ledger_transfer IS 'refuse';
CREATE TRIGGER ledger_entry_is_not_truncated BEFORE TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
COMMENT ON TRIGGER ledger_entry_is_not_truncated ON ledger_entry IS 'refuse';

-- Money stays with the parties of the transfer's run, payment or payout: a run is paid from its own escrow to its own
-- creator.
CREATE FUNCTION ledger_entry_fits_transfer() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  transfer ledger_transfer;
  account ledger_account;
BEGIN
  SELECT * INTO transfer FROM ledger_transfer WHERE id = NEW.transfer_id;
  SELECT * INTO account FROM ledger_account WHERE id = NEW.account_id;
  IF transfer.kind <> 'adjustment' AND transfer.reverses_id IS NULL AND NOT EXISTS (
       SELECT FROM ledger_transfer_side AS side
        WHERE side.kind = transfer.kind AND side.account_kind = account.kind AND side.direction = sign(NEW.amount_cents)::integer) THEN
    PERFORM refuse('ledger_entry_side_of_transfer', format('a transfer of kind "%s" cannot %s an account of kind "%s"',
      transfer.kind, CASE WHEN NEW.amount_cents < 0 THEN 'lower' ELSE 'raise' END, account.kind));
  END IF;
  -- An admin's adjustment need not name a run, payment or payout. An escrow account changes only in transfers of its own run.
  IF account.quest_run_id IS DISTINCT FROM transfer.quest_run_id AND account.quest_run_id IS NOT NULL
     OR num_nonnulls(transfer.quest_run_id, transfer.payment_id, transfer.payout_id) > 0 AND (
          account.company_id IS NOT NULL AND account.company_id <> ALL (ARRAY(
            SELECT company_id FROM quest_run WHERE id = transfer.quest_run_id
            UNION ALL SELECT company_id FROM payment WHERE id = transfer.payment_id))
          OR account.creator_id IS NOT NULL AND account.creator_id <> ALL (ARRAY(
            SELECT creator_id FROM quest_run WHERE id = transfer.quest_run_id
            UNION ALL SELECT creator_id FROM payout WHERE id = transfer.payout_id))) THEN
    PERFORM refuse('ledger_entry_account_of_subject', 'the account and the transfer belong to different owners');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_entry_fits_transfer() IS 'Refuses an entry on an account that does not fit the transfer''s kind and its run, payment or payout.';
CREATE TRIGGER ledger_entry_fits_transfer AFTER INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_fits_transfer();
COMMENT ON TRIGGER ledger_entry_fits_transfer ON ledger_entry IS 'refuse';

CREATE FUNCTION ledger_reversal_within_transfer() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  reversed uuid := (SELECT reverses_id FROM ledger_transfer WHERE id = NEW.transfer_id);
  original bigint;
  taken_back numeric;
BEGIN
  IF reversed IS NULL THEN
    RETURN NULL;
  END IF;
  -- The lock makes two reversals of the same transfer wait for each other.
  PERFORM FROM ledger_transfer WHERE id = reversed FOR NO KEY UPDATE;
  SELECT coalesce(sum(amount_cents), 0) INTO original
    FROM ledger_entry WHERE transfer_id = reversed AND account_id = NEW.account_id;
  SELECT sum(entry.amount_cents) INTO taken_back
    FROM ledger_entry AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
   WHERE transfer.reverses_id = reversed AND entry.account_id = NEW.account_id;
  IF sign(NEW.amount_cents) = sign(original) OR abs(taken_back) > abs(original) THEN
    PERFORM refuse('ledger_reversal_within_transfer', 'the reversals of a transfer cannot exceed its amount');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_reversal_within_transfer() IS 'Refuses to reverse more than a transfer moved, on each of its accounts.';
CREATE CONSTRAINT TRIGGER ledger_reversal_within_transfer AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_reversal_within_transfer();
COMMENT ON TRIGGER ledger_reversal_within_transfer ON ledger_entry IS 'refuse';

CREATE VIEW ledger_balance AS
  SELECT ledger_account.id AS account_id, kind, company_id, creator_id, quest_run_id, vendor,
         coalesce(sum(amount_cents), 0)::bigint AS balance_cents
    FROM ledger_account LEFT JOIN ledger_entry ON ledger_entry.account_id = ledger_account.id
   GROUP BY ledger_account.id;
COMMENT ON VIEW ledger_balance IS 'The balance of each account, in US cents.';
COMMENT ON COLUMN ledger_balance.account_id IS 'The account that owns the profile.';
COMMENT ON COLUMN ledger_balance.kind IS 'The kind of account.';
COMMENT ON COLUMN ledger_balance.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN ledger_balance.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN ledger_balance.quest_run_id IS 'The quest run whose money is held.';
COMMENT ON COLUMN ledger_balance.vendor IS 'The vendor that the row is about.';
COMMENT ON COLUMN ledger_balance.balance_cents IS 'The balance in US cents.';

CREATE FUNCTION ledger_post(key text, transfer_kind text, transfer_description text, entries jsonb, about jsonb DEFAULT '{}') RETURNS uuid
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
      PERFORM refuse('ledger_transfer_same_key_same_money', format('the idempotency key "%s" belongs to a different transfer', key));
    END IF;
    RETURN transfer;
  END IF;
  -- Accounts are locked in a fixed order to prevent deadlocks. Vendor and platform accounts are not locked, because they are
  -- part of almost every transfer and can be negative.
  PERFORM FROM ledger_account
    WHERE id IN (SELECT account_id FROM jsonb_to_recordset(entries) AS given (account_id uuid))
      AND kind IN ('company', 'escrow', 'creator')
    ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO ledger_entry (transfer_id, account_id, amount_cents)
  SELECT transfer, account_id, amount_cents FROM jsonb_to_recordset(entries) AS given (account_id uuid, amount_cents bigint);
  RETURN transfer;
END $$;
COMMENT ON FUNCTION ledger_post(text, text, text, jsonb, jsonb) IS 'Writes a transfer with its entries, only once per idempotency key.';

CREATE FUNCTION payment_count_refund() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment SET refunded_cents = refunded_cents + NEW.amount_cents
    FROM ledger_transfer AS transfer, ledger_account AS account
   WHERE transfer.id = NEW.transfer_id AND transfer.kind = 'refund' AND payment.id = transfer.payment_id
     AND account.id = NEW.account_id AND account.kind = 'vendor';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_count_refund() IS 'Keeps the refunded amount of a payment current.';
CREATE TRIGGER ledger_entry_count_refund AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.amount_cents > 0) EXECUTE FUNCTION payment_count_refund();
COMMENT ON TRIGGER ledger_entry_count_refund ON ledger_entry IS 'tally';

CREATE FUNCTION payment_refund_follow_ledger() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_refund (payment_id, transfer_id, amount_cents, idempotency_key)
  SELECT transfer.payment_id, transfer.id, NEW.amount_cents, transfer.idempotency_key
    FROM ledger_transfer AS transfer JOIN ledger_account AS account ON account.id = NEW.account_id
   WHERE transfer.id = NEW.transfer_id AND transfer.kind = 'refund' AND account.kind = 'vendor';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_follow_ledger() IS 'Requests a refund from the card provider for each refund in the ledger.';
CREATE TRIGGER ledger_entry_request_refund AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.amount_cents > 0) EXECUTE FUNCTION payment_refund_follow_ledger();
COMMENT ON TRIGGER ledger_entry_request_refund ON ledger_entry IS 'tally';

-- Paid amounts come from the ledger; unpaid amounts come from accepted offers.
CREATE VIEW quest_budget AS
  SELECT quest.id AS quest_id, activation.company_id,
         coalesce(escrow.spent_cents, 0)::bigint AS spent_cents,
         coalesce(escrow.held_cents, 0)::bigint AS held_cents,
         coalesce(accepted.awaiting_cents, 0)::bigint AS awaiting_cents
    FROM quest
    JOIN activation ON activation.id = quest.id
    LEFT JOIN LATERAL (
      SELECT -sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'earning') AS spent_cents,
             sum(entry.amount_cents) AS held_cents
        FROM quest_run AS run
        JOIN ledger_account AS account ON account.quest_run_id = run.id AND account.kind = 'escrow'
        JOIN ledger_entry AS entry ON entry.account_id = account.id
        JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
       WHERE run.quest_id = quest.id) AS escrow ON true
    LEFT JOIN LATERAL (
      SELECT sum(run.amount_cents) AS awaiting_cents FROM quest_run AS run
       WHERE run.quest_id = quest.id AND run.status IN ('PENDING_PAYMENT', 'PAYMENT')) AS accepted ON true;
COMMENT ON VIEW quest_budget IS 'The part of each quest''s budget that its runs have used.';
COMMENT ON COLUMN quest_budget.quest_id IS 'The quest that the row belongs to.';
COMMENT ON COLUMN quest_budget.company_id IS 'The company that owns the quest.';
COMMENT ON COLUMN quest_budget.spent_cents IS 'The amount that creators have earned, including the platform''s fee, in US cents.';
COMMENT ON COLUMN quest_budget.held_cents IS 'The amount that is paid and held for runs in progress, in US cents.';
COMMENT ON COLUMN quest_budget.awaiting_cents IS 'The amount of offers that are accepted but not paid yet, in US cents.';

CREATE FUNCTION quest_budget_left(of_quest_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT quest.budget_cents - spent_cents - held_cents - awaiting_cents
    FROM quest JOIN quest_budget ON quest_budget.quest_id = quest.id
   WHERE quest.id = of_quest_id
$$;
COMMENT ON FUNCTION quest_budget_left(uuid) IS 'The remaining budget of a quest in US cents: the rule is `budgetLeft` in domain/. Null without a budget.';

CREATE FUNCTION ledger_entry_while_disputable() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_account AS account
              WHERE account.id = NEW.account_id AND account.kind = 'escrow' AND is_disputable(account.quest_run_id)) THEN
    PERFORM refuse('ledger_escrow_stays_while_disputable', 'the money of a run must stay in its escrow while the run can be disputed');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_entry_while_disputable() IS 'Refuses to take money out of the escrow of a run that is or can be disputed.';
CREATE TRIGGER ledger_entry_while_disputable AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.amount_cents < 0) EXECUTE FUNCTION ledger_entry_while_disputable();
COMMENT ON TRIGGER ledger_entry_while_disputable ON ledger_entry IS 'refuse';

-- Money that a bank has returned to a company is not also refunded to its card. The ledger still has the refund and its
-- credit note, and another transfer records the part covered by the bank.
CREATE FUNCTION bank_holds(of_payment_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(-sum(entry.amount_cents), 0)::bigint
    FROM ledger_transfer AS transfer
    JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
    JOIN ledger_account AS account ON account.id = entry.account_id
   WHERE transfer.payment_id = of_payment_id AND account.kind = 'loss'
     AND transfer.kind IN ('chargeback', 'chargeback_won', 'refund_covered', 'refund_uncovered')
$$;
COMMENT ON FUNCTION bank_holds(uuid) IS
  'Money that a bank has taken back for a payment, less the money that it returned and the money that covers refunds, in US cents. The company has received this amount too much.';

CREATE FUNCTION ledger_refund_covered_by_bank() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_payment uuid := (SELECT payment_id FROM ledger_transfer WHERE id = NEW.transfer_id AND kind IN ('chargeback_won', 'refund_covered'));
BEGIN
  IF of_payment IS NULL THEN
    RETURN NULL;
  END IF;
  -- The lock makes two transfers that use the same bank money wait for each other.
  PERFORM FROM payment WHERE id = of_payment FOR NO KEY UPDATE;
  IF bank_holds(of_payment) < 0 THEN
    PERFORM refuse('ledger_refund_covered_by_bank', 'the banks have returned less than this amount, so the rest must be refunded');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_refund_covered_by_bank() IS 'Refuses to record more money as returned by a bank than the bank has taken from us.';
CREATE CONSTRAINT TRIGGER ledger_refund_covered_by_bank AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.amount_cents > 0) EXECUTE FUNCTION ledger_refund_covered_by_bank();
COMMENT ON TRIGGER ledger_refund_covered_by_bank ON ledger_entry IS 'refuse';

-- A payment and the ledger must agree at the end of every transaction that changes either of them.
CREATE FUNCTION payment_agrees_with_ledger() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  is_now payment := (SELECT p FROM payment AS p WHERE p.id = NEW.id);
  received bigint;
  returned bigint;
BEGIN
  SELECT coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'payment' AND account.kind = 'company' AND account.company_id = is_now.company_id), 0),
         coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'refund' AND account.kind = 'vendor'), 0)
    INTO received, returned
    FROM ledger_transfer AS transfer
    JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
    JOIN ledger_account AS account ON account.id = entry.account_id
   WHERE transfer.payment_id = is_now.id;
  IF is_now.status IN ('succeeded', 'refunded') AND received <> is_now.amount_cents THEN
    PERFORM refuse('payment_agrees_with_ledger', format('a successful payment needs its whole amount in the ledger, which has %s of %s cents', received, is_now.amount_cents));
  END IF;
  IF is_now.refunded_cents <> returned THEN
    PERFORM refuse('payment_agrees_with_ledger', format('the ledger shows refunds of %s cents, not %s', returned, is_now.refunded_cents));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_agrees_with_ledger() IS 'Refuses a successful or refunded payment without the matching transfer.';
CREATE CONSTRAINT TRIGGER payment_agrees_with_ledger AFTER UPDATE OF status, refunded_cents ON payment
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status IN ('succeeded', 'refunded') OR OLD.refunded_cents <> NEW.refunded_cents)
  EXECUTE FUNCTION payment_agrees_with_ledger();
COMMENT ON TRIGGER payment_agrees_with_ledger ON payment IS 'refuse';

CREATE FUNCTION escrow_of(of_quest_run_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(entry.amount_cents), 0)::bigint
    FROM ledger_account AS account JOIN ledger_entry AS entry ON entry.account_id = account.id
   WHERE account.quest_run_id = of_quest_run_id
$$;
COMMENT ON FUNCTION escrow_of(uuid) IS 'The money held for a quest run, in US cents.';
