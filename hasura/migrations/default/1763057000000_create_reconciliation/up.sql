CREATE TABLE vendor_event (
  vendor      text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  event_id    text NOT NULL,
  type        text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (vendor, event_id)
);
COMMENT ON TABLE vendor_event IS 'The vendors'' webhook events, each stored once. A repeated event changes nothing.';
COMMENT ON COLUMN vendor_event.vendor IS 'The vendor that sent the event.';
COMMENT ON COLUMN vendor_event.event_id IS 'The vendor''s id for the event.';
COMMENT ON COLUMN vendor_event.type IS 'The kind of event, in the vendor''s words.';
COMMENT ON COLUMN vendor_event.received_at IS 'When the message was first received.';
CREATE INDEX vendor_event_received_at_idx ON vendor_event (received_at);

CREATE TABLE reconciliation (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  vendor         text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  compared_from  timestamptz NOT NULL,
  compared_until timestamptz NOT NULL,
  tries          integer NOT NULL,
  movements      integer NOT NULL,
  differences    integer NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reconciliation_counts_not_negative CHECK (tries >= 0 AND movements >= 0 AND differences >= 0)
);
COMMENT ON TABLE reconciliation IS 'One comparison of the ledger with a vendor''s report, of payouts or of payments.';
COMMENT ON COLUMN reconciliation.id IS 'The unique id of the row.';
COMMENT ON COLUMN reconciliation.vendor IS 'The vendor of the report.';
COMMENT ON COLUMN reconciliation.compared_from IS 'The beginning of the compared period.';
COMMENT ON COLUMN reconciliation.compared_until IS 'The end of the compared period.';
COMMENT ON COLUMN reconciliation.tries IS 'The number of our own movements of money in the comparison. For payouts, the number of attempts.';
COMMENT ON COLUMN reconciliation.movements IS 'The number of movements of money that the vendor reported.';
COMMENT ON COLUMN reconciliation.differences IS 'The number of differences, each of which has its own row.';
COMMENT ON COLUMN reconciliation.created_at IS 'When the row was created.';
CREATE INDEX reconciliation_vendor_idx ON reconciliation (vendor, created_at DESC);

CREATE TABLE reconciliation_difference_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE reconciliation_difference_kind IS 'The kinds of differences between the ledger and a vendor.';
COMMENT ON COLUMN reconciliation_difference_kind.value IS 'The kind of difference.';
COMMENT ON COLUMN reconciliation_difference_kind.comment IS 'The meaning of the value.';
INSERT INTO reconciliation_difference_kind (value, comment) VALUES
  ('unknown_to_vendor', 'The ledger moved money that the vendor does not know about'),
  ('unknown_to_ledger', 'The vendor moved money that the ledger does not know about'),
  ('amount_differs', 'Both know the movement with different amounts: moved twice, in part, or returned on one side only'),
  ('fee_differs', 'The vendor charged another fee than the ledger has');

CREATE TABLE reconciliation_difference (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  vendor       text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  kind         text NOT NULL REFERENCES reconciliation_difference_kind ON DELETE RESTRICT,
  subject      text NOT NULL,
  payout_id    uuid REFERENCES payout ON DELETE RESTRICT,
  ledger_cents bigint NOT NULL,
  vendor_cents bigint NOT NULL,
  found_in_id  uuid NOT NULL REFERENCES reconciliation ON DELETE RESTRICT,
  gone_at      timestamptz,
  note         text NOT NULL DEFAULT '',
  payment_id   uuid REFERENCES payment ON DELETE RESTRICT,
  settled_at   timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reconciliation_difference_once UNIQUE (vendor, kind, subject),
  CONSTRAINT reconciliation_difference_settled_with_note CHECK (settled_at IS NULL OR btrim(note) <> '')
);
COMMENT ON TABLE reconciliation_difference IS
  'A difference between the ledger and a vendor that an admin must investigate. docs/runbooks/differences.md explains how. Admins read the view open_difference.';
COMMENT ON COLUMN reconciliation_difference.id IS 'The unique id of the row.';
COMMENT ON COLUMN reconciliation_difference.vendor IS 'The vendor that the row is about.';
COMMENT ON COLUMN reconciliation_difference.kind IS 'The kind of difference.';
COMMENT ON COLUMN reconciliation_difference.subject IS
  'The id of the differing object: the attempt ("<payout>/<number>"), the charge, refund or dispute, or the vendor''s transaction.';
COMMENT ON COLUMN reconciliation_difference.payout_id IS 'The payout, if known.';
COMMENT ON COLUMN reconciliation_difference.ledger_cents IS 'The ledger''s amount, in US cents.';
COMMENT ON COLUMN reconciliation_difference.vendor_cents IS 'The vendor''s amount, in US cents.';
COMMENT ON COLUMN reconciliation_difference.found_in_id IS 'The comparison that first found the difference.';
COMMENT ON COLUMN reconciliation_difference.gone_at IS 'When a later comparison no longer found the difference, so that an admin has nothing left to do.';
COMMENT ON COLUMN reconciliation_difference.note IS 'The note in which the admin describes findings and actions.';
COMMENT ON COLUMN reconciliation_difference.payment_id IS 'The payment, if known.';
COMMENT ON COLUMN reconciliation_difference.settled_at IS
  'When an admin settled the difference. To settle it, set this column to now() and write the reason into note. If the difference is found again with other amounts, it reopens.';
COMMENT ON COLUMN reconciliation_difference.created_at IS 'When the difference was found.';
CREATE INDEX reconciliation_difference_kind_idx ON reconciliation_difference (kind);
CREATE INDEX reconciliation_difference_payout_id_idx ON reconciliation_difference (payout_id);
CREATE INDEX reconciliation_difference_found_in_id_idx ON reconciliation_difference (found_in_id);
CREATE INDEX reconciliation_difference_payment_id_idx ON reconciliation_difference (payment_id);
SELECT keep_trail('reconciliation_difference', 'INSERT OR UPDATE OR DELETE', '{id}');

CREATE VIEW open_difference AS
  SELECT difference.id, difference.vendor, kind.comment AS what, difference.subject, difference.payout_id, payout.status AS payout_status,
         difference.ledger_cents, difference.vendor_cents, difference.note, difference.created_at, difference.payment_id, difference.kind,
         CASE difference.kind
           WHEN 'unknown_to_vendor' THEN CASE
             WHEN difference.payout_id IS NOT NULL THEN 'Look at the payout''s workflow: it has not been sent, or to another account of ours'
             ELSE 'Look at the payment''s refunds: one waits to be sent, or went by another account of ours' END
           WHEN 'unknown_to_ledger' THEN CASE
             WHEN difference.vendor_cents > 0 AND difference.vendor = 'stripe' THEN 'Have the charge''s events sent again from the dashboard; if it is none of ours, refund it there'
             ELSE 'Find out in the dashboard who moved it; then book an adjustment' END
           WHEN 'amount_differs' THEN 'Compare its movements in the dashboard with its transfers in the ledger; take back there what went out twice, or book an adjustment'
           ELSE 'Hold the fee against the vendor''s price list, then book the rest as a vendor''s fee' END AS what_to_do
    FROM reconciliation_difference AS difference
    JOIN reconciliation_difference_kind AS kind ON kind.value = difference.kind
    LEFT JOIN payout ON payout.id = difference.payout_id
   WHERE difference.gone_at IS NULL AND difference.settled_at IS NULL;
COMMENT ON VIEW open_difference IS
  'The open differences between the ledger and vendors, in words, for admins. docs/runbooks/differences.md explains how to close one.';
COMMENT ON COLUMN open_difference.id IS 'The difference that the row describes.';
COMMENT ON COLUMN open_difference.vendor IS 'The vendor that the row is about.';
COMMENT ON COLUMN open_difference.what IS 'The difference in words.';
COMMENT ON COLUMN open_difference.subject IS
  'The id of the differing object: the attempt ("<payout>/<number>"), the charge, refund or dispute, or the vendor''s transaction.';
COMMENT ON COLUMN open_difference.payout_id IS 'The payout, if known.';
COMMENT ON COLUMN open_difference.payout_status IS 'The status of the payout.';
COMMENT ON COLUMN open_difference.ledger_cents IS 'The ledger''s amount, in US cents.';
COMMENT ON COLUMN open_difference.vendor_cents IS 'The vendor''s amount, in US cents.';
COMMENT ON COLUMN open_difference.note IS 'The note with the admin''s findings.';
COMMENT ON COLUMN open_difference.created_at IS 'When the difference was found.';
COMMENT ON COLUMN open_difference.payment_id IS 'The payment, if known.';
COMMENT ON COLUMN open_difference.kind IS 'The kind of difference, as stored.';
COMMENT ON COLUMN open_difference.what_to_do IS 'The first step that an admin should take.';

-- A difference ends when a later nightly comparison no longer finds it, or when an admin settles it with a note. Until
-- then, the difference is in the list of work for admins.
CREATE FUNCTION settle_difference(difference_id uuid, said text, against text DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  d reconciliation_difference;
  vendor_account uuid;
  missing bigint;
BEGIN
  UPDATE reconciliation_difference SET note = said, settled_at = now() WHERE id = difference_id RETURNING * INTO d;
  IF d.id IS NULL THEN
    RAISE EXCEPTION 'there is no difference %', difference_id;
  END IF;
  IF against IS NULL THEN
    RETURN;
  END IF;
  vendor_account := ledger_account_for('vendor', NULL, d.vendor);
  -- The vendor's account is negative in the ledger while the vendor has our money. A charge adds to that money, and a
  -- payout or fee reduces it.
  missing := (d.vendor_cents - d.ledger_cents) * CASE WHEN d.vendor = 'stripe' AND d.kind <> 'fee_differs' THEN -1 ELSE 1 END
    - coalesce((SELECT sum(entry.amount_cents) FROM ledger_transfer AS transfer JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
                 WHERE starts_with(transfer.idempotency_key, 'difference/' || d.id || '/') AND entry.account_id = vendor_account), 0);
  IF missing <> 0 THEN
    PERFORM ledger_post(format('difference/%s/%s/%s', d.id, d.ledger_cents, d.vendor_cents), 'adjustment', said, jsonb_build_array(
      jsonb_build_object('account_id', vendor_account, 'amount_cents', missing),
      jsonb_build_object('account_id', ledger_account_for(against), 'amount_cents', -missing)));
  END IF;
END $$;
COMMENT ON FUNCTION settle_difference(uuid, text, text) IS
  'Closes a difference with a note. If one of our accounts is named (loss, vendor_fees, revenue), the ledger is corrected against it, once.';
