-- If content is approved or fails only because a deadline passed, either side can dispute it for five days (rules §4).
-- Meanwhile, and while an admin decides, the money stays in the run's escrow.

CREATE TABLE quest_run_dispute_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE quest_run_dispute_status IS 'The status of a quest run''s dispute.';
COMMENT ON COLUMN quest_run_dispute_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN quest_run_dispute_status.comment IS 'The meaning of the value.';
INSERT INTO quest_run_dispute_status (value, comment) VALUES
  ('possible', 'Either side can dispute'),
  ('open', 'Questboard is deciding'),
  ('lapsed', 'No side disputed before the deadline'),
  ('decided', 'Questboard has decided');

CREATE TABLE quest_run_dispute_transition (
  from_status text NOT NULL REFERENCES quest_run_dispute_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES quest_run_dispute_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE quest_run_dispute_transition IS 'The allowed changes of quest_run_dispute.status. A trigger refuses all others.';
COMMENT ON COLUMN quest_run_dispute_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN quest_run_dispute_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN quest_run_dispute_transition.event IS 'The name of the status change in events and logs.';
INSERT INTO quest_run_dispute_transition (from_status, to_status, event) VALUES
  ('possible', 'open', 'questDisputeOpened'),
  ('possible', 'lapsed', 'questDisputeLapsed'),
  ('open', 'decided', 'questDisputeDecided'),
  -- A lapsed dispute can reopen, because content that was approved automatically can still miss its listing deadline.
  ('lapsed', 'possible', 'questDisputePossible');

CREATE TABLE quest_run_dispute_cause (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE quest_run_dispute_cause IS 'The results of a quest run that can be disputed.';
COMMENT ON COLUMN quest_run_dispute_cause.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN quest_run_dispute_cause.comment IS 'The meaning of the value.';
INSERT INTO quest_run_dispute_cause (value, comment) VALUES
  ('content_declined', 'The content was not approved before the deadline'),
  ('listing_failed', 'Approved content was not public before the deadline'),
  ('auto_approved', 'The company did not review the content, so it was approved'),
  ('content_not_found', 'The content was not found on the channel and was not approved'),
  ('embargo_broken', 'Content was public before the embargo ended; only the company can dispute this');

CREATE TABLE quest_run_dispute_decision (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE quest_run_dispute_decision IS 'The possible decisions of a dispute.';
COMMENT ON COLUMN quest_run_dispute_decision.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN quest_run_dispute_decision.comment IS 'The meaning of the value.';
INSERT INTO quest_run_dispute_decision (value, comment) VALUES
  ('release', 'The creator gets the agreed amount'),
  ('refund', 'The company gets its money back'),
  ('split', 'The creator gets a part, the company the remainder');

CREATE TABLE quest_run_dispute (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_run_id      uuid NOT NULL,
  company_id        uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id        uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  cause             text NOT NULL REFERENCES quest_run_dispute_cause ON DELETE RESTRICT,
  status            text NOT NULL DEFAULT 'possible' REFERENCES quest_run_dispute_status ON DELETE RESTRICT,
  deadline_at       timestamptz NOT NULL,
  opened_side       text REFERENCES quest_run_side ON DELETE RESTRICT,
  opened_by         uuid REFERENCES "user" ON DELETE SET NULL,
  opened_at         timestamptz,
  reason            text,
  decision          text REFERENCES quest_run_dispute_decision ON DELETE RESTRICT,
  creator_cents     bigint,
  decision_note     text,
  decided_at        timestamptz,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version           integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_run_dispute_once UNIQUE (quest_run_id),
  CONSTRAINT quest_run_dispute_run_fkey FOREIGN KEY (quest_run_id, creator_id)
    REFERENCES quest_run (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT quest_run_dispute_opened_whole CHECK (
    num_nonnulls(opened_side, opened_at, reason) = CASE WHEN status IN ('open', 'decided') THEN 3 ELSE 0 END),
  CONSTRAINT quest_run_dispute_reason_given CHECK (btrim(reason) <> '' AND char_length(reason) <= 2000),
  CONSTRAINT quest_run_dispute_decided_whole CHECK (num_nonnulls(decision, creator_cents, decision_note, decided_at) IN (0, 4)),
  CONSTRAINT quest_run_dispute_note_given CHECK (btrim(decision_note) <> '' AND char_length(decision_note) <= 2000),
  CONSTRAINT quest_run_dispute_decided_by_decision CHECK (status <> 'decided' OR decision IS NOT NULL)
);
COMMENT ON TABLE quest_run_dispute IS 'A possible or opened dispute about a quest run, during which the money stays in escrow. A workflow handles its deadlines.';
COMMENT ON COLUMN quest_run_dispute.id IS 'The unique id of the row.';
COMMENT ON COLUMN quest_run_dispute.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_run_dispute.company_id IS 'The owning company, always equal to the run''s company.';
COMMENT ON COLUMN quest_run_dispute.creator_id IS 'The creator, always equal to the run''s creator.';
COMMENT ON COLUMN quest_run_dispute.cause IS 'The result that can be disputed.';
COMMENT ON COLUMN quest_run_dispute.status IS 'The current status. Only the status changes in quest_run_dispute_transition are allowed.';
COMMENT ON COLUMN quest_run_dispute.deadline_at IS 'The deadline for either side to dispute. An admin can end the period early.';
COMMENT ON COLUMN quest_run_dispute.opened_side IS 'The side that disputes.';
COMMENT ON COLUMN quest_run_dispute.opened_by IS 'The person who opened the dispute.';
COMMENT ON COLUMN quest_run_dispute.opened_at IS 'When the dispute was opened.';
COMMENT ON COLUMN quest_run_dispute.reason IS 'The reason in their own words.';
COMMENT ON COLUMN quest_run_dispute.decision IS 'The admin''s decision, written once together with decision_note. After the decision, the money moves.';
COMMENT ON COLUMN quest_run_dispute.creator_cents IS 'The creator''s part of the agreed amount in US cents, including the platform''s fee. An admin enters this amount for a split.';
COMMENT ON COLUMN quest_run_dispute.decision_note IS 'The reason for the decision, shown to both sides.';
COMMENT ON COLUMN quest_run_dispute.decided_at IS 'When an admin decided.';
COMMENT ON COLUMN quest_run_dispute.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN quest_run_dispute.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN quest_run_dispute.created_at IS 'When the row was created.';
COMMENT ON COLUMN quest_run_dispute.updated_at IS 'When the row last changed.';

-- Money that was returned to a company was not spent, so reports and averages leave it out, as the quest's budget does.

-- A run's payout is for the creator's earnings. After a dispute, the decision sets the amount.
CREATE VIEW quest_run_cost AS
  SELECT run.id AS quest_run_id, run.company_id, run.quest_id, run.creator_id, run.content_approved_at AS spent_at,
         coalesce(dispute.creator_cents, run.amount_cents) AS spent_cents
    FROM quest_run AS run
    LEFT JOIN quest_run_dispute AS dispute
      ON dispute.quest_run_id = run.id AND dispute.company_id = run.company_id AND dispute.status = 'decided'
   WHERE run.content_approved_at IS NOT NULL AND run.payout_id IS NOT NULL
  UNION ALL
  -- Without approved content, a creator earns money only through the decision of a dispute.
  SELECT run.id, dispute.company_id, run.quest_id, dispute.creator_id, dispute.decided_at, dispute.creator_cents
    FROM quest_run_dispute AS dispute
    JOIN quest_run AS run ON run.id = dispute.quest_run_id
   WHERE dispute.status = 'decided' AND run.content_approved_at IS NULL AND run.payout_id IS NOT NULL;
COMMENT ON VIEW quest_run_cost IS 'The cost of each quest run for its company, once the creator has earned it.';
COMMENT ON COLUMN quest_run_cost.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_run_cost.company_id IS 'The company that paid.';
COMMENT ON COLUMN quest_run_cost.quest_id IS 'The quest that the row belongs to.';
COMMENT ON COLUMN quest_run_cost.creator_id IS 'The creator who earned the money.';
COMMENT ON COLUMN quest_run_cost.spent_at IS 'When the content was approved, or otherwise when the dispute was decided.';
COMMENT ON COLUMN quest_run_cost.spent_cents IS 'The creator''s earnings including the platform''s fee, in US cents.';
CREATE INDEX quest_run_dispute_quest_run_id_creator_id_idx ON quest_run_dispute (quest_run_id, creator_id);
CREATE INDEX quest_run_dispute_company_id_idx ON quest_run_dispute (company_id);
CREATE INDEX quest_run_dispute_creator_id_idx ON quest_run_dispute (creator_id);
CREATE INDEX quest_run_dispute_opened_by_idx ON quest_run_dispute (opened_by);
CREATE INDEX quest_run_dispute_due_idx ON quest_run_dispute (deadline_at) WHERE status = 'possible';
CREATE INDEX quest_run_dispute_open_idx ON quest_run_dispute (opened_at) WHERE status = 'open';
SELECT begin_with('quest_run_dispute', 'dispute', '{possible}', '{opened_at,decision,decided_at}');

CREATE FUNCTION refuse_decision(dispute quest_run_dispute) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  run quest_run;
BEGIN
  SELECT * INTO run FROM quest_run WHERE id = dispute.quest_run_id;
  IF dispute.status <> 'open' THEN
    PERFORM refuse('quest_run_dispute_decided_while_open', 'only an open dispute can be decided');
  END IF;
  IF run.status NOT IN ('PAYOUT', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED') THEN
    PERFORM refuse('quest_run_dispute_decided_after_listing', 'the dispute can be decided only after the deadline to make the content public');
  END IF;
  IF dispute.decision = 'split' AND NOT coalesce(
       dispute.creator_cents < run.amount_cents AND dispute.creator_cents > fee_of(dispute.creator_cents, run.fee_basis_points), false) THEN
    PERFORM refuse('quest_run_dispute_split_within_amount',
      format('"creator_cents" must be above 0 and below the agreed %s', run.amount_cents));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_decision(quest_run_dispute) IS 'Refuses a decision of a dispute that is invalid or comes at the wrong time.';

CREATE FUNCTION quest_run_dispute_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_transition('quest_run_dispute', 'dispute', OLD.status, NEW.status);
  IF OLD.status <> NEW.status AND is_by_hand() THEN
    PERFORM refuse_by_hand('status', 'quest run dispute', 'set "decision" and "decision_note"; the money then moves as decided');
  END IF;
  IF OLD.decision IS NULL AND NEW.decision IS NOT NULL THEN
    IF OLD.status <> 'open' THEN
      PERFORM refuse('quest_run_dispute_decided_while_open', 'only an open dispute can be decided');
    END IF;
    PERFORM refuse_decision(NEW);
  END IF;
  IF OLD.status = 'possible' AND NEW.status = 'open' AND OLD.deadline_at <= now() THEN
    PERFORM refuse('quest_run_dispute_in_time', 'the dispute deadline has passed');
  END IF;
  IF (OLD.quest_run_id, OLD.company_id, OLD.creator_id) IS DISTINCT FROM (NEW.quest_run_id, NEW.company_id, NEW.creator_id)
     OR OLD.opened_at IS NOT NULL AND (OLD.cause, OLD.opened_side, OLD.opened_at, OLD.reason)
        IS DISTINCT FROM (NEW.cause, NEW.opened_side, NEW.opened_at, NEW.reason)
     OR OLD.decision IS NOT NULL AND (OLD.decision, OLD.creator_cents, OLD.decision_note, OLD.decided_at)
        IS DISTINCT FROM (NEW.decision, NEW.creator_cents, NEW.decision_note, NEW.decided_at) THEN
    PERFORM refuse('quest_run_dispute_stays', 'the statements and the decision of a dispute cannot be changed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_dispute_refuse() IS
  'Refuses a status change without a lifecycle move, a late opening, an invalid decision, and changes of the parties, the reason or the decision.';
CREATE TRIGGER quest_run_dispute_refuse BEFORE UPDATE ON quest_run_dispute FOR EACH ROW EXECUTE FUNCTION quest_run_dispute_refuse();

CREATE FUNCTION quest_run_dispute_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decision IS NULL AND NEW.decision IS NOT NULL THEN
    IF NEW.decision <> 'split' THEN
      NEW.creator_cents := CASE NEW.decision
        WHEN 'release' THEN (SELECT amount_cents FROM quest_run WHERE id = NEW.quest_run_id) ELSE 0 END;
    END IF;
    NEW.decided_at := now();
  END IF;
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  IF NEW.status <> OLD.status THEN
    NEW.status_changed_at := now();
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_dispute_stamp() IS 'Completes an admin''s decision with its amount and time, and stores the dispute''s version.';
CREATE TRIGGER quest_run_dispute_stamp BEFORE UPDATE ON quest_run_dispute FOR EACH ROW EXECUTE FUNCTION quest_run_dispute_stamp();
SELECT follow_owner('quest_run_dispute', 'quest_run', 'quest_run_id');
SELECT keep_trail('quest_run_dispute', 'INSERT OR UPDATE OR DELETE', '{id}');

CREATE FUNCTION quest_run_dispute_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM emit_step('quest_run_dispute', NULL, to_jsonb(NEW), 'questDisputePossible');
    RETURN NULL;
  END IF;
  IF OLD.status <> NEW.status THEN
    PERFORM emit_step('quest_run_dispute', to_jsonb(OLD), to_jsonb(NEW), NULL);
  END IF;
  IF OLD.decision IS NULL AND NEW.decision IS NOT NULL THEN
    PERFORM emit_event('questDisputeAnswered', 'quest_run_dispute', NEW.id, jsonb_build_object(
      'to', NEW.status, 'version', NEW.version, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  END IF;
  IF OLD.status = 'possible' AND NEW.status = 'possible' THEN
    -- Content that was approved without a review can be disputed. If it then also misses its listing deadline, the
    -- cause of the possible dispute changes and its period gets longer. The status stays the same, so both sides need a
    -- separate event.
    IF OLD.cause <> NEW.cause THEN
      PERFORM emit_event('questDisputePossible', 'quest_run_dispute', NEW.id, jsonb_build_object(
        'from', OLD.status, 'to', NEW.status, 'version', NEW.version, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
    END IF;
    IF OLD.deadline_at <> NEW.deadline_at THEN
      PERFORM emit_deadline('quest_run_dispute', to_jsonb(OLD), to_jsonb(NEW));
    END IF;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_dispute_emit() IS 'Announces a possible dispute, each change of its status, its decision, another cause and a moved deadline.';
CREATE TRIGGER quest_run_dispute_emit AFTER INSERT OR UPDATE OF status, decision, cause, deadline_at ON quest_run_dispute
  FOR EACH ROW EXECUTE FUNCTION quest_run_dispute_emit();

COMMENT ON TRIGGER quest_run_dispute_refuse ON quest_run_dispute IS 'refuse';
COMMENT ON TRIGGER quest_run_dispute_stamp ON quest_run_dispute IS 'stamp';
COMMENT ON TRIGGER quest_run_dispute_emit ON quest_run_dispute IS 'outbox';

CREATE FUNCTION is_disputable(of_quest_run_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM quest_run_dispute WHERE quest_run_id = of_quest_run_id AND status IN ('possible', 'open'))
$$;
COMMENT ON FUNCTION is_disputable(uuid) IS 'True while a quest run is or can be disputed. Meanwhile its money stays in escrow.';

-- When a dispute ends and its run has ended too, no money can stay in escrow.
-- A run whose content broke the embargo can still be in production or in review when its dispute period ends.
CREATE FUNCTION quest_run_dispute_settles() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF escrow_of(NEW.quest_run_id) <> 0 AND NOT is_disputable(NEW.quest_run_id)
     AND (SELECT status FROM quest_run WHERE id = NEW.quest_run_id) NOT IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') THEN
    PERFORM refuse('quest_run_dispute_settles', 'after a dispute, no money can remain in the escrow of its run');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_dispute_settles() IS 'Refuses to end a dispute without settling its money.';
CREATE CONSTRAINT TRIGGER quest_run_dispute_settles AFTER UPDATE OF status ON quest_run_dispute
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status IN ('lapsed', 'decided'))
  EXECUTE FUNCTION quest_run_dispute_settles();
COMMENT ON TRIGGER quest_run_dispute_settles ON quest_run_dispute IS 'refuse';
