CREATE TABLE quest_run_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE quest_run_status IS 'The status of a quest run (rules §4). A terminal status never changes.';
COMMENT ON COLUMN quest_run_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN quest_run_status.comment IS 'The meaning of the value.';
INSERT INTO quest_run_status (value, comment) VALUES
  ('INITIAL_BID', 'The first offer is waiting for an answer'),
  ('COUNTER_BID', 'A counter-offer is waiting for an answer'),
  ('BID_EXPIRED', 'The offer was not answered before the deadline'),
  ('BID_REJECTED', 'The offer was declined or withdrawn'),
  ('PENDING_PAYMENT', 'Accepted; waiting for the company''s payment'),
  ('PAYMENT', 'The payment is being made'),
  ('PAYMENT_EXPIRED', 'The company did not pay before the deadline'),
  ('CONTENTPRODUCTION', 'The creator is making the content'),
  ('CONTENTREVIEW', 'The company is reviewing the content'),
  ('CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'No content was submitted before the deadline'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'The approved content must now be listed publicly'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'The content was not listed before the deadline'),
  ('PAYOUT', 'The creator is being paid'),
  ('COMPLETED', 'Done');

CREATE TABLE quest_run_transition (
  from_status text NOT NULL REFERENCES quest_run_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES quest_run_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE quest_run_transition IS 'The allowed changes of quest_run.status. A trigger refuses all others.';
COMMENT ON COLUMN quest_run_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN quest_run_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN quest_run_transition.event IS 'The name of the status change in events and logs.';
INSERT INTO quest_run_transition (from_status, to_status, event) VALUES
  ('INITIAL_BID', 'COUNTER_BID', 'counterOffered'),
  ('INITIAL_BID', 'PENDING_PAYMENT', 'bidAccepted'),
  ('INITIAL_BID', 'BID_REJECTED', 'bidRejected'),
  ('INITIAL_BID', 'BID_EXPIRED', 'bidExpired'),
  ('COUNTER_BID', 'PENDING_PAYMENT', 'bidAccepted'),
  ('COUNTER_BID', 'BID_REJECTED', 'bidRejected'),
  ('COUNTER_BID', 'BID_EXPIRED', 'bidExpired'),
  ('PENDING_PAYMENT', 'PAYMENT', 'questPaymentStarted'),
  ('PENDING_PAYMENT', 'CONTENTPRODUCTION', 'questPaid'),
  ('PENDING_PAYMENT', 'PAYMENT_EXPIRED', 'questPaymentExpired'),
  ('PAYMENT', 'CONTENTPRODUCTION', 'questPaid'),
  ('PAYMENT', 'PENDING_PAYMENT', 'questPaymentFailed'),
  ('PAYMENT', 'PAYMENT_EXPIRED', 'questPaymentExpired'),
  ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'contentSubmitted'),
  ('CONTENTPRODUCTION', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'contentDeadlineExpired'),
  ('CONTENTREVIEW', 'CONTENTPRODUCTION', 'contentRejected'),
  ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'contentAccepted'),
  ('CONTENTREVIEW', 'PAYOUT', 'contentAccepted'),
  ('CONTENTREVIEW', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'contentDeadlineExpired'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT', 'listingVerified'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'listingFailed'),
  ('PAYOUT', 'COMPLETED', 'questRunCompleted');

CREATE TABLE quest_run_side (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE quest_run_side IS 'The two sides of a quest run.';
COMMENT ON COLUMN quest_run_side.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN quest_run_side.comment IS 'The meaning of the value.';
INSERT INTO quest_run_side (value, comment) VALUES
  ('company', 'The company'),
  ('creator', 'The creator');

CREATE TABLE quest_run (
  id                     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_id               uuid NOT NULL REFERENCES quest ON DELETE RESTRICT,
  company_id             uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id             uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  status                 text NOT NULL DEFAULT 'INITIAL_BID' REFERENCES quest_run_status ON DELETE RESTRICT,
  started_by             text NOT NULL DEFAULT 'creator' REFERENCES quest_run_side ON DELETE RESTRICT,
  current_bid_id         uuid,
  amount_cents           bigint,
  platform               text REFERENCES channel_provider ON DELETE RESTRICT,
  post_type              text REFERENCES post_type ON DELETE RESTRICT,
  content_length_minutes integer,
  delivery_date          timestamptz,
  deadline_at            timestamptz,
  content_deadline_at    timestamptz,
  listing_deadline_at    timestamptz,
  accepted_at            timestamptz,
  paid_at                timestamptz,
  content_submitted_at   timestamptz,
  content_approved_at    timestamptz,
  finished_at            timestamptz,
  kit_claimed_at         timestamptz,
  payment_id             uuid REFERENCES payment ON DELETE RESTRICT,
  payout_id              uuid REFERENCES payout ON DELETE RESTRICT,
  delivery_type          text REFERENCES quest_delivery_type ON DELETE RESTRICT,
  publish_from           timestamptz,
  publish_until          timestamptz,
  embargo_at             timestamptz,
  auto_approve_days      integer,
  kit_codes              integer,
  connection_id          uuid REFERENCES user_connection ON DELETE SET NULL,
  fee_basis_points       integer,
  fee_cents              bigint,
  -- The creator receives exactly the net that both sides agreed on (rules §9). So both sides also agree on the payout
  -- cost, which depends on the creator's payout method at that time. Questboard keeps or pays the difference to the
  -- vendor's fee.
  payout_method          text REFERENCES payout_method ON DELETE RESTRICT,
  payout_cost_cents      bigint,
  net_cents              bigint GENERATED ALWAYS AS (amount_cents - fee_cents - payout_cost_cents) STORED,
  brief                  jsonb,
  -- A company can extend a creator's deadline before it passes. Content submitted in the extension counts as late.
  extended_from          timestamptz,
  grace_days             integer NOT NULL DEFAULT 0,
  grace_ends_at          timestamptz,
  -- Content that is public before the quest's embargo ends marks the run, and both sides are notified (rules §4).
  embargo_broken_at      timestamptz,
  embargo_content_id     uuid REFERENCES content ON DELETE SET NULL,
  review_extended_at     timestamptz,
  status_changed_at      timestamptz NOT NULL DEFAULT now(),
  version                integer NOT NULL DEFAULT 1,
  created_at             timestamptz NOT NULL DEFAULT now(),
  updated_at             timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, creator_id),
  CONSTRAINT quest_run_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT quest_run_content_length_positive CHECK (content_length_minutes > 0),
  CONSTRAINT quest_run_agreed_terms CHECK (
    status IN ('INITIAL_BID', 'COUNTER_BID', 'BID_EXPIRED', 'BID_REJECTED')
    OR num_nulls(amount_cents, platform, post_type, content_length_minutes, delivery_type, auto_approve_days, kit_codes,
                 fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at) = 0),
  CONSTRAINT quest_run_payout_cost_within_earned CHECK (
    payout_cost_cents IS NULL OR accepted_at IS NOT NULL AND payout_cost_cents BETWEEN 0 AND amount_cents - fee_cents),
  CONSTRAINT quest_run_extended_later CHECK (extended_from < content_deadline_at)
);
COMMENT ON TABLE quest_run IS 'A quest run: one creator''s work on a quest, from the first offer to the payout. A workflow handles its deadlines.';
COMMENT ON COLUMN quest_run.id IS 'The unique id of the row.';
COMMENT ON COLUMN quest_run.quest_id IS 'The quest that the row belongs to.';
COMMENT ON COLUMN quest_run.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN quest_run.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN quest_run.status IS 'The current status. Only the status changes in quest_run_transition are allowed.';
COMMENT ON COLUMN quest_run.started_by IS 'The side that made the first offer.';
COMMENT ON COLUMN quest_run.current_bid_id IS 'The open offer, or the accepted offer.';
COMMENT ON COLUMN quest_run.amount_cents IS 'Agreed amount in US cents, from the accepted bid.';
COMMENT ON COLUMN quest_run.platform IS 'The agreed platform of the content.';
COMMENT ON COLUMN quest_run.post_type IS 'The agreed kind of content.';
COMMENT ON COLUMN quest_run.content_length_minutes IS 'The agreed length of the content.';
COMMENT ON COLUMN quest_run.delivery_date IS 'The agreed day of publishing, under delivery type specific_date.';
COMMENT ON COLUMN quest_run.deadline_at IS 'The deadline of the current status, by which the next action is due.';
COMMENT ON COLUMN quest_run.content_deadline_at IS 'The deadline to submit content.';
COMMENT ON COLUMN quest_run.listing_deadline_at IS 'The deadline to make the approved content public.';
COMMENT ON COLUMN quest_run.accepted_at IS 'When an offer was accepted.';
COMMENT ON COLUMN quest_run.paid_at IS 'When the company''s payment arrived.';
COMMENT ON COLUMN quest_run.content_submitted_at IS 'When content was last submitted.';
COMMENT ON COLUMN quest_run.content_approved_at IS 'When the content was approved.';
COMMENT ON COLUMN quest_run.finished_at IS 'When the run reached a terminal status.';
COMMENT ON COLUMN quest_run.kit_claimed_at IS 'When the creator first claimed a code of the kit.';
COMMENT ON COLUMN quest_run.payment_id IS 'The company''s payment.';
COMMENT ON COLUMN quest_run.payout_id IS 'The creator''s payout.';
COMMENT ON COLUMN quest_run.delivery_type IS 'Agreed delivery type.';
COMMENT ON COLUMN quest_run.publish_from IS 'Agreed start of publishing, under delivery type date_range.';
COMMENT ON COLUMN quest_run.publish_until IS 'Agreed end of publishing, under delivery type date_range; if the quest''s end moves to a later time, this end moves too.';
COMMENT ON COLUMN quest_run.embargo_at IS 'The end of the agreed embargo, before which no content can be public.';
COMMENT ON COLUMN quest_run.auto_approve_days IS 'Agreed number of days after which unreviewed content is approved.';
COMMENT ON COLUMN quest_run.kit_codes IS 'Agreed number of kit codes.';
COMMENT ON COLUMN quest_run.connection_id IS 'The creator''s channel. Empty until it is known.';
COMMENT ON COLUMN quest_run.fee_basis_points IS 'The platform''s fee in hundredths of a percent, from the company''s plan at acceptance.';
COMMENT ON COLUMN quest_run.fee_cents IS 'The platform''s fee in US cents.';
COMMENT ON COLUMN quest_run.net_cents IS 'The amount that arrives in the creator''s account: the agreed amount less the platform fee and the payout cost.';
COMMENT ON COLUMN quest_run.brief IS 'A copy of the quest''s brief, as both sides agreed on it.';
COMMENT ON COLUMN quest_run.extended_from IS 'The content deadline before the company extended it; later content is marked late. Empty without an extension.';
COMMENT ON COLUMN quest_run.grace_days IS 'Agreed number of days after the deadline in which late content is accepted.';
COMMENT ON COLUMN quest_run.grace_ends_at IS 'When the grace period ends. Empty before the grace period begins. A run has only one.';
COMMENT ON COLUMN quest_run.embargo_broken_at IS 'When content was first seen in public before the embargo ended.';
COMMENT ON COLUMN quest_run.embargo_content_id IS 'The content that broke the embargo, if a channel check has seen it.';
COMMENT ON COLUMN quest_run.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN quest_run.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN quest_run.created_at IS 'When the row was created.';
COMMENT ON COLUMN quest_run.updated_at IS 'When the row last changed.';
COMMENT ON COLUMN quest_run.payout_method IS 'The creator''s payout method at acceptance, which determines the payout cost.';
COMMENT ON COLUMN quest_run.payout_cost_cents IS 'The agreed payout cost in US cents, computed by `payoutShare` in domain/.';
COMMENT ON COLUMN quest_run.review_extended_at IS 'When the review got more time because its content was not found: a run gets more time only once.';

CREATE FUNCTION quest_run_expected_payout_method(run quest_run) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(run.payout_method, (SELECT method FROM payout_account WHERE creator_id = run.creator_id))
$$;
COMMENT ON FUNCTION quest_run_expected_payout_method(quest_run) IS
  'The agreed payout method, or the creator''s current payout method while nothing is agreed. Both sides see the payout cost before they agree.';
CREATE INDEX quest_run_payout_id_idx ON quest_run (payout_id);
CREATE INDEX quest_run_payment_id_idx ON quest_run (payment_id);
CREATE INDEX quest_run_current_bid_id_idx ON quest_run (current_bid_id);
CREATE INDEX quest_run_company_idx ON quest_run (company_id, status, status_changed_at DESC);
CREATE INDEX quest_run_creator_idx ON quest_run (creator_id, status, deadline_at);
CREATE INDEX quest_run_quest_idx ON quest_run (quest_id, status, company_id, created_at DESC);
CREATE INDEX quest_run_deadline_idx ON quest_run (deadline_at) WHERE finished_at IS NULL;
CREATE INDEX quest_run_payout_method_idx ON quest_run (payout_method);

-- The same rule as publishingOpensAt in the domain: the latest of the run's agreed window, day and embargo counts.
CREATE FUNCTION publishing_opens_at(run quest_run) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(run.delivery_date, run.publish_from, run.embargo_at)
$$;
COMMENT ON FUNCTION publishing_opens_at(quest_run) IS 'The time before which no content of a run can be public. Null means immediately.';

CREATE UNIQUE INDEX quest_run_one_per_creator ON quest_run (quest_id, creator_id)
  WHERE status NOT IN ('BID_EXPIRED', 'BID_REJECTED', 'PAYMENT_EXPIRED', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
                       'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED');
COMMENT ON INDEX quest_run_one_per_creator IS 'A creator has only one run of a quest under way at a time, and no other run after a completed one.';
CREATE INDEX quest_run_connection_id_idx ON quest_run (connection_id);

-- The index lists runs with the earliest due date first. Ended runs have no due date.
CREATE INDEX quest_run_company_deadline_idx ON quest_run (company_id, deadline_at, id);
CREATE INDEX quest_run_company_ended_idx ON quest_run (company_id, finished_at DESC NULLS LAST, id);

-- The latest status changes in a company, because its home page shows the next step of each kind (rules §2 'Company
-- home').
CREATE INDEX quest_run_company_moved_idx ON quest_run (company_id, status_changed_at DESC);
CREATE INDEX quest_run_approved_idx ON quest_run (company_id, content_approved_at) WHERE content_approved_at IS NOT NULL;
CREATE INDEX quest_run_embargo_content_id_idx ON quest_run (embargo_content_id) WHERE embargo_content_id IS NOT NULL;

-- The extra time comes from the agreed grace period, from the company, or from a later end of the publishing window.
CREATE FUNCTION quest_run_more_time() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id, payload)
  VALUES (NEW.id, NEW.company_id, NEW.creator_id,
          CASE WHEN NEW.grace_ends_at IS DISTINCT FROM OLD.grace_ends_at THEN 'GRACE_BEGAN' ELSE 'MORE_TIME_GIVEN' END,
          actor_id(), jsonb_build_object('deadline_at', NEW.content_deadline_at));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_more_time() IS 'Records in the history of a run that the creator can submit content later than agreed.';

-- This function is called before an offer is made or accepted. Earned money is paid even if the account was closed.
CREATE FUNCTION can_be_paid_out(of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payout_account JOIN "user" ON "user".id = creator_id
                  WHERE creator_id = of_creator_id AND is_ready AND active AND deleted_at IS NULL)
$$;
COMMENT ON FUNCTION can_be_paid_out(uuid) IS 'True if a creator can make paid agreements: the account is open, and the payout setup is finished.';

-- The function that accepts an offer writes the agreement. The database checks the agreement again, because money
-- depends on it.
CREATE FUNCTION keeps_offer(run quest_run) RETURNS boolean
  LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN run.fee_cents IS NOT DISTINCT FROM fee_of(run.amount_cents, run.fee_basis_points) AND EXISTS (
    SELECT FROM quest_bid AS bid
     WHERE bid.id = run.current_bid_id
       AND (bid.amount_cents, bid.platform, bid.post_type, bid.content_length_minutes, bid.delivery_type, bid.delivery_date)
         IS NOT DISTINCT FROM
           (run.amount_cents, run.platform, run.post_type, run.content_length_minutes, run.delivery_type, run.delivery_date));
END $$;
COMMENT ON FUNCTION keeps_offer(quest_run) IS 'True if the agreed terms of a run equal its offer''s terms, and the fee matches the agreed fee rate.';

CREATE FUNCTION quest_run_lacks(was quest_run, is_now quest_run) RETURNS text
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  answer text := (SELECT bid.answer FROM quest_bid AS bid WHERE bid.id = is_now.current_bid_id);
  payment payment := (SELECT p FROM payment AS p WHERE p.id = is_now.payment_id);
  pending bigint;
  approved bigint;
  unlisted bigint;
BEGIN
  SELECT count(*) FILTER (WHERE status = 'PENDING'), count(*) FILTER (WHERE status = 'APPROVED'),
         count(*) FILTER (WHERE status = 'APPROVED' AND visibility = 'unlisted' AND listed_at IS NULL)
    INTO pending, approved, unlisted
    FROM submission WHERE quest_run_id = is_now.id;
  RETURN CASE is_now.status
    WHEN 'COUNTER_BID' THEN
      CASE WHEN (SELECT count(*) FROM quest_bid WHERE quest_run_id = is_now.id) < 2 THEN 'a counter-offer' END
    WHEN 'BID_EXPIRED' THEN CASE WHEN coalesce(answer, 'none') NOT IN ('expired', 'none') OR
        EXISTS (SELECT FROM quest_bid WHERE quest_run_id = is_now.id AND quest_bid.answer IS NULL) THEN 'an expired offer' END
    WHEN 'BID_REJECTED' THEN CASE WHEN coalesce(answer, 'none') NOT IN ('declined', 'withdrawn') THEN 'a declined or withdrawn offer' END
    WHEN 'PENDING_PAYMENT' THEN CASE
      WHEN answer IS DISTINCT FROM 'accepted' THEN 'an accepted offer'
      WHEN was.status = 'PAYMENT' AND payment.status NOT IN ('pending', 'failed', 'expired') THEN 'a failed payment'
      -- This condition is checked only when an offer is accepted, because a failed payment must be undone even if the
      -- account has changed.
      WHEN was.status <> 'PAYMENT' AND NOT can_be_paid_out(is_now.creator_id) THEN 'a ready payout account'
      WHEN was.status <> 'PAYMENT' AND NOT keeps_offer(is_now) THEN 'the terms of the accepted offer' END
    WHEN 'PAYMENT' THEN CASE
      WHEN payment.id IS NULL OR payment.status NOT IN ('processing', 'succeeded') THEN 'a payment in progress'
      WHEN payment.company_id <> is_now.company_id THEN 'a payment of its own company' END
    WHEN 'PAYMENT_EXPIRED' THEN CASE
      WHEN payment.status = 'succeeded' THEN 'an unpaid payment' END
    WHEN 'CONTENTPRODUCTION' THEN CASE
      WHEN was.status = 'CONTENTREVIEW' AND pending > 0 THEN 'a review of the submitted content'
      WHEN was.status <> 'CONTENTREVIEW' AND payment.status IS DISTINCT FROM 'succeeded' THEN 'a successful payment'
      WHEN was.status <> 'CONTENTREVIEW' AND escrow_of(is_now.id) <> is_now.amount_cents
        THEN 'the agreed amount in its escrow' END
    WHEN 'CONTENTREVIEW' THEN CASE WHEN pending = 0 THEN 'submitted content' END
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN CASE
      WHEN pending > 0 OR approved = 0 THEN 'approved content'
      WHEN is_now.post_type <> 'VIDEO' THEN 'a video, because only videos are listed'
      WHEN count_not_found(is_now.id) > 0 THEN 'content that a channel check has found or the company has approved' END
    WHEN 'PAYOUT' THEN CASE
      WHEN pending > 0 OR approved = 0 THEN 'approved content'
      WHEN unlisted > 0 THEN 'content that is public'
      WHEN was.status = 'CONTENTREVIEW' AND count_not_found(is_now.id) > 0
        THEN 'content that a channel check has found or the company has approved' END
    WHEN 'COMPLETED' THEN CASE
      WHEN (SELECT status FROM payout WHERE id = is_now.payout_id) IS DISTINCT FROM 'paid' AND NOT EXISTS (
             SELECT FROM quest_run_dispute
              WHERE quest_run_id = is_now.id AND status = 'decided' AND decision = 'refund') THEN 'a paid payout'
      WHEN escrow_of(is_now.id) <> 0 THEN 'an empty escrow' END
  END;
END $$;
COMMENT ON FUNCTION quest_run_lacks(quest_run, quest_run) IS 'The first precondition of a status change that a quest run does not meet, in words. Null if it meets all preconditions.';

CREATE FUNCTION quest_run_praise_after_approval() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT content_approved_at FROM quest_run WHERE id = NEW.quest_run_id) IS NULL THEN
    PERFORM refuse('quest_run_praise_after_approval', 'reviews and badges are possible only after the content is approved');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_praise_after_approval() IS 'Refuses a review or badge for a run whose content is not approved.';

CREATE FUNCTION quest_run_stays(was quest_run, is_now quest_run) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF is_now.started_by IS DISTINCT FROM was.started_by THEN
    PERFORM refuse('quest_run_agreed_is_final', 'the side that started the run cannot change');
  END IF;
  IF (was.quest_id, was.company_id, was.creator_id) IS DISTINCT FROM (is_now.quest_id, is_now.company_id, is_now.creator_id)
     -- A later end of the publishing window is allowed because it favors the creator.
     OR was.accepted_at IS NOT NULL AND (
       (was.amount_cents, was.platform, was.post_type, was.content_length_minutes, was.delivery_type, was.delivery_date,
        was.publish_from, was.embargo_at, was.auto_approve_days, was.grace_days, was.kit_codes, was.fee_basis_points, was.fee_cents,
        was.payout_method, was.payout_cost_cents, was.brief, was.current_bid_id, was.accepted_at)
       IS DISTINCT FROM
       (is_now.amount_cents, is_now.platform, is_now.post_type, is_now.content_length_minutes, is_now.delivery_type, is_now.delivery_date,
        is_now.publish_from, is_now.embargo_at, is_now.auto_approve_days, is_now.grace_days, is_now.kit_codes, is_now.fee_basis_points, is_now.fee_cents,
        is_now.payout_method, is_now.payout_cost_cents, is_now.brief, is_now.current_bid_id, is_now.accepted_at)
       OR is_now.publish_until IS DISTINCT FROM was.publish_until AND NOT coalesce(is_now.publish_until > was.publish_until, false)) THEN
    PERFORM refuse('quest_run_agreed_is_final', 'the agreed terms cannot change');
  END IF;
  -- When an account is deleted, the run's channel becomes empty, but no other channel can replace it.
  IF was.accepted_at IS NOT NULL AND is_now.connection_id IS NOT NULL AND was.connection_id IS DISTINCT FROM is_now.connection_id THEN
    PERFORM refuse('quest_run_agreed_is_final', 'the agreed channel cannot change');
  END IF;
  IF was.status = is_now.status AND was.accepted_at IS NOT NULL
     AND (was.content_deadline_at IS NOT NULL AND NOT coalesce(is_now.content_deadline_at >= was.content_deadline_at, false)
          OR was.listing_deadline_at IS NOT NULL AND NOT coalesce(is_now.listing_deadline_at >= was.listing_deadline_at, false)) THEN
    PERFORM refuse('quest_run_agreed_is_final', 'the agreed content deadline cannot change, except to a later one');
  END IF;
  IF was.paid_at IS NOT NULL AND was.payment_id IS DISTINCT FROM is_now.payment_id
     OR was.payout_id IS NOT NULL AND was.payout_id IS DISTINCT FROM is_now.payout_id THEN
    PERFORM refuse('quest_run_money_stays', 'a successful payment and a started payout cannot be replaced');
  END IF;
  -- The time of a status change can be written only when the status changes.
  IF was.status = is_now.status
       AND (was.paid_at, was.content_submitted_at, was.content_approved_at, was.finished_at)
         IS DISTINCT FROM (is_now.paid_at, is_now.content_submitted_at, is_now.content_approved_at, is_now.finished_at)
     OR was.paid_at IS NOT NULL AND was.paid_at IS DISTINCT FROM is_now.paid_at
     OR was.finished_at IS NOT NULL AND was.finished_at IS DISTINCT FROM is_now.finished_at THEN
    PERFORM refuse('quest_run_moments_stay', 'the times of the payment, submission, approval and end are set only when the status changes');
  END IF;
  IF was.review_extended_at IS NOT NULL AND was.review_extended_at IS DISTINCT FROM is_now.review_extended_at THEN
    PERFORM refuse('quest_run_moments_stay', 'a review can be extended only once');
  END IF;
END $$;
COMMENT ON FUNCTION quest_run_stays(quest_run, quest_run) IS 'Refuses to change the parties, the agreed terms, the money or the past status changes of a run, which are written only once.';

-- The account is locked first, because deleting an account also locks the account before the activation.
CREATE TRIGGER quest_run_account BEFORE INSERT ON quest_run FOR EACH ROW EXECUTE FUNCTION guard_account();
SELECT begin_with('quest_run', 'quest run', '{INITIAL_BID}',
  '{accepted_at,paid_at,content_submitted_at,content_approved_at,kit_claimed_at,finished_at,amount_cents,payout_method,payout_cost_cents,payment_id,payout_id}');
CREATE TRIGGER quest_run_entry BEFORE INSERT ON quest_run FOR EACH ROW EXECUTE FUNCTION guard_entry('quest_id');
SELECT follow_owner('quest_run', 'activation', 'quest_id');

SELECT guard_status('quest_run', 'quest run');

CREATE FUNCTION quest_run_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  lacks text;
BEGIN
  IF OLD.status <> NEW.status THEN
    IF is_by_hand() THEN
      PERFORM refuse_by_hand('status', 'quest run', 'set "deadline_at" to this moment, and its time does what is due');
    END IF;
    lacks := quest_run_lacks(OLD, NEW);
    IF lacks IS NOT NULL THEN
      PERFORM refuse('quest_run_preconditions', format('the quest run cannot become "%s" without %s', NEW.status, lacks));
    END IF;
  END IF;
  IF OLD.status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' AND NEW.status = 'PAYOUT' THEN
    IF count_unlisted(NEW.id) > 0 THEN
      PERFORM refuse('quest_run_listing_seen', 'a video is paid only after a check has seen it public');
    END IF;
    -- A video that is public before its window or day is not verified yet, because payment would follow.
    IF move_cause() ->> 'by' = 'provider' AND publishing_opens_at(NEW) > now() THEN
      PERFORM refuse('quest_run_listing_seen', 'a video is paid only after a check has seen it public within the publishing window');
    END IF;
  END IF;
  PERFORM quest_run_stays(OLD, NEW);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_refuse() IS 'Refuses a status change without a lifecycle move, a status whose preconditions are not met, and changes of agreed terms or completed steps.';
CREATE TRIGGER quest_run_refuse BEFORE UPDATE ON quest_run FOR EACH ROW EXECUTE FUNCTION quest_run_refuse();

CREATE FUNCTION quest_run_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  IF OLD.status <> NEW.status THEN
    NEW.status_changed_at := now();
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
  END IF;
  -- A lifecycle move or a new offer can set the deadline. Otherwise the old deadline is cleared, and the workflow sets
  -- the deadline that follows from the rules.
  IF NEW.deadline_at IS NOT DISTINCT FROM OLD.deadline_at
     AND (OLD.status, OLD.current_bid_id) IS DISTINCT FROM (NEW.status, NEW.current_bid_id) THEN
    NEW.deadline_at := NULL;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_stamp() IS 'Stores the version of a run and the times of its status changes, and clears the deadline when the status or the offer changes.';
CREATE TRIGGER quest_run_stamp BEFORE UPDATE ON quest_run FOR EACH ROW EXECUTE FUNCTION quest_run_stamp();

SELECT keep_trail('quest_run', 'UPDATE OF status, amount_cents OR DELETE', '{id}');
CREATE TRIGGER quest_run_more_time AFTER UPDATE OF content_deadline_at ON quest_run
  FOR EACH ROW WHEN (OLD.status = 'CONTENTPRODUCTION' AND NEW.status = 'CONTENTPRODUCTION'
                     AND NEW.content_deadline_at > OLD.content_deadline_at)
  EXECUTE FUNCTION quest_run_more_time();

CREATE FUNCTION quest_run_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  sides jsonb := jsonb_build_object('company_id', NEW.company_id, 'creator_id', NEW.creator_id);
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM emit_step('quest_run', NULL, to_jsonb(NEW), 'questRunCreated');
    RETURN NULL;
  END IF;
  IF OLD.embargo_broken_at IS NULL AND NEW.embargo_broken_at IS NOT NULL THEN
    PERFORM emit_event('questEmbargoBroken', 'quest_run', NEW.id, sides);
  END IF;
  IF OLD.status <> NEW.status THEN
    PERFORM emit_step('quest_run', to_jsonb(OLD), to_jsonb(NEW), NULL);
  END IF;
  -- A counter-offer has its own deadline and its own event, and a review that got more time has its own event. So the event
  -- for a moved deadline is only for a run whose offer and review stay the same.
  IF OLD.deadline_at IS NOT NULL AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at
     AND (OLD.status, OLD.current_bid_id, OLD.review_extended_at)
       IS NOT DISTINCT FROM (NEW.status, NEW.current_bid_id, NEW.review_extended_at) THEN
    PERFORM emit_event('deadlineMoved', 'quest_run', NEW.id,
      jsonb_build_object('from', OLD.deadline_at, 'to', NEW.deadline_at) || sides);
  END IF;
  IF OLD.review_extended_at IS NULL AND NEW.review_extended_at IS NOT NULL THEN
    PERFORM emit_event('questContentNotFound', 'quest_run', NEW.id, sides);
  END IF;
  IF OLD.accepted_at IS NULL AND NEW.accepted_at IS NOT NULL AND NEW.kit_codes > 0 THEN
    PERFORM tell_short_kit(NEW.quest_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_emit() IS 'Announces a new run, each change of its status, a moved deadline, a broken embargo, an extended review, and too few codes for the kits.';
CREATE TRIGGER quest_run_emit AFTER INSERT OR UPDATE ON quest_run FOR EACH ROW EXECUTE FUNCTION quest_run_emit();

CREATE FUNCTION quest_run_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE activation SET participant_count = participant_count + 1 WHERE id = NEW.quest_id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    UPDATE activation SET participant_count = participant_count - 1 WHERE id = OLD.quest_id;
    RETURN NULL;
  END IF;
  IF OLD.status <> NEW.status AND NEW.status IN ('CONTENTPRODUCTION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
     OR OLD.review_extended_at IS NULL AND NEW.review_extended_at IS NOT NULL THEN
    PERFORM check_channels_soon(NEW.creator_id);
  END IF;
  IF OLD.status <> NEW.status AND NEW.status = 'COMPLETED' THEN
    -- The lock makes changes of one creator's data wait for each other.
    PERFORM FROM creator_eligibility WHERE creator_id = NEW.creator_id FOR NO KEY UPDATE;
    PERFORM refresh_creator_eligibility(ARRAY[NEW.creator_id]);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_tally() IS 'Counts the creators of a quest and the completed quests of a creator, and puts the creator''s channels first in the queue of checks.';
CREATE TRIGGER quest_run_tally AFTER INSERT OR DELETE OR UPDATE OF status, review_extended_at ON quest_run
  FOR EACH ROW EXECUTE FUNCTION quest_run_tally();

-- A trigger's comment is its kind, which hasura/tests/triggers.test.ts compares with the trigger's function.
COMMENT ON TRIGGER quest_run_account ON quest_run IS 'refuse';
COMMENT ON TRIGGER quest_run_entry ON quest_run IS 'refuse';
COMMENT ON TRIGGER quest_run_refuse ON quest_run IS 'refuse';
COMMENT ON TRIGGER quest_run_stamp ON quest_run IS 'stamp';
COMMENT ON TRIGGER quest_run_more_time ON quest_run IS 'audit';
COMMENT ON TRIGGER quest_run_emit ON quest_run IS 'outbox';
COMMENT ON TRIGGER quest_run_tally ON quest_run IS 'tally';

CREATE TABLE quest_bid (
  id                     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_run_id           uuid NOT NULL,
  company_id             uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id             uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  side                   text NOT NULL REFERENCES quest_run_side ON DELETE RESTRICT,
  author_id              uuid REFERENCES "user" ON DELETE SET NULL,
  amount_cents           bigint NOT NULL,
  platform               text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  connection_id          uuid REFERENCES user_connection ON DELETE SET NULL,
  post_type              text NOT NULL REFERENCES post_type ON DELETE RESTRICT,
  content_length_minutes integer NOT NULL,
  delivery_date          timestamptz,
  message                text NOT NULL DEFAULT '',
  deadline_at            timestamptz,
  answer                 text,
  answered_at            timestamptz,
  delivery_type          text NOT NULL REFERENCES quest_delivery_type ON DELETE RESTRICT,
  created_at             timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (id, quest_run_id),
  CONSTRAINT quest_bid_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_bid_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT quest_bid_content_length_positive CHECK (content_length_minutes > 0),
  CONSTRAINT quest_bid_no_tiktok CHECK (platform <> 'tiktok'),
  CONSTRAINT quest_bid_message_length CHECK (length(message) <= 2000),
  CONSTRAINT quest_bid_answer_known CHECK (answer IN ('accepted', 'declined', 'countered', 'expired', 'withdrawn')),
  CONSTRAINT quest_bid_answered_with_answer CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT quest_bid_delivery_date_of_its_type CHECK ((delivery_type = 'specific_date') = (delivery_date IS NOT NULL))
);
COMMENT ON TABLE quest_bid IS 'An offer or counter-offer in a quest run. Only the answer to an offer can change.';
COMMENT ON COLUMN quest_bid.id IS 'The unique id of the row.';
COMMENT ON COLUMN quest_bid.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_bid.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN quest_bid.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN quest_bid.side IS 'The side that makes the offer.';
COMMENT ON COLUMN quest_bid.author_id IS 'The person who made the offer. Empty for auto-bidding.';
COMMENT ON COLUMN quest_bid.amount_cents IS 'Amount in US cents.';
COMMENT ON COLUMN quest_bid.platform IS 'The platform of the content.';
COMMENT ON COLUMN quest_bid.connection_id IS 'The creator''s channel. Empty until it is known.';
COMMENT ON COLUMN quest_bid.post_type IS 'The type of content.';
COMMENT ON COLUMN quest_bid.content_length_minutes IS 'Length in minutes.';
COMMENT ON COLUMN quest_bid.delivery_date IS 'The day of publishing, under delivery type specific_date.';
COMMENT ON COLUMN quest_bid.message IS 'An optional message to the other side.';
COMMENT ON COLUMN quest_bid.deadline_at IS 'The deadline to answer.';
COMMENT ON COLUMN quest_bid.answer IS 'The answer: accepted, declined, countered, expired or withdrawn. Empty while the offer is open.';
COMMENT ON COLUMN quest_bid.answered_at IS 'The time of the answer.';
COMMENT ON COLUMN quest_bid.delivery_type IS 'The delivery type: at any time, within the quest''s window, or on a specific day.';
COMMENT ON COLUMN quest_bid.created_at IS 'When the row was created.';
CREATE INDEX quest_bid_connection_id_idx ON quest_bid (connection_id);
CREATE INDEX quest_bid_author_id_idx ON quest_bid (author_id);
CREATE INDEX quest_bid_creator_id_idx ON quest_bid (creator_id);
CREATE INDEX quest_bid_company_id_idx ON quest_bid (company_id);
CREATE INDEX quest_bid_run_idx ON quest_bid (quest_run_id, created_at DESC);
CREATE UNIQUE INDEX quest_bid_one_open_per_run ON quest_bid (quest_run_id) WHERE answer IS NULL;
ALTER TABLE quest_run ADD CONSTRAINT quest_run_current_bid
  FOREIGN KEY (current_bid_id, id) REFERENCES quest_bid (id, quest_run_id) ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;
CREATE TRIGGER quest_bid_assign_owner BEFORE INSERT ON quest_bid
  FOR EACH ROW EXECUTE FUNCTION take_owner('quest_run', 'quest_run_id');
COMMENT ON TRIGGER quest_bid_assign_owner ON quest_bid IS 'stamp';
SELECT keep_trail('quest_bid', 'INSERT OR UPDATE', '{id}');
CREATE TRIGGER quest_bid_bare_answer BEFORE UPDATE OF answer ON quest_bid
  FOR EACH ROW WHEN (OLD.answer IS DISTINCT FROM NEW.answer AND is_by_hand())
  EXECUTE FUNCTION guard_move('answer', 'set "deadline_at" of its quest run to the current time; the offer is then answered automatically');
COMMENT ON TRIGGER quest_bid_bare_answer ON quest_bid IS 'refuse';

CREATE FUNCTION quest_bid_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run quest_run;
  quest quest;
  last_bid quest_bid;
BEGIN
  -- The lock makes simultaneous offers wait for each other.
  SELECT * INTO run FROM quest_run WHERE id = NEW.quest_run_id FOR NO KEY UPDATE;
  SELECT * INTO quest FROM quest WHERE id = run.quest_id;
  SELECT * INTO last_bid FROM quest_bid WHERE quest_run_id = NEW.quest_run_id ORDER BY created_at DESC, id DESC LIMIT 1;
  IF run.status NOT IN ('INITIAL_BID', 'COUNTER_BID') OR last_bid.answer IN ('accepted', 'declined', 'expired', 'withdrawn') THEN
    PERFORM refuse('quest_bid_while_bidding', 'bidding for this run has ended');
  END IF;
  IF NEW.side = coalesce(last_bid.side, CASE run.started_by WHEN 'company' THEN 'creator' ELSE 'company' END) THEN
    PERFORM refuse('quest_bid_in_turn', 'the other side must answer the offer');
  END IF;
  IF last_bid.id IS NOT NULL AND (
       NOT is_invited(run.quest_id, run.creator_id)
       OR EXISTS (SELECT FROM quest_run AS earlier
                   WHERE earlier.quest_id = run.quest_id AND earlier.creator_id = run.creator_id AND earlier.id <> run.id
                     AND earlier.accepted_at IS NOT NULL)) THEN
    PERFORM refuse('quest_bid_counter_after_invitation',
      'a company can make counter-offers only to creators it invited who did not join the quest before; accept or decline');
  END IF;
  IF NEW.side = 'creator' AND NOT can_be_paid_out(NEW.creator_id) THEN
    PERFORM refuse('quest_bid_needs_payout_account', 'the creator has not finished the payout setup');
  END IF;
  IF NEW.side = 'creator' AND NEW.connection_id IS NULL OR NEW.connection_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM user_connection
        WHERE id = NEW.connection_id AND user_id = NEW.creator_id AND provider_id = NEW.platform) THEN
    PERFORM refuse('quest_bid_own_connection', 'the channel is not one of the creator''s channels on this platform');
  END IF;
  IF NEW.side = 'company' AND NEW.platform IN ('twitch', 'youtube') AND NOT EXISTS (
       SELECT FROM user_connection WHERE user_id = NEW.creator_id AND provider_id = NEW.platform) THEN
    PERFORM refuse('quest_bid_platform_of_creator', 'the creator has no channel on this platform');
  END IF;
  IF NEW.amount_cents < (SELECT minimum_deal_size_cents FROM creator WHERE id = NEW.creator_id) THEN
    PERFORM refuse('quest_bid_minimum_deal_size', 'the amount is below the creator''s minimum deal size');
  END IF;
  IF NEW.post_type <> ALL (quest.post_types) THEN
    PERFORM refuse('quest_bid_post_type_wanted', 'the quest does not ask for this kind of content');
  END IF;
  IF NEW.delivery_type <> quest.delivery_type AND NOT (
       NEW.delivery_type = 'specific_date' AND (quest.delivery_type = 'open' OR NEW.delivery_date BETWEEN quest.publish_from AND quest.publish_until))
     OR quest.delivery_type = 'specific_date' AND NEW.delivery_date IS DISTINCT FROM quest.specific_date THEN
    PERFORM refuse('quest_bid_delivery_fits_quest', 'the delivery does not fit the quest');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_bid_check() IS 'Refuses an offer that is out of turn, comes from the wrong person, or does not match the quest.';
CREATE TRIGGER quest_bid_check BEFORE INSERT ON quest_bid FOR EACH ROW EXECUTE FUNCTION quest_bid_check();
COMMENT ON TRIGGER quest_bid_check ON quest_bid IS 'refuse';

CREATE FUNCTION quest_bid_keep() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('quest_bid_never_changes', 'an offer cannot be changed; make a new one');
  RETURN NEW;
END $$;
CREATE TRIGGER quest_bid_keep BEFORE UPDATE ON quest_bid FOR EACH ROW
  WHEN (OLD.answer IS NOT NULL
          AND (to_jsonb(OLD) - '{author_id,connection_id}'::text[] <> to_jsonb(NEW) - '{author_id,connection_id}'::text[]
               OR NEW.author_id IS NOT NULL AND OLD.author_id IS DISTINCT FROM NEW.author_id
               OR NEW.connection_id IS NOT NULL AND OLD.connection_id IS DISTINCT FROM NEW.connection_id)
        OR (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
            OLD.message, OLD.side, OLD.quest_run_id)
           IS DISTINCT FROM
           (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
            NEW.message, NEW.side, NEW.quest_run_id))
  EXECUTE FUNCTION quest_bid_keep();
COMMENT ON TRIGGER quest_bid_keep ON quest_bid IS 'refuse';

CREATE FUNCTION quest_bid_put_on_table() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quest_run SET current_bid_id = NEW.id, deadline_at = coalesce(NEW.deadline_at, deadline_at)
  WHERE id = NEW.quest_run_id;
  RETURN NULL;
END $$;
CREATE TRIGGER quest_bid_put_on_table AFTER INSERT ON quest_bid FOR EACH ROW EXECUTE FUNCTION quest_bid_put_on_table();
COMMENT ON TRIGGER quest_bid_put_on_table ON quest_bid IS 'tally';

-- A counter-offer to a counter-offer changes only the deadline, so the workflow needs an event for every offer. The
-- event contains the amount, the deadline and the message.
CREATE FUNCTION emit_quest_bid() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('bidMade', 'quest_bid', NEW.id, jsonb_strip_nulls(jsonb_build_object(
    'quest_run_id', NEW.quest_run_id, 'side', NEW.side, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id,
    'amount_cents', NEW.amount_cents, 'deadline_at', NEW.deadline_at, 'message', nullif(NEW.message, ''))));
  RETURN NULL;
END $$;
CREATE TRIGGER quest_bid_emit AFTER INSERT ON quest_bid FOR EACH ROW EXECUTE FUNCTION emit_quest_bid();
COMMENT ON TRIGGER quest_bid_emit ON quest_bid IS 'outbox';

CREATE VIEW creator_record AS
  SELECT creator.id AS creator_id,
         CASE WHEN runs.ended >= 3 THEN runs.completed END AS completed,
         CASE WHEN runs.ended >= 3 THEN runs.ended END AS ended,
         CASE WHEN answers.given >= 3 THEN answers.minutes END AS answer_minutes
    FROM creator
   CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE status = 'COMPLETED')::integer AS completed, count(*)::integer AS ended
       FROM quest_run
      WHERE creator_id = creator.id
        AND status IN ('COMPLETED', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')) AS runs
   CROSS JOIN LATERAL (
     SELECT count(*) AS given,
            round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 60))::integer AS minutes
       FROM quest_bid
      -- Offers are also declined when they expire or the quest ends, so these cases do not count in the creator's
      -- record.
      WHERE creator_id = creator.id AND side = 'company' AND answer IN ('accepted', 'countered')) AS answers;
COMMENT ON VIEW creator_record IS 'A creator''s record of kept deals and answered offers, across all companies, with at least 3 deals and 3 offers.';
COMMENT ON COLUMN creator_record.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN creator_record.completed IS 'The number of paid quests that the creator completed.';
COMMENT ON COLUMN creator_record.ended IS 'The number of the creator''s paid quests that have ended.';
COMMENT ON COLUMN creator_record.answer_minutes IS 'The median number of minutes in which the creator accepted an offer or made a counter-offer.';

CREATE FUNCTION quest_bid_fits_payout() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT fits_payout(NEW.creator_id, NEW.amount_cents) THEN
    PERFORM refuse('quest_bid_payout_limit', 'the amount is above the limit of the creator''s payout method');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_bid_fits_payout() IS 'Refuses a creator''s offer that is too high to be paid out.';
CREATE TRIGGER quest_bid_fits_payout BEFORE INSERT ON quest_bid
  FOR EACH ROW WHEN (NEW.side = 'creator') EXECUTE FUNCTION quest_bid_fits_payout();
COMMENT ON TRIGGER quest_bid_fits_payout ON quest_bid IS 'refuse';
