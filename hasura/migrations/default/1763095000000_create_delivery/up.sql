-- The queue of mails (docs/decisions/delivery.md). A row is written in the transaction that decides on the mail.
CREATE TABLE delivery (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL CONSTRAINT delivery_kind_is_a_name CHECK (kind ~ '^[a-z][A-Za-z]*$'),
  subject_id uuid NOT NULL,
  is_bulk    boolean NOT NULL DEFAULT false,
  due_at     timestamptz DEFAULT now(),
  attempts   integer NOT NULL DEFAULT 0 CONSTRAINT delivery_attempts_counted CHECK (attempts >= 0),
  problem    text,
  ended_at   timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT delivery_due_until_ended CHECK ((due_at IS NULL) = (ended_at IS NOT NULL))
);
COMMENT ON TABLE delivery IS 'Mails to send. The worker claims rows that are due, sends them and keeps each row for some days, so that a repeated event sends nothing twice.';
COMMENT ON COLUMN delivery.id IS 'The notification or the event that causes the mail.';
COMMENT ON COLUMN delivery.kind IS 'The kind of mail.';
COMMENT ON COLUMN delivery.subject_id IS 'The row that the mail is about.';
COMMENT ON COLUMN delivery.is_bulk IS 'True if the event''s mails go to many people. Those wait until all others are sent.';
COMMENT ON COLUMN delivery.due_at IS 'When the next attempt can start. Empty after the end.';
COMMENT ON COLUMN delivery.attempts IS 'The number of attempts since the mail could first be sent.';
COMMENT ON COLUMN delivery.problem IS 'Why the last attempt failed. Empty if it succeeded.';
COMMENT ON COLUMN delivery.ended_at IS 'When the mail was sent, was no longer wanted or was given up.';
COMMENT ON COLUMN delivery.created_at IS 'When the row was created.';
CREATE INDEX delivery_due_idx ON delivery (is_bulk, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_failed_idx ON delivery (ended_at) WHERE ended_at IS NOT NULL AND problem IS NOT NULL;
CREATE INDEX delivery_created_at_idx ON delivery (created_at);

-- Appends to the list, whatever other rows it already has.
DO $$ BEGIN
  EXECUTE format('CREATE OR REPLACE VIEW stuck_run AS %s UNION ALL %s', rtrim(pg_get_viewdef('stuck_run'), ';'),
    $sql$SELECT NULL, 'delivery', id, ended_at, 'a mail was given up: ' || problem
           FROM delivery WHERE ended_at IS NOT NULL AND problem IS NOT NULL$sql$);
END $$;
