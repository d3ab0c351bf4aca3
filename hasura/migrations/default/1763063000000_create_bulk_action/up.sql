CREATE TABLE bulk_action_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE bulk_action_kind IS 'The kinds of bulk actions, each with the name of its status change.';
COMMENT ON COLUMN bulk_action_kind.value IS 'The name of the status change.';
COMMENT ON COLUMN bulk_action_kind.comment IS 'The meaning of the value.';
INSERT INTO bulk_action_kind (value, comment) VALUES
  ('acceptBid', 'Accepts offers of creators'),
  ('rejectBid', 'Declines offers of creators'),
  ('acceptApplicant', 'Accepts creators who requested keys'),
  ('rejectApplicant', 'Rejects creators who requested keys'),
  ('acceptMember', 'Accepts creators into the Creator Program'),
  ('rejectMember', 'Rejects applicants or ends memberships'),
  ('acceptMission', 'Approves the content of Missions'),
  ('rejectMissionContent', 'Sends the content of Missions back for changes'),
  ('declineMission', 'Declines the content of Missions'),
  ('sendQuestMessage', 'Sends a message to creators in Quests');

CREATE TABLE bulk_action (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id        uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  created_by        uuid REFERENCES "user" ON DELETE SET NULL,
  kind              text NOT NULL REFERENCES bulk_action_kind ON DELETE RESTRICT,
  message           text NOT NULL DEFAULT '',
  item_count        integer NOT NULL,
  total_cents       bigint,
  fee_cents         bigint,
  payout_cost_cents bigint,
  answered_count    integer NOT NULL DEFAULT 0,
  refused_count     integer NOT NULL DEFAULT 0,
  created_at        timestamptz NOT NULL DEFAULT now(),
  started_at        timestamptz,
  finished_at       timestamptz,
  is_closed         boolean NOT NULL DEFAULT false,
  CONSTRAINT bulk_action_counts_fit CHECK (
    item_count > 0 AND answered_count BETWEEN 0 AND item_count AND refused_count BETWEEN 0 AND answered_count),
  CONSTRAINT bulk_action_begun_first CHECK (started_at IS NOT NULL OR answered_count = 0),
  CONSTRAINT bulk_action_over_when_all_answered CHECK ((finished_at IS NOT NULL) = (answered_count = item_count)),
  CONSTRAINT bulk_action_closed_when_over CHECK (NOT is_closed OR finished_at IS NOT NULL)
);
COMMENT ON TABLE bulk_action IS 'A bulk action of a company on the rows that a member has selected.';
COMMENT ON COLUMN bulk_action.id IS 'The unique id of the row.';
COMMENT ON COLUMN bulk_action.company_id IS 'The company that owns the rows.';
COMMENT ON COLUMN bulk_action.created_by IS 'The member who runs the action. Processing stops if the member leaves the company.';
COMMENT ON COLUMN bulk_action.kind IS 'The action for each row.';
COMMENT ON COLUMN bulk_action.message IS 'The message for all the creators.';
COMMENT ON COLUMN bulk_action.item_count IS 'The number of rows in the file.';
COMMENT ON COLUMN bulk_action.total_cents IS 'The total of the creators'' offers among the rows, in US cents.';
COMMENT ON COLUMN bulk_action.answered_count IS 'The number of processed rows.';
COMMENT ON COLUMN bulk_action.refused_count IS 'The number of refused rows.';
COMMENT ON COLUMN bulk_action.created_at IS 'When the rows were selected.';
COMMENT ON COLUMN bulk_action.started_at IS 'When the member confirmed the action. No row is processed before.';
COMMENT ON COLUMN bulk_action.finished_at IS 'When the last row was processed.';
COMMENT ON COLUMN bulk_action.is_closed IS 'True if the member has seen the result.';
COMMENT ON COLUMN bulk_action.fee_cents IS 'The platform''s fee on the total, by the company''s plan when the rows were selected, in US cents.';
COMMENT ON COLUMN bulk_action.payout_cost_cents IS 'The payout cost of all creators in the bulk action when the rows were selected, in US cents.';
CREATE INDEX bulk_action_company_idx ON bulk_action (company_id, started_at DESC);
CREATE INDEX bulk_action_created_by_idx ON bulk_action (created_by);
CREATE INDEX bulk_action_kind_idx ON bulk_action (kind);
CREATE INDEX bulk_action_created_at_idx ON bulk_action (created_at);

CREATE TABLE bulk_action_item (
  bulk_action_id uuid NOT NULL REFERENCES bulk_action ON DELETE CASCADE,
  row_id         uuid NOT NULL,
  creator_id     uuid REFERENCES creator ON DELETE SET NULL,
  seen_version   integer NOT NULL,
  amount_cents   bigint,
  answered_at    timestamptz,
  refusal        text,
  activation_id  uuid REFERENCES activation ON DELETE SET NULL,
  PRIMARY KEY (bulk_action_id, row_id),
  CONSTRAINT bulk_action_item_refusal_is_answer CHECK (refusal IS NULL OR answered_at IS NOT NULL)
);
COMMENT ON TABLE bulk_action_item IS 'One row of a bulk action. The row''s result is written in the transaction of its status change, so that no change is made twice.';
COMMENT ON COLUMN bulk_action_item.bulk_action_id IS 'The bulk action.';
COMMENT ON COLUMN bulk_action_item.row_id IS 'The id of the row. The action''s kind determines the table.';
COMMENT ON COLUMN bulk_action_item.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN bulk_action_item.seen_version IS 'The row''s version when it was selected. A row that has changed since is refused.';
COMMENT ON COLUMN bulk_action_item.amount_cents IS 'The creator''s offer, in US cents. Empty if none of their offers waits for an answer.';
COMMENT ON COLUMN bulk_action_item.answered_at IS 'When the row was processed or refused. Empty while it waits.';
COMMENT ON COLUMN bulk_action_item.refusal IS 'The error code of a refusal.';
COMMENT ON COLUMN bulk_action_item.activation_id IS 'The activation of the row. Empty once the activation is deleted.';
CREATE INDEX bulk_action_item_waiting_idx ON bulk_action_item (bulk_action_id, row_id) WHERE answered_at IS NULL;
CREATE INDEX bulk_action_item_refused_idx ON bulk_action_item (bulk_action_id, row_id) WHERE refusal IS NOT NULL;
CREATE INDEX bulk_action_item_creator_id_idx ON bulk_action_item (creator_id);
CREATE INDEX bulk_action_item_activation_id_idx ON bulk_action_item (activation_id);
