-- What a company does to many rows at once (rules §9): the rows are kept as they are at the click, and carried out one by one.

CREATE TABLE bulk_action_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE bulk_action_kind IS 'What is done to many rows at once: each is the move of this name.';
COMMENT ON COLUMN bulk_action_kind.value IS 'The name of the move.';
COMMENT ON COLUMN bulk_action_kind.comment IS 'What it means.';
INSERT INTO bulk_action_kind (value, comment) VALUES
  ('acceptBid', 'Offers of creators are accepted'),
  ('rejectBid', 'Offers of creators are declined'),
  ('acceptApplicant', 'Creators who asked for keys are accepted'),
  ('rejectApplicant', 'Creators who asked for keys are rejected'),
  ('acceptMember', 'Creators are taken into the Creator Program'),
  ('rejectMember', 'Applicants are turned down, or memberships ended'),
  ('acceptMission', 'What creators did for Missions is approved'),
  ('rejectMissionContent', 'What creators did for Missions is sent back'),
  ('declineMission', 'What creators did for Missions is declined'),
  ('sendQuestMessage', 'Creators who take part in Quests are written to');

CREATE TABLE bulk_action (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id     uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  created_by     uuid REFERENCES "user" ON DELETE SET NULL,
  kind           text NOT NULL REFERENCES bulk_action_kind ON DELETE RESTRICT,
  message        text NOT NULL DEFAULT '',
  item_count     integer NOT NULL,
  total_cents    bigint,
  answered_count integer NOT NULL DEFAULT 0,
  refused_count  integer NOT NULL DEFAULT 0,
  created_at     timestamptz NOT NULL DEFAULT now(),
  started_at     timestamptz,
  finished_at    timestamptz,
  is_closed      boolean NOT NULL DEFAULT false,
  CONSTRAINT bulk_action_counts_fit CHECK (
    item_count > 0 AND answered_count BETWEEN 0 AND item_count AND refused_count BETWEEN 0 AND answered_count),
  CONSTRAINT bulk_action_begun_first CHECK (started_at IS NOT NULL OR answered_count = 0),
  CONSTRAINT bulk_action_over_when_all_answered CHECK ((finished_at IS NOT NULL) = (answered_count = item_count)),
  CONSTRAINT bulk_action_closed_when_over CHECK (NOT is_closed OR finished_at IS NOT NULL)
);
COMMENT ON TABLE bulk_action IS 'One thing that a company does to many rows at once: the rows are those of the click.';
COMMENT ON COLUMN bulk_action.id IS 'The row''s identity.';
COMMENT ON COLUMN bulk_action.company_id IS 'The company whose rows they are.';
COMMENT ON COLUMN bulk_action.created_by IS 'Who does it; nothing is done any more for somebody who has left the company.';
COMMENT ON COLUMN bulk_action.kind IS 'What is done to each row.';
COMMENT ON COLUMN bulk_action.message IS 'What all the creators read.';
COMMENT ON COLUMN bulk_action.item_count IS 'How many rows there are.';
COMMENT ON COLUMN bulk_action.total_cents IS 'What the offers among them come to, in US cents.';
COMMENT ON COLUMN bulk_action.answered_count IS 'How many rows have their outcome.';
COMMENT ON COLUMN bulk_action.refused_count IS 'How many of those were refused.';
COMMENT ON COLUMN bulk_action.created_at IS 'When the rows were chosen.';
COMMENT ON COLUMN bulk_action.started_at IS 'When it was confirmed; before, nothing is done.';
COMMENT ON COLUMN bulk_action.finished_at IS 'When the last row had its outcome.';
COMMENT ON COLUMN bulk_action.is_closed IS 'Whoever did it has read the outcome.';
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
  PRIMARY KEY (bulk_action_id, row_id),
  CONSTRAINT bulk_action_item_refusal_is_answer CHECK (refusal IS NULL OR answered_at IS NOT NULL)
);
COMMENT ON TABLE bulk_action_item IS 'A row to which something is done along with others. It is answered in the transaction of its move, so that nothing is done twice.';
COMMENT ON COLUMN bulk_action_item.bulk_action_id IS 'What is done.';
COMMENT ON COLUMN bulk_action_item.row_id IS 'The row: of which table the kind says.';
COMMENT ON COLUMN bulk_action_item.creator_id IS 'Whose row it is.';
COMMENT ON COLUMN bulk_action_item.seen_version IS 'The row''s version at the click: one that has changed since is refused.';
COMMENT ON COLUMN bulk_action_item.amount_cents IS 'What was offered, in US cents.';
COMMENT ON COLUMN bulk_action_item.answered_at IS 'When it was done or refused; before, it waits.';
COMMENT ON COLUMN bulk_action_item.refusal IS 'The error code where it was refused.';
CREATE INDEX bulk_action_item_waiting_idx ON bulk_action_item (bulk_action_id, row_id) WHERE answered_at IS NULL;
CREATE INDEX bulk_action_item_refused_idx ON bulk_action_item (bulk_action_id, row_id) WHERE refusal IS NOT NULL;
CREATE INDEX bulk_action_item_creator_id_idx ON bulk_action_item (creator_id);
