-- Money that can be followed: a transfer names the run, payment or payout that it is for and what it takes back; each
-- quest run has an escrow of its own; each vendor has one account; and nothing that was written is rewritten.

-- Vendors ----------------------------------------------------------------------------------------------------------
CREATE TABLE money_vendor (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE money_vendor IS 'Through whom money comes in and goes out.';
COMMENT ON COLUMN money_vendor.value IS 'The vendor.';
COMMENT ON COLUMN money_vendor.comment IS 'What it does for us.';
INSERT INTO money_vendor (value, comment) VALUES
  ('stripe', 'Companies pay by card'),
  ('stripe_connect', 'Creators are paid to a card or bank account'),
  ('paypal', 'Creators are paid to PayPal');

-- Accounts ---------------------------------------------------------------------------------------------------------
INSERT INTO ledger_account_kind (value, comment) VALUES
  ('vendor', 'What came in through a vendor (below zero), less what went out'),
  ('vendor_fees', 'What vendors keep of our money: a cost, below zero'),
  ('loss', 'What is lost when a company takes money back that a creator has: a cost, below zero');

ALTER TABLE ledger_account
  ADD COLUMN vendor text REFERENCES money_vendor ON DELETE RESTRICT,
  ADD COLUMN quest_run_id uuid REFERENCES quest_run ON DELETE RESTRICT;
COMMENT ON COLUMN ledger_account.vendor IS 'The vendor, of a vendor''s account.';
COMMENT ON COLUMN ledger_account.quest_run_id IS 'The quest run, of an escrow.';

ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_owner_fits_kind;
DROP INDEX ledger_account_company_key, ledger_account_creator_key, ledger_account_platform_key;

-- Only the demo market has moved money so far. Its keys name the run: "demo/<kind>/<run>".
ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_is_append_only;
INSERT INTO ledger_account (kind, company_id, quest_run_id)
SELECT DISTINCT 'escrow', run.company_id, run.id
  FROM ledger_transfer JOIN quest_run AS run ON run.id = split_part(idempotency_key, '/', 3)::uuid
 WHERE idempotency_key LIKE 'demo/%';
UPDATE ledger_entry AS entry SET account_id = of_run.id
  FROM ledger_account AS of_company, ledger_transfer AS transfer, ledger_account AS of_run
 WHERE of_company.id = entry.account_id AND of_company.kind = 'escrow' AND of_company.quest_run_id IS NULL
   AND transfer.id = entry.transfer_id AND of_run.quest_run_id = split_part(transfer.idempotency_key, '/', 3)::uuid;
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_is_append_only;
DELETE FROM ledger_account WHERE kind = 'escrow' AND quest_run_id IS NULL;
UPDATE ledger_account SET kind = 'vendor', vendor = 'stripe' WHERE kind = 'card_provider';
UPDATE ledger_account SET kind = 'vendor', vendor = 'stripe_connect' WHERE kind = 'payout_provider';
DELETE FROM ledger_account_kind WHERE value IN ('card_provider', 'payout_provider');
UPDATE ledger_account_kind SET comment = 'Set aside for one quest run until its content is approved' WHERE value = 'escrow';

ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_owner_fits_kind CHECK (
  (company_id IS NOT NULL) = (kind IN ('company', 'escrow'))
  AND (quest_run_id IS NOT NULL) = (kind = 'escrow')
  AND (creator_id IS NOT NULL) = (kind = 'creator')
  AND (vendor IS NOT NULL) = (kind = 'vendor'));
CREATE UNIQUE INDEX ledger_account_company_key ON ledger_account (company_id) WHERE kind = 'company';
CREATE INDEX ledger_account_company_id_idx ON ledger_account (company_id);
CREATE UNIQUE INDEX ledger_account_escrow_key ON ledger_account (quest_run_id);
CREATE UNIQUE INDEX ledger_account_creator_key ON ledger_account (creator_id);
CREATE UNIQUE INDEX ledger_account_vendor_key ON ledger_account (vendor);
CREATE UNIQUE INDEX ledger_account_platform_key ON ledger_account (kind) WHERE kind IN ('revenue', 'vendor_fees', 'loss');
INSERT INTO ledger_account (kind, vendor) VALUES
  ('vendor_fees', NULL), ('loss', NULL), ('vendor', 'paypal');

-- Transfers --------------------------------------------------------------------------------------------------------
INSERT INTO ledger_transfer_kind (value, comment) VALUES
  ('plan', 'A company paid for its plan'),
  ('escrow_returned', 'What was set aside for a quest run goes back to the company'),
  ('chargeback', 'A company took a payment back through its bank'),
  ('chargeback_won', 'The bank gave a payment back to us'),
  ('vendor_fee', 'What a vendor keeps for its work');
UPDATE ledger_transfer_kind SET comment = 'Set aside for a quest run' WHERE value = 'escrow';
UPDATE ledger_transfer_kind SET comment = 'A creator''s work was approved: the creator''s part and the platform''s fee' WHERE value = 'earning';

ALTER TABLE ledger_transfer
  ADD COLUMN quest_run_id uuid REFERENCES quest_run ON DELETE RESTRICT,
  ADD COLUMN payment_id uuid REFERENCES payment ON DELETE RESTRICT,
  ADD COLUMN payout_id uuid REFERENCES payout ON DELETE RESTRICT,
  ADD COLUMN reverses_id uuid REFERENCES ledger_transfer ON DELETE RESTRICT;
CREATE INDEX ledger_transfer_quest_run_id_idx ON ledger_transfer (quest_run_id);
CREATE INDEX ledger_transfer_payment_id_idx ON ledger_transfer (payment_id);
CREATE INDEX ledger_transfer_payout_id_idx ON ledger_transfer (payout_id);
CREATE INDEX ledger_transfer_reverses_id_idx ON ledger_transfer (reverses_id);
COMMENT ON COLUMN ledger_transfer.quest_run_id IS 'The quest run that it is for.';
COMMENT ON COLUMN ledger_transfer.payment_id IS 'The payment that it is for.';
COMMENT ON COLUMN ledger_transfer.payout_id IS 'The payout that it is for.';
COMMENT ON COLUMN ledger_transfer.reverses_id IS 'The transfer that it takes back, whole or in part.';

ALTER TABLE ledger_transfer DISABLE TRIGGER ledger_transfer_is_append_only;
UPDATE ledger_transfer AS transfer SET
    quest_run_id = CASE WHEN transfer.kind IN ('escrow', 'earning', 'fee', 'refund') THEN run.id END,
    payment_id = CASE WHEN transfer.kind IN ('payment', 'escrow') THEN run.payment_id END,
    payout_id = CASE WHEN transfer.kind = 'payout' THEN run.payout_id END,
    kind = CASE transfer.kind WHEN 'refund' THEN 'escrow_returned' WHEN 'fee' THEN 'adjustment' ELSE transfer.kind END,
    description = CASE transfer.kind WHEN 'fee' THEN 'The platform''s fee' ELSE transfer.description END,
    reverses_id = CASE WHEN transfer.kind = 'refund' THEN
      (SELECT id FROM ledger_transfer AS set_aside WHERE set_aside.idempotency_key = 'demo/escrow/' || run.id) END
  FROM quest_run AS run
 WHERE transfer.idempotency_key LIKE 'demo/%' AND run.id = split_part(transfer.idempotency_key, '/', 3)::uuid;
ALTER TABLE ledger_transfer ENABLE TRIGGER ledger_transfer_is_append_only;
DELETE FROM ledger_transfer_kind WHERE value = 'fee';

-- What a transfer of a kind names. Whether it may take something back is for the others to say.
CREATE TABLE ledger_transfer_subject (
  kind text PRIMARY KEY REFERENCES ledger_transfer_kind ON DELETE RESTRICT,
  names text[] NOT NULL,
  takes_back text REFERENCES ledger_transfer_kind ON DELETE RESTRICT
);
COMMENT ON TABLE ledger_transfer_subject IS 'What a transfer of a kind must name.';
COMMENT ON COLUMN ledger_transfer_subject.kind IS 'The kind of transfer.';
COMMENT ON COLUMN ledger_transfer_subject.names IS 'The columns of ledger_transfer that are filled in.';
COMMENT ON COLUMN ledger_transfer_subject.takes_back IS 'The kind of the transfer that it reverses, whole or in part.';
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
  ('adjustment', '{}', NULL);

-- Which accounts a transfer of a kind lowers (-1) and raises (1). Kinds that take something back do the opposite of what
-- they take back, and an adjustment is an admin's own.
CREATE TABLE ledger_transfer_side (
  kind text NOT NULL REFERENCES ledger_transfer_kind ON DELETE RESTRICT,
  account_kind text NOT NULL REFERENCES ledger_account_kind ON DELETE RESTRICT,
  direction integer NOT NULL,
  PRIMARY KEY (kind, account_kind),
  CONSTRAINT ledger_transfer_side_direction CHECK (direction IN (-1, 1))
);
COMMENT ON TABLE ledger_transfer_side IS 'Which accounts a transfer of a kind lowers and raises.';
COMMENT ON COLUMN ledger_transfer_side.kind IS 'The kind of transfer.';
COMMENT ON COLUMN ledger_transfer_side.account_kind IS 'The kind of account.';
COMMENT ON COLUMN ledger_transfer_side.direction IS '-1: money leaves it; 1: money arrives.';
INSERT INTO ledger_transfer_side (kind, account_kind, direction) VALUES
  ('payment', 'vendor', -1), ('payment', 'company', 1),
  ('plan', 'company', -1), ('plan', 'revenue', 1),
  ('escrow', 'company', -1), ('escrow', 'escrow', 1),
  ('earning', 'escrow', -1), ('earning', 'creator', 1), ('earning', 'revenue', 1),
  ('payout', 'creator', -1), ('payout', 'vendor', 1),
  ('chargeback', 'company', -1), ('chargeback', 'loss', -1), ('chargeback', 'vendor', 1),
  ('vendor_fee', 'vendor_fees', -1), ('vendor_fee', 'vendor', 1);

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
      format('a transfer of kind "%s" names %s', NEW.kind, array_to_string(wanted.names, ' and ')));
  END IF;
  IF taken_back.kind IS DISTINCT FROM wanted.takes_back THEN
    PERFORM refuse('ledger_transfer_reverses_its_kind', format('a transfer of kind "%s" reverses %s', NEW.kind,
      coalesce(format('one of kind "%s"', wanted.takes_back), 'nothing')));
  END IF;
  IF NEW.reverses_id IS NOT NULL AND (NEW.quest_run_id, NEW.payment_id, NEW.payout_id)
     IS DISTINCT FROM (taken_back.quest_run_id, taken_back.payment_id, taken_back.payout_id) THEN
    PERFORM refuse('ledger_transfer_reverses_its_kind', 'it names another subject than the transfer that it reverses');
  END IF;
  IF NEW.kind = 'adjustment' AND btrim(NEW.description) = '' THEN
    PERFORM refuse('ledger_transfer_adjustment_says_why', 'say in "description" what is adjusted and why');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION ledger_transfer_names() IS 'Refuses a transfer that does not say what it is for, or what it takes back.';
CREATE TRIGGER ledger_transfer_names BEFORE INSERT ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_transfer_names();

-- Money stays with whom the subject belongs to: a run is paid out of its own escrow, to its own creator.
CREATE FUNCTION ledger_entry_fits_transfer() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  transfer ledger_transfer;
  account ledger_account;
  side integer;
BEGIN
  SELECT * INTO transfer FROM ledger_transfer WHERE id = NEW.transfer_id;
  SELECT * INTO account FROM ledger_account WHERE id = NEW.account_id;
  IF transfer.kind <> 'adjustment' AND transfer.reverses_id IS NULL THEN
    SELECT direction INTO side FROM ledger_transfer_side WHERE kind = transfer.kind AND account_kind = account.kind;
    IF side IS DISTINCT FROM sign(NEW.amount_cents)::integer THEN
      PERFORM refuse('ledger_entry_side_of_transfer', format('a transfer of kind "%s" does not %s an account of kind "%s"',
        transfer.kind, CASE WHEN NEW.amount_cents < 0 THEN 'lower' ELSE 'raise' END, account.kind));
    END IF;
  END IF;
  -- An admin's adjustment may name nothing; an escrow is touched for its own run alone.
  IF account.quest_run_id IS DISTINCT FROM transfer.quest_run_id AND account.quest_run_id IS NOT NULL
     OR num_nonnulls(transfer.quest_run_id, transfer.payment_id, transfer.payout_id) > 0 AND (
          account.company_id IS NOT NULL AND account.company_id <> ALL (ARRAY(
            SELECT company_id FROM quest_run WHERE id = transfer.quest_run_id
            UNION ALL SELECT company_id FROM payment WHERE id = transfer.payment_id))
          OR account.creator_id IS NOT NULL AND account.creator_id <> ALL (ARRAY(
            SELECT creator_id FROM quest_run WHERE id = transfer.quest_run_id
            UNION ALL SELECT creator_id FROM payout WHERE id = transfer.payout_id))) THEN
    PERFORM refuse('ledger_entry_account_of_subject', 'the account belongs to somebody else than what the transfer is for');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_entry_fits_transfer() IS 'Refuses an entry on an account that a transfer of its kind, for its subject, does not touch.';
CREATE TRIGGER ledger_entry_fits_transfer AFTER INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_fits_transfer();

-- All that takes one transfer back takes no more than it moved.
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
  -- Two that take back the same transfer wait for each other.
  PERFORM FROM ledger_transfer WHERE id = reversed FOR NO KEY UPDATE;
  SELECT coalesce(sum(amount_cents), 0) INTO original
    FROM ledger_entry WHERE transfer_id = reversed AND account_id = NEW.account_id;
  SELECT sum(entry.amount_cents) INTO taken_back
    FROM ledger_entry AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
   WHERE transfer.reverses_id = reversed AND entry.account_id = NEW.account_id;
  IF sign(NEW.amount_cents) = sign(original) OR abs(taken_back) > abs(original) THEN
    PERFORM refuse('ledger_reversal_within_transfer', 'this takes back more than the transfer moved');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_reversal_within_transfer() IS 'Refuses to take back more than a transfer moved, on each of its accounts.';
CREATE CONSTRAINT TRIGGER ledger_reversal_within_transfer AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_reversal_within_transfer();

-- Balances ---------------------------------------------------------------------------------------------------------
DROP VIEW ledger_balance;
CREATE VIEW ledger_balance AS
  SELECT ledger_account.id AS account_id, kind, company_id, creator_id, quest_run_id, vendor,
         coalesce(sum(amount_cents), 0)::bigint AS balance_cents
    FROM ledger_account LEFT JOIN ledger_entry ON ledger_entry.account_id = ledger_account.id
   GROUP BY ledger_account.id;
COMMENT ON VIEW ledger_balance IS 'What each account holds, in US cents.';
COMMENT ON COLUMN ledger_balance.account_id IS 'The account.';
COMMENT ON COLUMN ledger_balance.kind IS 'Whose money it counts.';
COMMENT ON COLUMN ledger_balance.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN ledger_balance.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN ledger_balance.quest_run_id IS 'The quest run whose money is set aside.';
COMMENT ON COLUMN ledger_balance.vendor IS 'The vendor.';
COMMENT ON COLUMN ledger_balance.balance_cents IS 'What it holds, in US cents.';

-- Posting ----------------------------------------------------------------------------------------------------------
DROP FUNCTION ledger_account_for(text, uuid, uuid);
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
  'The account of a company, a creator, a quest run (its escrow), a vendor or the platform, opened when it is the first time.';

-- entries: [{"account_id": "…", "amount_cents": -500}, …]; about: {"quest_run_id": "…", "reverses_id": "…"}.
-- The same key posts once: a second call returns the first transfer, and is refused if it says anything else.
DROP FUNCTION ledger_post(text, text, text, jsonb);
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
COMMENT ON FUNCTION ledger_post(text, text, text, jsonb, jsonb) IS 'Writes one transfer with its entries, once per key.';

-- Refunds in part --------------------------------------------------------------------------------------------------
ALTER TABLE payment
  ADD COLUMN vendor text NOT NULL DEFAULT 'stripe' REFERENCES money_vendor ON DELETE RESTRICT,
  ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0;
UPDATE payment SET refunded_cents = amount_cents WHERE status = 'refunded';
ALTER TABLE payment
  ADD CONSTRAINT payment_refunded_within_amount CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  ADD CONSTRAINT payment_refunded_says_all CHECK (status <> 'refunded' OR refunded_cents = amount_cents);
COMMENT ON COLUMN payment.vendor IS 'Through whom it is paid.';
COMMENT ON COLUMN payment.refunded_cents IS 'What of it was paid back; the ledger''s refunds keep it.';

CREATE FUNCTION payment_count_refund() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment SET refunded_cents = refunded_cents + NEW.amount_cents
    FROM ledger_transfer AS transfer, ledger_account AS account
   WHERE transfer.id = NEW.transfer_id AND transfer.kind = 'refund' AND payment.id = transfer.payment_id
     AND account.id = NEW.account_id AND account.kind = 'vendor';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_count_refund() IS 'Keeps what of a payment was paid back.';
CREATE TRIGGER ledger_entry_count_refund AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.amount_cents > 0) EXECUTE FUNCTION payment_count_refund();

-- spec §1: a payout takes 2 to 3 bank days.
ALTER TABLE payout
  ADD COLUMN vendor text REFERENCES money_vendor ON DELETE RESTRICT,
  ADD COLUMN expected_on date;
UPDATE payout SET vendor = CASE account.method WHEN 'paypal' THEN 'paypal' ELSE 'stripe_connect' END
  FROM payout_account AS account WHERE account.creator_id = payout.creator_id;
COMMENT ON COLUMN payout.vendor IS 'Through whom it is sent, once it was sent.';
COMMENT ON COLUMN payout.expected_on IS 'The bank day by which it should have arrived.';

-- What was written stays -------------------------------------------------------------------------------------------
CREATE TRIGGER ledger_transfer_is_not_truncated BEFORE TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_entry_is_not_truncated BEFORE TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

CREATE FUNCTION trail_is_append_only() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('trail_is_append_only', 'what was written about the past is never changed or deleted');
END $$;
COMMENT ON FUNCTION trail_is_append_only() IS 'Refuses to rewrite the audit trail and the outbox.';

-- A person who leaves takes their name along: personal values may be taken out of what a row said, and nothing else.
CREATE FUNCTION is_redaction(was jsonb, is_now jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT was IS NOT DISTINCT FROM is_now
      OR is_now = was - ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
         AND ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
             <@ ARRAY['username', 'display_name', 'email', 'picture_url', 'description']
$$;
COMMENT ON FUNCTION is_redaction(jsonb, jsonb) IS 'Whether a record lost a person''s own values, and nothing else.';

CREATE TRIGGER audit_event_is_append_only BEFORE UPDATE ON audit_event FOR EACH ROW
  WHEN (NOT (is_redaction(OLD.before, NEW.before) AND is_redaction(OLD.after, NEW.after)
             AND (OLD.id, OLD.created_at, OLD.actor_id, OLD.actor_role, OLD.entity, OLD.entity_id, OLD.operation)
                 IS NOT DISTINCT FROM
                 (NEW.id, NEW.created_at, NEW.actor_id, NEW.actor_role, NEW.entity, NEW.entity_id, NEW.operation)))
  EXECUTE FUNCTION trail_is_append_only();
CREATE TRIGGER audit_event_is_not_deleted BEFORE DELETE ON audit_event FOR EACH ROW EXECUTE FUNCTION trail_is_append_only();
CREATE TRIGGER audit_event_is_not_truncated BEFORE TRUNCATE ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION trail_is_append_only();
CREATE TRIGGER domain_event_is_append_only BEFORE UPDATE ON domain_event FOR EACH ROW
  WHEN (NOT (is_redaction(OLD.payload, NEW.payload)
             AND (OLD.id, OLD.type, OLD.entity, OLD.entity_id, OLD.created_at, OLD.actor_id)
                 IS NOT DISTINCT FROM (NEW.id, NEW.type, NEW.entity, NEW.entity_id, NEW.created_at, NEW.actor_id)))
  EXECUTE FUNCTION trail_is_append_only();
CREATE TRIGGER domain_event_is_not_deleted BEFORE DELETE ON domain_event FOR EACH ROW EXECUTE FUNCTION trail_is_append_only();
CREATE TRIGGER domain_event_is_not_truncated BEFORE TRUNCATE ON domain_event FOR EACH STATEMENT EXECUTE FUNCTION trail_is_append_only();
