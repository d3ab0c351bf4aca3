-- A creator's run through a quest: bidding, payment, content production, listing, payout (spec §3, §4).

CREATE TABLE quest_run_status (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE quest_run_status IS 'Where a quest run stands (spec §4). Terminal ones are never left.';
INSERT INTO quest_run_status (value, comment) VALUES
  ('INITIAL_BID', 'The first offer waits for an answer'),
  ('COUNTER_BID', 'A counter offer waits for an answer'),
  ('BID_EXPIRED', 'Nobody answered the offer in time'),
  ('BID_REJECTED', 'The offer was declined'),
  ('PENDING_PAYMENT', 'Accepted, waits for the company''s payment'),
  ('PAYMENT', 'The payment is being made'),
  ('PAYMENT_EXPIRED', 'The company did not pay in time'),
  ('CONTENTPRODUCTION', 'The creator makes the content'),
  ('CONTENTREVIEW', 'The company reviews the content'),
  ('CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'No content was submitted in time'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'The approved content must now be listed publicly'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'The content was not listed in time'),
  ('PAYOUT', 'The creator is being paid'),
  ('COMPLETED', 'Done');

CREATE TABLE quest_run_transition (
  from_status text NOT NULL REFERENCES quest_run_status ON DELETE RESTRICT,
  to_status text NOT NULL REFERENCES quest_run_status ON DELETE RESTRICT,
  event text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE quest_run_transition IS 'The legal moves of quest_run.status; a trigger refuses any other.';
COMMENT ON COLUMN quest_run_transition.event IS 'What the move is called in events and logs.';
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

CREATE TABLE quest_run_side (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE quest_run_side IS 'The two sides of a quest run.';
INSERT INTO quest_run_side (value, comment) VALUES
  ('company', 'The company'),
  ('creator', 'The creator');

CREATE TABLE quest_run (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_id uuid NOT NULL REFERENCES quest ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  status text NOT NULL DEFAULT 'INITIAL_BID' REFERENCES quest_run_status ON DELETE RESTRICT,
  started_by text NOT NULL DEFAULT 'creator' REFERENCES quest_run_side ON DELETE RESTRICT,
  current_bid_id uuid,
  amount_cents bigint,
  platform text REFERENCES channel_provider ON DELETE RESTRICT,
  post_type text REFERENCES post_type ON DELETE RESTRICT,
  content_length_minutes integer,
  delivery_date timestamptz,
  deadline_at timestamptz,
  content_deadline_at timestamptz,
  listing_deadline_at timestamptz,
  accepted_at timestamptz,
  paid_at timestamptz,
  content_submitted_at timestamptz,
  content_approved_at timestamptz,
  finished_at timestamptz,
  kit_claimed_at timestamptz,
  payment_id uuid REFERENCES payment ON DELETE RESTRICT,
  payout_id uuid REFERENCES payout ON DELETE RESTRICT,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, creator_id),
  CONSTRAINT quest_run_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT quest_run_content_length_positive CHECK (content_length_minutes > 0),
  CONSTRAINT quest_run_agreed_terms CHECK (
    status IN ('INITIAL_BID', 'COUNTER_BID', 'BID_EXPIRED', 'BID_REJECTED')
    OR (amount_cents IS NOT NULL AND platform IS NOT NULL AND post_type IS NOT NULL AND content_length_minutes IS NOT NULL))
);
CREATE INDEX quest_run_payout_id_idx ON quest_run (payout_id);
CREATE INDEX quest_run_payment_id_idx ON quest_run (payment_id);
CREATE INDEX quest_run_current_bid_id_idx ON quest_run (current_bid_id);
COMMENT ON TABLE quest_run IS 'One creator''s run through a quest. The row is the truth; its workflow owns time.';
COMMENT ON COLUMN quest_run.id IS 'The row''s identity.';
COMMENT ON COLUMN quest_run.quest_id IS 'The quest.';
COMMENT ON COLUMN quest_run.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN quest_run.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN quest_run.status IS 'Where it stands; only the moves of quest_run_transition are legal.';
COMMENT ON COLUMN quest_run.started_by IS 'Who made the first offer.';
COMMENT ON COLUMN quest_run.current_bid_id IS 'The offer on the table, or the accepted one.';
COMMENT ON COLUMN quest_run.amount_cents IS 'Agreed amount in US cents, from the accepted bid.';
COMMENT ON COLUMN quest_run.platform IS 'Agreed platform.';
COMMENT ON COLUMN quest_run.post_type IS 'Agreed kind of content.';
COMMENT ON COLUMN quest_run.content_length_minutes IS 'Agreed length.';
COMMENT ON COLUMN quest_run.delivery_date IS 'Agreed day of publishing, if any.';
COMMENT ON COLUMN quest_run.deadline_at IS 'When the current status runs out: the next action''s due date.';
COMMENT ON COLUMN quest_run.content_deadline_at IS 'Until when content must be submitted.';
COMMENT ON COLUMN quest_run.listing_deadline_at IS 'Until when the approved content must be public.';
COMMENT ON COLUMN quest_run.accepted_at IS 'When a bid was accepted.';
COMMENT ON COLUMN quest_run.paid_at IS 'When the company''s payment arrived.';
COMMENT ON COLUMN quest_run.content_submitted_at IS 'When content was last submitted.';
COMMENT ON COLUMN quest_run.content_approved_at IS 'When the content was approved.';
COMMENT ON COLUMN quest_run.finished_at IS 'When a terminal status was reached.';
COMMENT ON COLUMN quest_run.kit_claimed_at IS 'When the creator opened the kit.';
COMMENT ON COLUMN quest_run.payment_id IS 'The company''s payment.';
COMMENT ON COLUMN quest_run.payout_id IS 'The creator''s payout.';
COMMENT ON COLUMN quest_run.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN quest_run.version IS 'Counts the changes, so that a guarded transition can say which state it saw.';
COMMENT ON COLUMN quest_run.created_at IS 'When the row was made.';
COMMENT ON COLUMN quest_run.updated_at IS 'When the row last changed.';
CREATE INDEX quest_run_company_idx ON quest_run (company_id, status, status_changed_at DESC);
CREATE INDEX quest_run_creator_idx ON quest_run (creator_id, status, deadline_at);
CREATE INDEX quest_run_quest_idx ON quest_run (quest_id, status, created_at DESC);
CREATE INDEX quest_run_deadline_idx ON quest_run (deadline_at) WHERE finished_at IS NULL;
-- A creator has one run of a quest under way at a time.
CREATE UNIQUE INDEX quest_run_one_per_creator ON quest_run (quest_id, creator_id)
  WHERE status NOT IN ('BID_EXPIRED', 'BID_REJECTED', 'PAYMENT_EXPIRED', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
                       'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED');

CREATE TABLE quest_bid (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_run_id uuid NOT NULL,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  side text NOT NULL REFERENCES quest_run_side ON DELETE RESTRICT,
  author_id uuid REFERENCES "user" ON DELETE SET NULL,
  amount_cents bigint NOT NULL,
  platform text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  connection_id uuid REFERENCES user_connection ON DELETE SET NULL,
  post_type text NOT NULL REFERENCES post_type ON DELETE RESTRICT,
  content_length_minutes integer NOT NULL,
  delivery_date timestamptz,
  message text NOT NULL DEFAULT '',
  deadline_at timestamptz,
  answer text,
  answered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, quest_run_id),
  CONSTRAINT quest_bid_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_bid_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT quest_bid_content_length_positive CHECK (content_length_minutes > 0),
  CONSTRAINT quest_bid_no_tiktok CHECK (platform <> 'tiktok'),
  CONSTRAINT quest_bid_message_length CHECK (length(message) <= 2000),
  CONSTRAINT quest_bid_answer_known CHECK (answer IN ('accepted', 'declined', 'countered', 'expired')),
  CONSTRAINT quest_bid_answered_with_answer CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX quest_bid_connection_id_idx ON quest_bid (connection_id);
CREATE INDEX quest_bid_author_id_idx ON quest_bid (author_id);
CREATE INDEX quest_bid_creator_id_idx ON quest_bid (creator_id);
CREATE INDEX quest_bid_company_id_idx ON quest_bid (company_id);
COMMENT ON TABLE quest_bid IS 'An offer or counter offer within a quest run. Never changed but for its answer.';
COMMENT ON COLUMN quest_bid.id IS 'The row''s identity.';
COMMENT ON COLUMN quest_bid.quest_run_id IS 'The run.';
COMMENT ON COLUMN quest_bid.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN quest_bid.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN quest_bid.side IS 'Who offers.';
COMMENT ON COLUMN quest_bid.author_id IS 'The person who offered; none for auto-bidding.';
COMMENT ON COLUMN quest_bid.amount_cents IS 'Amount in US cents.';
COMMENT ON COLUMN quest_bid.platform IS 'Where the content is published.';
COMMENT ON COLUMN quest_bid.connection_id IS 'The channel, once it is known.';
COMMENT ON COLUMN quest_bid.post_type IS 'Kind of content.';
COMMENT ON COLUMN quest_bid.content_length_minutes IS 'Length in minutes.';
COMMENT ON COLUMN quest_bid.delivery_date IS 'Proposed day of publishing.';
COMMENT ON COLUMN quest_bid.message IS 'Optional words to the other side.';
COMMENT ON COLUMN quest_bid.deadline_at IS 'Until when it can be answered.';
COMMENT ON COLUMN quest_bid.answer IS 'accepted, declined, countered or expired; none while open.';
COMMENT ON COLUMN quest_bid.answered_at IS 'When it was answered.';
COMMENT ON COLUMN quest_bid.created_at IS 'When the row was made.';
CREATE INDEX quest_bid_run_idx ON quest_bid (quest_run_id, created_at DESC);
CREATE UNIQUE INDEX quest_bid_one_open_per_run ON quest_bid (quest_run_id) WHERE answer IS NULL;
ALTER TABLE quest_run ADD CONSTRAINT quest_run_current_bid
  FOREIGN KEY (current_bid_id, id) REFERENCES quest_bid (id, quest_run_id) ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;

-- spec §8: minimum deal size. What a creator offers is the creator's own business.
CREATE FUNCTION quest_bid_check() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  minimum bigint := (SELECT minimum_deal_size_cents FROM creator WHERE id = NEW.creator_id);
  wanted text[] := (SELECT q.post_types FROM quest q JOIN quest_run r ON r.quest_id = q.id WHERE r.id = NEW.quest_run_id);
BEGIN
  IF NEW.side = 'company' AND NEW.amount_cents < minimum THEN
    PERFORM refuse('quest_bid_minimum_deal_size', 'minimum deal size not met');
  END IF;
  IF NEW.post_type <> ALL (wanted) THEN
    PERFORM refuse('quest_bid_post_type_wanted', 'the quest does not ask for this kind of content');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER quest_bid_a_take_owner BEFORE INSERT ON quest_bid
  FOR EACH ROW EXECUTE FUNCTION take_owner('quest_run', 'quest_run_id');
CREATE TRIGGER quest_bid_check BEFORE INSERT ON quest_bid FOR EACH ROW EXECUTE FUNCTION quest_bid_check();

CREATE FUNCTION quest_bid_keep() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('quest_bid_never_changes', 'an offer cannot be changed; make a new one');
  RETURN NEW;
END $$;
CREATE TRIGGER quest_bid_keep BEFORE UPDATE ON quest_bid FOR EACH ROW
  WHEN (OLD.answer IS NOT NULL
        OR (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.side, OLD.quest_run_id)
           IS DISTINCT FROM (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.side, NEW.quest_run_id))
  EXECUTE FUNCTION quest_bid_keep();

-- The new offer is the one on the table.
CREATE FUNCTION quest_bid_put_on_table() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quest_run SET current_bid_id = NEW.id, deadline_at = coalesce(NEW.deadline_at, deadline_at)
  WHERE id = NEW.quest_run_id;
  RETURN NULL;
END $$;
CREATE TRIGGER quest_bid_put_on_table AFTER INSERT ON quest_bid FOR EACH ROW EXECUTE FUNCTION quest_bid_put_on_table();

CREATE TABLE quest_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_run_id uuid NOT NULL,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  side text NOT NULL REFERENCES quest_run_side ON DELETE RESTRICT,
  author_id uuid REFERENCES "user" ON DELETE SET NULL,
  body text NOT NULL,
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_message_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_message_body_required CHECK (length(btrim(body)) BETWEEN 1 AND 5000)
);
CREATE INDEX quest_message_author_id_idx ON quest_message (author_id);
CREATE INDEX quest_message_creator_id_idx ON quest_message (creator_id);
CREATE INDEX quest_message_company_id_idx ON quest_message (company_id);
COMMENT ON TABLE quest_message IS 'A message of the quest log between company and creator.';
COMMENT ON COLUMN quest_message.id IS 'The row''s identity.';
COMMENT ON COLUMN quest_message.quest_run_id IS 'The run.';
COMMENT ON COLUMN quest_message.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN quest_message.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN quest_message.side IS 'Who wrote it.';
COMMENT ON COLUMN quest_message.author_id IS 'The person who wrote it.';
COMMENT ON COLUMN quest_message.body IS 'What it says.';
COMMENT ON COLUMN quest_message.read_at IS 'When the other side read it.';
COMMENT ON COLUMN quest_message.created_at IS 'When the row was made.';
CREATE TRIGGER quest_message_take_owner BEFORE INSERT ON quest_message
  FOR EACH ROW EXECUTE FUNCTION take_owner('quest_run', 'quest_run_id');
CREATE INDEX quest_message_run_idx ON quest_message (quest_run_id, created_at);
CREATE INDEX quest_message_unread_idx ON quest_message (quest_run_id, side) WHERE read_at IS NULL;

CREATE TABLE quest_run_event_type (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE quest_run_event_type IS 'What happens in a quest run (spec §3 events).';
INSERT INTO quest_run_event_type (value, comment) VALUES
  ('BID_DEADLINE_24', 'The bid deadline is 24 hours away'),
  ('BID_DEADLINE_72', 'The bid deadline is 72 hours away'),
  ('BID_EXPIRED', 'The offer expired'),
  ('BID_REJECTED', 'The offer was declined'),
  ('CONTENT_PRODUCTION_DEADLINE_EXPIRED', 'No content was submitted in time'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'The content was not listed in time'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS', 'The content is publicly listed'),
  ('CONTENT_REVIEW', 'The content was reviewed'),
  ('CONTENT_REVIEW_DEADLINE_24', 'The content review deadline is 24 hours away'),
  ('CONTENT_REVIEW_DEADLINE_72', 'The content review deadline is 72 hours away'),
  ('COUNTER_OFFER', 'A counter offer was made'),
  ('FINAL_CONTENT_SUBMITTED', 'Content was submitted'),
  ('NEW_OFFER', 'An offer was made'),
  ('PAYMENT_DEADLINE_24', 'The payment deadline is 24 hours away'),
  ('PAYMENT_DEADLINE_72', 'The payment deadline is 72 hours away'),
  ('PAYMENT_EXPIRED', 'The company did not pay in time'),
  ('QUEST_RUN_AWAITING_PAYMENT', 'Accepted, waits for payment');

CREATE TABLE quest_run_event (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_run_id uuid NOT NULL,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  type text NOT NULL REFERENCES quest_run_event_type ON DELETE RESTRICT,
  actor_id uuid REFERENCES "user" ON DELETE SET NULL,
  once_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_run_event_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_run_event_once UNIQUE (quest_run_id, once_key)
);
CREATE INDEX quest_run_event_actor_id_idx ON quest_run_event (actor_id);
CREATE INDEX quest_run_event_creator_id_idx ON quest_run_event (creator_id);
CREATE INDEX quest_run_event_company_id_idx ON quest_run_event (company_id);
COMMENT ON TABLE quest_run_event IS 'What happened in a quest run, in order: the history both sides see.';
COMMENT ON COLUMN quest_run_event.id IS 'The row''s identity.';
COMMENT ON COLUMN quest_run_event.quest_run_id IS 'The run.';
COMMENT ON COLUMN quest_run_event.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN quest_run_event.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN quest_run_event.type IS 'What happened.';
COMMENT ON COLUMN quest_run_event.actor_id IS 'Who did it; none for time and workflows.';
COMMENT ON COLUMN quest_run_event.once_key IS 'Keeps a retried workflow from writing the same reminder twice.';
COMMENT ON COLUMN quest_run_event.created_at IS 'When the row was made.';
CREATE TRIGGER quest_run_event_take_owner BEFORE INSERT ON quest_run_event
  FOR EACH ROW EXECUTE FUNCTION take_owner('quest_run', 'quest_run_id');
CREATE INDEX quest_run_event_run_idx ON quest_run_event (quest_run_id, created_at);

CREATE FUNCTION quest_bid_log() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id)
  SELECT NEW.quest_run_id, NEW.company_id, NEW.creator_id,
         CASE WHEN EXISTS (SELECT FROM quest_bid b WHERE b.quest_run_id = NEW.quest_run_id AND b.id <> NEW.id)
              THEN 'COUNTER_OFFER' ELSE 'NEW_OFFER' END, NEW.author_id;
  RETURN NULL;
END $$;
CREATE TRIGGER quest_bid_audit AFTER INSERT OR UPDATE ON quest_bid FOR EACH ROW EXECUTE FUNCTION audit_row('id');
CREATE TRIGGER quest_bid_log AFTER INSERT ON quest_bid FOR EACH ROW EXECUTE FUNCTION quest_bid_log();

CREATE FUNCTION quest_run_log() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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
    WHEN 'CONTENTPRODUCTION' THEN CASE WHEN OLD.status = 'CONTENTREVIEW' THEN 'CONTENT_REVIEW' END
    WHEN 'PAYOUT' THEN CASE WHEN OLD.status = 'CONTENTREVIEW' THEN 'CONTENT_REVIEW'
                            ELSE 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS' END
  END;
BEGIN
  IF happened IS NOT NULL THEN
    INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id)
    VALUES (NEW.id, NEW.company_id, NEW.creator_id, happened, actor_id());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER quest_run_log AFTER UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION quest_run_log();

-- The moments that the status stands for.
CREATE FUNCTION quest_run_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  bid quest_bid;
BEGIN
  IF NEW.status = 'PENDING_PAYMENT' AND NEW.accepted_at IS NULL THEN
    NEW.accepted_at := now();
    SELECT * INTO bid FROM quest_bid WHERE id = NEW.current_bid_id;
    NEW.amount_cents := coalesce(NEW.amount_cents, bid.amount_cents);
    NEW.platform := coalesce(NEW.platform, bid.platform);
    NEW.post_type := coalesce(NEW.post_type, bid.post_type);
    NEW.content_length_minutes := coalesce(NEW.content_length_minutes, bid.content_length_minutes);
    NEW.delivery_date := coalesce(NEW.delivery_date, bid.delivery_date);
  END IF;
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
CREATE TRIGGER quest_run_take_owner BEFORE INSERT ON quest_run
  FOR EACH ROW EXECUTE FUNCTION take_owner('activation', 'quest_id');
CREATE TRIGGER quest_run_a_guard BEFORE UPDATE OF status ON quest_run
  FOR EACH ROW EXECUTE FUNCTION guard_transition('quest_run', 'quest run');
CREATE TRIGGER quest_run_b_stamp BEFORE UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION quest_run_stamp();

CREATE TRIGGER quest_run_c_stamp BEFORE UPDATE ON quest_run FOR EACH ROW EXECUTE FUNCTION stamp_change();
CREATE TRIGGER quest_run_audit AFTER UPDATE OF status, amount_cents OR DELETE ON quest_run
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE TABLE badge (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE badge IS 'What a company may say about a good run.';
INSERT INTO badge (value, comment) VALUES
  ('went_above_and_beyond', 'Went above and beyond'),
  ('great_partner', 'Great partner'),
  ('superb_content', 'Superb content');

CREATE TABLE quest_run_review (
  quest_run_id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  message text NOT NULL DEFAULT '',
  author_id uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_run_review_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_run_review_message_length CHECK (length(message) <= 5000)
);
CREATE INDEX quest_run_review_author_id_idx ON quest_run_review (author_id);
CREATE INDEX quest_run_review_creator_id_idx ON quest_run_review (creator_id);
CREATE INDEX quest_run_review_company_id_idx ON quest_run_review (company_id);
COMMENT ON TABLE quest_run_review IS 'What the company says about the creator''s work when it approves.';
COMMENT ON COLUMN quest_run_review.quest_run_id IS 'The run.';
COMMENT ON COLUMN quest_run_review.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN quest_run_review.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN quest_run_review.message IS 'Its words.';
COMMENT ON COLUMN quest_run_review.author_id IS 'The person who wrote it.';
COMMENT ON COLUMN quest_run_review.created_at IS 'When the row was made.';
COMMENT ON COLUMN quest_run_review.updated_at IS 'When the row last changed.';
CREATE TRIGGER quest_run_review_take_owner BEFORE INSERT ON quest_run_review
  FOR EACH ROW EXECUTE FUNCTION take_owner('quest_run', 'quest_run_id');
CREATE TRIGGER quest_run_review_set_updated_at BEFORE UPDATE ON quest_run_review
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE quest_run_badge (
  quest_run_id uuid NOT NULL,
  badge text NOT NULL REFERENCES badge ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (quest_run_id, badge),
  CONSTRAINT quest_run_badge_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE
);
CREATE INDEX quest_run_badge_creator_id_idx ON quest_run_badge (creator_id);
CREATE INDEX quest_run_badge_company_id_idx ON quest_run_badge (company_id);
COMMENT ON TABLE quest_run_badge IS 'A badge given for a run; shown on the creator''s profile.';
COMMENT ON COLUMN quest_run_badge.quest_run_id IS 'The run.';
COMMENT ON COLUMN quest_run_badge.badge IS 'Which badge.';
COMMENT ON COLUMN quest_run_badge.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN quest_run_badge.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN quest_run_badge.created_at IS 'When the row was made.';
CREATE TRIGGER quest_run_badge_take_owner BEFORE INSERT ON quest_run_badge
  FOR EACH ROW EXECUTE FUNCTION take_owner('quest_run', 'quest_run_id');

-- What came before quest runs and refers to them.
ALTER TABLE cart_item ADD CONSTRAINT cart_item_quest_run_id_fkey FOREIGN KEY (quest_run_id) REFERENCES quest_run ON DELETE CASCADE;
