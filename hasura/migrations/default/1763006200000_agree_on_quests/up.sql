-- What is agreed on a quest: a way of delivery with its own window, days of review, the fee, and the brief as it was.

-- The quest says ---------------------------------------------------------------------------------------------------
ALTER TABLE quest
  ADD COLUMN publish_from timestamptz,
  ADD COLUMN publish_until timestamptz,
  ADD COLUMN auto_approve_days integer NOT NULL DEFAULT 5,
  ADD COLUMN kit_codes integer NOT NULL DEFAULT 1;
UPDATE quest SET publish_from = activation.start_date, publish_until = activation.end_date
  FROM activation WHERE activation.id = quest.id AND quest.delivery_type = 'date_range';
ALTER TABLE quest
  ADD CONSTRAINT quest_publishing_window_of_its_type
    CHECK (delivery_type = 'date_range' OR (publish_from IS NULL AND publish_until IS NULL)),
  ADD CONSTRAINT quest_publishing_window_order CHECK (publish_until > publish_from),
  ADD CONSTRAINT quest_auto_approve_days_1_to_30 CHECK (auto_approve_days BETWEEN 1 AND 30),
  ADD CONSTRAINT quest_kit_codes_0_to_10 CHECK (kit_codes BETWEEN 0 AND 10);
COMMENT ON COLUMN quest.publish_from IS 'When publishing opens, under delivery type date_range.';
COMMENT ON COLUMN quest.publish_until IS 'When publishing ends, under delivery type date_range.';
COMMENT ON COLUMN quest.auto_approve_days IS 'Content that nobody reviewed for so many days is approved.';
COMMENT ON COLUMN quest.kit_codes IS 'How many codes of the kit each creator gets.';
UPDATE quest_delivery_type SET comment = 'Date range: within the publishing window' WHERE value = 'date_range';

ALTER TABLE plan ADD COLUMN quest_fee_basis_points integer NOT NULL DEFAULT 1000
  CONSTRAINT plan_quest_fee_basis_points CHECK (quest_fee_basis_points BETWEEN 0 AND 5000);
COMMENT ON COLUMN plan.quest_fee_basis_points IS 'The platform''s part of an agreed amount, in hundredths of a percent.';

-- An offer says ----------------------------------------------------------------------------------------------------
ALTER TABLE quest_bid ADD COLUMN delivery_type text REFERENCES quest_delivery_type ON DELETE RESTRICT;
-- Two offers of one transaction have their order, too.
ALTER TABLE quest_bid ALTER COLUMN created_at SET DEFAULT clock_timestamp();
ALTER TABLE quest_bid DISABLE TRIGGER USER;
UPDATE quest_bid AS bid
   SET delivery_type = CASE WHEN bid.delivery_date IS NOT NULL THEN 'specific_date' ELSE quest.delivery_type END,
       delivery_date = CASE WHEN quest.delivery_type = 'specific_date'
                            THEN coalesce(bid.delivery_date, quest.specific_date, bid.created_at + interval '10 days')
                            ELSE bid.delivery_date END
  FROM quest_run AS run JOIN quest ON quest.id = run.quest_id WHERE run.id = bid.quest_run_id;
ALTER TABLE quest_bid ENABLE TRIGGER USER;
ALTER TABLE quest_bid
  ALTER COLUMN delivery_type SET NOT NULL,
  ADD CONSTRAINT quest_bid_delivery_date_of_its_type CHECK ((delivery_type = 'specific_date') = (delivery_date IS NOT NULL));
-- Its delivery is part of an offer, and stays with it.
DROP TRIGGER quest_bid_keep ON quest_bid;
CREATE TRIGGER quest_bid_keep BEFORE UPDATE ON quest_bid FOR EACH ROW
  WHEN (OLD.answer IS NOT NULL
        OR (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
            OLD.message, OLD.side, OLD.quest_run_id)
           IS DISTINCT FROM
           (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
            NEW.message, NEW.side, NEW.quest_run_id))
  EXECUTE FUNCTION quest_bid_keep();
COMMENT ON COLUMN quest_bid.delivery_type IS 'How the content is delivered: open, within the quest''s window, or on a day.';
COMMENT ON COLUMN quest_bid.delivery_date IS 'The day of publishing, under delivery type specific_date.';

-- The run keeps ----------------------------------------------------------------------------------------------------
ALTER TABLE quest_run
  ADD COLUMN delivery_type text REFERENCES quest_delivery_type ON DELETE RESTRICT,
  ADD COLUMN publish_from timestamptz,
  ADD COLUMN publish_until timestamptz,
  ADD COLUMN embargo_at timestamptz,
  ADD COLUMN auto_approve_days integer,
  ADD COLUMN kit_codes integer,
  ADD COLUMN connection_id uuid REFERENCES user_connection ON DELETE SET NULL,
  ADD COLUMN fee_basis_points integer,
  ADD COLUMN fee_cents bigint,
  ADD COLUMN net_cents bigint GENERATED ALWAYS AS (amount_cents - fee_cents) STORED,
  ADD COLUMN brief jsonb;
CREATE INDEX quest_run_connection_id_idx ON quest_run (connection_id);
COMMENT ON COLUMN quest_run.delivery_type IS 'Agreed way of delivery.';
COMMENT ON COLUMN quest_run.delivery_date IS 'Agreed day of publishing, under delivery type specific_date.';
COMMENT ON COLUMN quest_run.publish_from IS 'Agreed start of publishing, under delivery type date_range.';
COMMENT ON COLUMN quest_run.publish_until IS 'Agreed end of publishing, under delivery type date_range; a later end of the quest moves it.';
COMMENT ON COLUMN quest_run.embargo_at IS 'Nothing may be public before it, as agreed.';
COMMENT ON COLUMN quest_run.auto_approve_days IS 'Agreed days after which content that nobody reviewed is approved.';
COMMENT ON COLUMN quest_run.kit_codes IS 'Agreed number of codes of the kit.';
COMMENT ON COLUMN quest_run.connection_id IS 'The creator''s channel, once it is known.';
COMMENT ON COLUMN quest_run.fee_basis_points IS 'The platform''s part, in hundredths of a percent, as the company''s plan had it at acceptance.';
COMMENT ON COLUMN quest_run.fee_cents IS 'The platform''s part of the agreed amount, in US cents.';
COMMENT ON COLUMN quest_run.net_cents IS 'What the creator earns: the agreed amount less the fee.';
COMMENT ON COLUMN quest_run.brief IS 'The quest as it was when the offer was accepted: what both sides agreed on.';

CREATE FUNCTION quest_brief(of_quest_id uuid) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'name', activation.name, 'description', activation.description, 'game', game.name, 'company', company.name,
    'deliverables', quest.deliverables, 'talking_points', quest.talking_points, 'call_to_action', quest.call_to_action,
    'target_url', quest.target_url, 'track_clicks', quest.track_clicks, 'embargo_time_zone', activation.embargo_time_zone)
    FROM quest JOIN activation ON activation.id = quest.id
    JOIN company ON company.id = activation.company_id
    LEFT JOIN game ON game.id = activation.game_id
   WHERE quest.id = of_quest_id
$$;
COMMENT ON FUNCTION quest_brief(uuid) IS 'What a quest asks for, as it stands.';

CREATE FUNCTION fee_of(amount_cents bigint, basis_points integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (amount_cents * basis_points + 5000) / 10000
$$;
COMMENT ON FUNCTION fee_of(bigint, integer) IS 'A part of an amount, rounded half up: `share` of domain/.';

-- Everything that an accepted offer fixes, taken over in one place.
CREATE FUNCTION quest_run_agree() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT bid.amount_cents, bid.platform, bid.connection_id, bid.post_type, bid.content_length_minutes, bid.delivery_type,
         bid.delivery_date,
         CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_from END,
         CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_until END,
         activation.embargo_at, quest.auto_approve_days, quest.kit_codes, quest_brief(quest.id),
         plan.quest_fee_basis_points, fee_of(bid.amount_cents, plan.quest_fee_basis_points)
    INTO NEW.amount_cents, NEW.platform, NEW.connection_id, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type,
         NEW.delivery_date, NEW.publish_from, NEW.publish_until, NEW.embargo_at, NEW.auto_approve_days, NEW.kit_codes,
         NEW.brief, NEW.fee_basis_points, NEW.fee_cents
    FROM quest_bid AS bid, quest JOIN activation ON activation.id = quest.id
   CROSS JOIN LATERAL company_plan(activation.company_id) AS plan
   WHERE bid.id = NEW.current_bid_id AND quest.id = NEW.quest_id;
  NEW.accepted_at := now();
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_agree() IS 'Fixes in a run what its accepted offer and the quest say at that moment.';
CREATE TRIGGER quest_run_b_agree BEFORE UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (OLD.accepted_at IS NULL AND NEW.status = 'PENDING_PAYMENT') EXECUTE FUNCTION quest_run_agree();

-- The moments that the status stands for.
CREATE OR REPLACE FUNCTION quest_run_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('PENDING_PAYMENT', 'PAYMENT') AND NEW.status = 'CONTENTPRODUCTION' THEN
    NEW.paid_at := coalesce(NEW.paid_at, now());
  END IF;
  IF NEW.status = 'CONTENTREVIEW' THEN
    NEW.content_submitted_at := now();
  ELSIF OLD.status = 'CONTENTREVIEW' AND NEW.status IN ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT') THEN
    NEW.content_approved_at := now();
  END IF;
  IF NOT EXISTS (SELECT FROM quest_run_transition WHERE from_status = NEW.status) THEN
    NEW.finished_at := now();
    NEW.deadline_at := NULL;
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE quest_run DISABLE TRIGGER USER;
UPDATE quest_run AS run
   SET delivery_type = bid.delivery_type, delivery_date = coalesce(run.delivery_date, bid.delivery_date),
       publish_from = CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_from END,
       publish_until = CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_until END,
       embargo_at = activation.embargo_at, auto_approve_days = quest.auto_approve_days, kit_codes = quest.kit_codes,
       connection_id = bid.connection_id, brief = quest_brief(quest.id),
       fee_basis_points = 1000, fee_cents = fee_of(run.amount_cents, 1000)
  FROM quest_bid AS bid, quest JOIN activation ON activation.id = quest.id
 WHERE bid.id = run.current_bid_id AND quest.id = run.quest_id AND run.accepted_at IS NOT NULL;
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE quest_run ENABLE TRIGGER USER;

ALTER TABLE quest_run DROP CONSTRAINT quest_run_agreed_terms;
ALTER TABLE quest_run ADD CONSTRAINT quest_run_agreed_terms CHECK (
  status IN ('INITIAL_BID', 'COUNTER_BID', 'BID_EXPIRED', 'BID_REJECTED')
  OR num_nulls(amount_cents, platform, post_type, content_length_minutes, delivery_type, auto_approve_days, kit_codes,
               fee_basis_points, fee_cents, brief, accepted_at) = 0);

CREATE FUNCTION quest_run_agreed_is_final() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('quest_run_agreed_is_final', 'what both sides agreed on stays as it is');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_agreed_is_final() IS 'Refuses to change what was agreed.';
-- A later end of publishing is in the creator's favour.
CREATE TRIGGER quest_run_agreed_is_final BEFORE UPDATE ON quest_run
  FOR EACH ROW WHEN (OLD.accepted_at IS NOT NULL AND (
    (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
     OLD.publish_from, OLD.embargo_at, OLD.auto_approve_days, OLD.kit_codes, OLD.fee_basis_points, OLD.fee_cents, OLD.brief,
     OLD.current_bid_id, OLD.accepted_at)
    IS DISTINCT FROM
    (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
     NEW.publish_from, NEW.embargo_at, NEW.auto_approve_days, NEW.kit_codes, NEW.fee_basis_points, NEW.fee_cents, NEW.brief,
     NEW.current_bid_id, NEW.accepted_at)
    OR NEW.publish_until IS DISTINCT FROM OLD.publish_until AND NOT coalesce(NEW.publish_until > OLD.publish_until, false)))
  EXECUTE FUNCTION quest_run_agreed_is_final();
CREATE TRIGGER quest_run_parties_stay BEFORE UPDATE ON quest_run
  FOR EACH ROW WHEN ((OLD.quest_id, OLD.company_id, OLD.creator_id) IS DISTINCT FROM (NEW.quest_id, NEW.company_id, NEW.creator_id))
  EXECUTE FUNCTION quest_run_agreed_is_final();

-- A quest whose window ends later gives its runs that time, too, and their workflows hear of it.
CREATE FUNCTION quest_move_deadlines() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quest_run
     SET publish_until = NEW.publish_until,
         content_deadline_at = content_deadline_at + (NEW.publish_until - publish_until),
         listing_deadline_at = listing_deadline_at + (NEW.publish_until - publish_until),
         deadline_at = CASE WHEN status IN ('CONTENTPRODUCTION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
                            THEN deadline_at + (NEW.publish_until - publish_until) ELSE deadline_at END
   WHERE quest_id = NEW.id AND delivery_type = 'date_range' AND finished_at IS NULL AND publish_until < NEW.publish_until;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_move_deadlines() IS 'Gives runs under way the days by which the publishing window of their quest was prolonged.';
CREATE TRIGGER quest_move_deadlines AFTER UPDATE OF publish_until ON quest
  FOR EACH ROW WHEN (NEW.publish_until > OLD.publish_until) EXECUTE FUNCTION quest_move_deadlines();

-- Auto-bidding of one invitation -----------------------------------------------------------------------------------
ALTER TABLE invitation
  ADD COLUMN auto_bid_max_cents bigint,
  ADD COLUMN auto_bid_within text REFERENCES auto_bid_action ON DELETE RESTRICT,
  ADD COLUMN auto_bid_over text REFERENCES auto_bid_action ON DELETE RESTRICT,
  ADD CONSTRAINT invitation_auto_bid_max_positive CHECK (auto_bid_max_cents > 0),
  ADD CONSTRAINT invitation_auto_bid_within_action CHECK (auto_bid_within IN ('auto_accept', 'manual_review')),
  ADD CONSTRAINT invitation_auto_bid_over_action CHECK (auto_bid_over IN ('auto_decline', 'manual_review')),
  ADD CONSTRAINT invitation_auto_bid_of_quest CHECK (
    activation_type = 'QUEST' OR num_nonnulls(auto_bid_max_cents, auto_bid_within, auto_bid_over) = 0);
COMMENT ON COLUMN invitation.auto_bid_max_cents IS 'The highest bid of this creator that counts as within, in place of the quest''s.';
COMMENT ON COLUMN invitation.auto_bid_within IS 'With a counter offer up to the maximum, in place of the quest''s.';
COMMENT ON COLUMN invitation.auto_bid_over IS 'With a counter offer over the maximum, in place of the quest''s.';

-- The history tells the whole story --------------------------------------------------------------------------------
INSERT INTO quest_run_event_type (value, comment) VALUES
  ('QUEST_RUN_PAID', 'The company paid'),
  ('QUEST_RUN_COMPLETED', 'The creator was paid'),
  ('MESSAGE', 'A message was sent');
ALTER TABLE quest_run_event ADD COLUMN payload jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN quest_run_event.payload IS 'What belongs to it: side, amount_cents, deadline_at, comment.';

CREATE OR REPLACE FUNCTION quest_bid_log() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id, payload)
  SELECT NEW.quest_run_id, NEW.company_id, NEW.creator_id,
         CASE WHEN EXISTS (SELECT FROM quest_bid b WHERE b.quest_run_id = NEW.quest_run_id AND b.id <> NEW.id)
              THEN 'COUNTER_OFFER' ELSE 'NEW_OFFER' END, NEW.author_id,
         jsonb_strip_nulls(jsonb_build_object('side', NEW.side, 'amount_cents', NEW.amount_cents,
           'deadline_at', NEW.deadline_at, 'comment', nullif(NEW.message, '')));
  RETURN NULL;
END $$;

CREATE FUNCTION quest_message_log() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id, payload)
  VALUES (NEW.quest_run_id, NEW.company_id, NEW.creator_id, 'MESSAGE', NEW.author_id,
          jsonb_build_object('side', NEW.side, 'comment', NEW.body));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_message_log() IS 'Writes a message into the history of its run.';
CREATE TRIGGER quest_message_log AFTER INSERT ON quest_message FOR EACH ROW EXECUTE FUNCTION quest_message_log();

CREATE OR REPLACE FUNCTION quest_run_log() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  happened text := CASE NEW.status
    WHEN 'BID_EXPIRED' THEN 'BID_EXPIRED'
    WHEN 'BID_REJECTED' THEN 'BID_REJECTED'
    WHEN 'PENDING_PAYMENT' THEN CASE WHEN OLD.status <> 'PAYMENT' THEN 'QUEST_RUN_AWAITING_PAYMENT' END
    WHEN 'PAYMENT_EXPIRED' THEN 'PAYMENT_EXPIRED'
    WHEN 'CONTENTREVIEW' THEN 'FINAL_CONTENT_SUBMITTED'
    WHEN 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' THEN 'CONTENT_PRODUCTION_DEADLINE_EXPIRED'
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED' THEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN 'CONTENT_REVIEW'
    WHEN 'CONTENTPRODUCTION' THEN CASE OLD.status WHEN 'CONTENTREVIEW' THEN 'CONTENT_REVIEW' ELSE 'QUEST_RUN_PAID' END
    WHEN 'PAYOUT' THEN CASE OLD.status WHEN 'CONTENTREVIEW' THEN 'CONTENT_REVIEW'
                            ELSE 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS' END
    WHEN 'COMPLETED' THEN 'QUEST_RUN_COMPLETED'
  END;
BEGIN
  IF happened IS NOT NULL THEN
    INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id, payload)
    VALUES (NEW.id, NEW.company_id, NEW.creator_id, happened, actor_id(), jsonb_strip_nulls(jsonb_build_object(
      'to', NEW.status, 'deadline_at', NEW.deadline_at,
      'amount_cents', CASE WHEN happened IN ('QUEST_RUN_AWAITING_PAYMENT', 'QUEST_RUN_PAID') THEN NEW.amount_cents
                           WHEN happened = 'QUEST_RUN_COMPLETED' THEN NEW.net_cents END,
      'comment', CASE WHEN happened = 'CONTENT_REVIEW' AND NEW.status = 'CONTENTPRODUCTION' THEN (
        SELECT review_message FROM submission WHERE quest_run_id = NEW.id AND status = 'REJECTED'
         ORDER BY reviewed_at DESC LIMIT 1) END)));
  END IF;
  RETURN NULL;
END $$;
