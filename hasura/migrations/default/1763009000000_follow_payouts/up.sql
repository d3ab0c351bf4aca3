-- A payout that is followed to its end, whatever its vendor makes of it: each try is written before the vendor is asked, what came
-- back or lies unclaimed has a name of its own and a way on, and ledger and vendors are compared each night.

-- How it can end ---------------------------------------------------------------------------------------------------
INSERT INTO payout_status (value, comment) VALUES
  ('unclaimed', 'Sent to an address whose owner has not taken it yet'),
  ('returned', 'Came back after the vendor had taken it: can be tried again');
UPDATE payout_status SET comment = 'Refused or not delivered: can be tried again' WHERE value = 'failed';
INSERT INTO payout_transition (from_status, to_status, event) VALUES
  ('pending', 'failed', 'payoutFailed'),
  ('processing', 'unclaimed', 'payoutUnclaimed'),
  ('processing', 'returned', 'payoutReturned'),
  ('unclaimed', 'paid', 'payoutPaid'),
  ('unclaimed', 'returned', 'payoutReturned'),
  ('paid', 'returned', 'payoutReturned'),
  ('returned', 'processing', 'payoutStarted');
INSERT INTO notification_kind (value, comment) VALUES
  ('payout_unclaimed', 'A payout waits to be claimed'),
  ('payout_returned', 'A payout came back');

ALTER TABLE payout
  ADD COLUMN retry_requested_at timestamptz,
  ADD CONSTRAINT payout_retry_of_what_is_stuck CHECK (retry_requested_at IS NULL OR status IN ('failed', 'unclaimed', 'returned'));
COMMENT ON COLUMN payout.retry_requested_at IS 'Since when it is to be sent again; empty when nobody asked. An admin may set it.';
CREATE FUNCTION emit_payout_retry() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('payoutRetryRequested', 'payout', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_payout_retry() IS 'Tells the workflow of a payout that it is to be sent again.';
CREATE TRIGGER payout_emit_retry AFTER UPDATE OF retry_requested_at ON payout
  FOR EACH ROW WHEN (OLD.retry_requested_at IS NULL AND NEW.retry_requested_at IS NOT NULL)
  EXECUTE FUNCTION emit_payout_retry();

-- Where it goes ----------------------------------------------------------------------------------------------------
ALTER TABLE payout_account
  ADD COLUMN currency text NOT NULL DEFAULT 'USD',
  ADD COLUMN requirements_due text[] NOT NULL DEFAULT '{}',
  ADD COLUMN requirements_due_at timestamptz,
  ADD CONSTRAINT payout_account_currency_code CHECK (currency ~ '^[A-Z]{3}$');
COMMENT ON COLUMN payout_account.currency IS 'In which currency the money arrives there, by ISO 4217 code.';
COMMENT ON COLUMN payout_account.requirements_due IS 'What the vendor still asks for, in its own names; empty when nothing.';
COMMENT ON COLUMN payout_account.requirements_due_at IS 'By when it asks for it; then payouts stop.';

-- Its tries --------------------------------------------------------------------------------------------------------
CREATE TABLE payout_attempt (
  payout_id          uuid NOT NULL REFERENCES payout ON DELETE RESTRICT,
  number             integer NOT NULL,
  vendor             text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  destination        text NOT NULL,
  sent_cents         bigint NOT NULL,
  fee_cents          bigint NOT NULL,
  reference          text,
  vendor_transaction text,
  created_at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (payout_id, number),
  CONSTRAINT payout_attempt_sends_something CHECK (sent_cents > 0 AND fee_cents >= 0 AND number > 0)
);
CREATE INDEX payout_attempt_vendor_idx ON payout_attempt (vendor, created_at);
CREATE INDEX payout_attempt_reference_idx ON payout_attempt (reference);
CREATE TRIGGER payout_attempt_audit AFTER INSERT OR UPDATE OR DELETE ON payout_attempt
  FOR EACH ROW EXECUTE FUNCTION audit_row('payout_id');
COMMENT ON TABLE payout_attempt IS 'One try of a payout, written before its vendor is asked: the vendor gets "<payout>/<number>" as the key.';
COMMENT ON COLUMN payout_attempt.payout_id IS 'The payout.';
COMMENT ON COLUMN payout_attempt.number IS 'Which try it is, from 1 on.';
COMMENT ON COLUMN payout_attempt.vendor IS 'Through whom it is sent.';
COMMENT ON COLUMN payout_attempt.destination IS 'The account that it goes to, by the vendor''s own id.';
COMMENT ON COLUMN payout_attempt.sent_cents IS 'What the creator is sent, in US cents: the payout less the fee.';
COMMENT ON COLUMN payout_attempt.fee_cents IS 'What the creator was told that the vendor keeps, in US cents.';
COMMENT ON COLUMN payout_attempt.reference IS 'The vendor''s own id for it; empty while nobody knows whether the vendor has it.';
COMMENT ON COLUMN payout_attempt.vendor_transaction IS 'The movement of money that the vendor''s reports name.';
COMMENT ON COLUMN payout_attempt.created_at IS 'When the vendor was to be asked.';

-- What vendors said ------------------------------------------------------------------------------------------------
CREATE TABLE vendor_event (
  vendor      text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  event_id    text NOT NULL,
  type        text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (vendor, event_id)
);
CREATE INDEX vendor_event_received_at_idx ON vendor_event (received_at);
COMMENT ON TABLE vendor_event IS 'What vendors'' webhooks told, once each: what is told again changes nothing.';
COMMENT ON COLUMN vendor_event.vendor IS 'Who told it.';
COMMENT ON COLUMN vendor_event.event_id IS 'The vendor''s own id for it.';
COMMENT ON COLUMN vendor_event.type IS 'What happened, in the vendor''s words.';
COMMENT ON COLUMN vendor_event.received_at IS 'When it was first told.';

-- Ledger and vendors, each night -----------------------------------------------------------------------------------
CREATE TABLE reconciliation (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  vendor        text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  compared_from timestamptz NOT NULL,
  compared_until timestamptz NOT NULL,
  tries         integer NOT NULL,
  movements     integer NOT NULL,
  differences   integer NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reconciliation_counts_not_negative CHECK (tries >= 0 AND movements >= 0 AND differences >= 0)
);
CREATE INDEX reconciliation_vendor_idx ON reconciliation (vendor, created_at DESC);
COMMENT ON TABLE reconciliation IS 'One comparison of the ledger''s payouts with a vendor''s report.';
COMMENT ON COLUMN reconciliation.vendor IS 'Whose report.';
COMMENT ON COLUMN reconciliation.compared_from IS 'The beginning of what was compared.';
COMMENT ON COLUMN reconciliation.compared_until IS 'The end of what was compared.';
COMMENT ON COLUMN reconciliation.tries IS 'How many tries of ours were compared.';
COMMENT ON COLUMN reconciliation.movements IS 'How many movements the vendor reported.';
COMMENT ON COLUMN reconciliation.differences IS 'How many differences there are; each is a row of its own.';
COMMENT ON COLUMN reconciliation.id IS 'Its id.';
COMMENT ON COLUMN reconciliation.created_at IS 'When it was made.';

CREATE TABLE reconciliation_difference_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE reconciliation_difference_kind IS 'In what ledger and vendor differ.';
COMMENT ON COLUMN reconciliation_difference_kind.value IS 'The kind.';
COMMENT ON COLUMN reconciliation_difference_kind.comment IS 'What it means.';
INSERT INTO reconciliation_difference_kind (value, comment) VALUES
  ('unknown_to_vendor', 'The ledger sent money that the vendor knows nothing of'),
  ('unknown_to_ledger', 'The vendor moved money that no try of ours names'),
  ('amount_differs', 'Both know of it, with another amount: sent twice, or come back on one side only'),
  ('fee_differs', 'The vendor kept another fee than the creator was told');

CREATE TABLE reconciliation_difference (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  vendor         text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  kind           text NOT NULL REFERENCES reconciliation_difference_kind ON DELETE RESTRICT,
  subject        text NOT NULL,
  payout_id      uuid REFERENCES payout ON DELETE RESTRICT,
  ledger_cents   bigint NOT NULL,
  vendor_cents   bigint NOT NULL,
  found_in_id    uuid NOT NULL REFERENCES reconciliation ON DELETE RESTRICT,
  gone_at        timestamptz,
  note           text NOT NULL DEFAULT '',
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reconciliation_difference_once UNIQUE (vendor, kind, subject)
);
CREATE INDEX reconciliation_difference_kind_idx ON reconciliation_difference (kind);
CREATE INDEX reconciliation_difference_payout_id_idx ON reconciliation_difference (payout_id);
CREATE INDEX reconciliation_difference_found_in_id_idx ON reconciliation_difference (found_in_id);
CREATE TRIGGER reconciliation_difference_audit AFTER INSERT OR UPDATE OR DELETE ON reconciliation_difference
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');
COMMENT ON TABLE reconciliation_difference IS 'What ledger and vendor tell differently, for an admin to look into.';
COMMENT ON COLUMN reconciliation_difference.id IS 'Its id.';
COMMENT ON COLUMN reconciliation_difference.vendor IS 'Which vendor.';
COMMENT ON COLUMN reconciliation_difference.kind IS 'In what they differ.';
COMMENT ON COLUMN reconciliation_difference.subject IS 'The try ("<payout>/<number>") or the vendor''s transaction that it is about.';
COMMENT ON COLUMN reconciliation_difference.payout_id IS 'The payout, where one is known.';
COMMENT ON COLUMN reconciliation_difference.ledger_cents IS 'What the ledger says, in US cents.';
COMMENT ON COLUMN reconciliation_difference.vendor_cents IS 'What the vendor says, in US cents.';
COMMENT ON COLUMN reconciliation_difference.found_in_id IS 'The comparison that saw it first.';
COMMENT ON COLUMN reconciliation_difference.gone_at IS 'When a later comparison no longer found it.';
COMMENT ON COLUMN reconciliation_difference.note IS 'What an admin found out about it.';
COMMENT ON COLUMN reconciliation_difference.created_at IS 'When it was found.';

CREATE VIEW open_difference AS
  SELECT difference.id, difference.vendor, kind.comment AS what, difference.subject, difference.payout_id, payout.status AS payout_status,
         difference.ledger_cents, difference.vendor_cents, difference.note, difference.created_at
    FROM reconciliation_difference AS difference
    JOIN reconciliation_difference_kind AS kind ON kind.value = difference.kind
    LEFT JOIN payout ON payout.id = difference.payout_id
   WHERE difference.gone_at IS NULL;
COMMENT ON VIEW open_difference IS 'What ledger and vendors still tell differently, in words: the admin''s list.';
COMMENT ON COLUMN open_difference.id IS 'The difference.';
COMMENT ON COLUMN open_difference.vendor IS 'Which vendor.';
COMMENT ON COLUMN open_difference.what IS 'In what they differ, in words.';
COMMENT ON COLUMN open_difference.subject IS 'The try ("<payout>/<number>") or the vendor''s transaction that it is about.';
COMMENT ON COLUMN open_difference.payout_id IS 'The payout, where one is known.';
COMMENT ON COLUMN open_difference.payout_status IS 'How far that payout is.';
COMMENT ON COLUMN open_difference.ledger_cents IS 'What the ledger says, in US cents.';
COMMENT ON COLUMN open_difference.vendor_cents IS 'What the vendor says, in US cents.';
COMMENT ON COLUMN open_difference.note IS 'What an admin found out about it.';
COMMENT ON COLUMN open_difference.created_at IS 'When it was found.';
