CREATE TABLE post_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE post_type IS 'The kinds of content that a creator can make for a quest.';
COMMENT ON COLUMN post_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN post_type.comment IS 'The meaning of the value.';
INSERT INTO post_type (value, comment) VALUES
  ('SHORTS', 'Short videos'),
  ('STREAM', 'A livestream'),
  ('VIDEO', 'A video');

CREATE TABLE quest_delivery_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE quest_delivery_type IS 'The ways to schedule a quest''s content.';
COMMENT ON COLUMN quest_delivery_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN quest_delivery_type.comment IS 'The meaning of the value.';
INSERT INTO quest_delivery_type (value, comment) VALUES
  ('open', 'Open: within 10 days of approval'),
  ('date_range', 'Date range: within the publishing window'),
  ('specific_date', 'Specific date');

CREATE TABLE auto_bid_action (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE auto_bid_action IS 'The ways in which auto-bidding can answer a counter-offer.';
COMMENT ON COLUMN auto_bid_action.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN auto_bid_action.comment IS 'The meaning of the value.';
INSERT INTO auto_bid_action (value, comment) VALUES
  ('auto_accept', 'Accepts the counter-offer'),
  ('auto_decline', 'Declines the counter-offer'),
  ('manual_review', 'Leaves the answer to the company; declined after 5 days without one');

CREATE TABLE quest (
  id                 uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  kind               text NOT NULL GENERATED ALWAYS AS ('QUEST') STORED,
  budget_cents       bigint,
  delivery_type      text NOT NULL DEFAULT 'open' REFERENCES quest_delivery_type ON DELETE RESTRICT,
  specific_date      timestamptz,
  deliverables       text[] NOT NULL DEFAULT '{}',
  talking_points     text[] NOT NULL DEFAULT '{}',
  call_to_action     text NOT NULL DEFAULT '',
  target_url         text,
  track_clicks       boolean NOT NULL DEFAULT true,
  post_types         text[] NOT NULL DEFAULT '{STREAM}',
  auto_bid_max_cents bigint,
  auto_bid_within    text NOT NULL DEFAULT 'manual_review' REFERENCES auto_bid_action ON DELETE RESTRICT,
  auto_bid_over      text NOT NULL DEFAULT 'manual_review' REFERENCES auto_bid_action ON DELETE RESTRICT,
  publish_from       timestamptz,
  publish_until      timestamptz,
  auto_approve_days  integer NOT NULL DEFAULT 5,
  kit_codes          integer NOT NULL DEFAULT 1,
  -- A company can accept late content for some days. The creator sees this number before accepting, and the run keeps
  -- it. These days start after the content deadline, and the run expires only after them.
  grace_days         integer NOT NULL DEFAULT 0,
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_kind FOREIGN KEY (id, kind) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT quest_budget_positive CHECK (budget_cents > 0),
  CONSTRAINT quest_specific_date_only_for_its_type CHECK (specific_date IS NULL OR delivery_type = 'specific_date'),
  CONSTRAINT quest_post_types_known CHECK (post_types <@ ARRAY['SHORTS', 'STREAM', 'VIDEO'] AND cardinality(post_types) > 0),
  CONSTRAINT quest_auto_bid_max_positive CHECK (auto_bid_max_cents > 0),
  CONSTRAINT quest_auto_bid_within_action CHECK (auto_bid_within IN ('auto_accept', 'manual_review')),
  CONSTRAINT quest_auto_bid_over_action CHECK (auto_bid_over IN ('auto_decline', 'manual_review')),
  CONSTRAINT quest_publishing_window_of_its_type
    CHECK (delivery_type = 'date_range' OR (publish_from IS NULL AND publish_until IS NULL)),
  CONSTRAINT quest_publishing_window_order CHECK (publish_until > publish_from),
  CONSTRAINT quest_auto_approve_days_1_to_30 CHECK (auto_approve_days BETWEEN 1 AND 30),
  CONSTRAINT quest_kit_codes_0_to_10 CHECK (kit_codes BETWEEN 0 AND 10),
  CONSTRAINT quest_grace_days_0_to_7 CHECK (grace_days BETWEEN 0 AND 7)
);
COMMENT ON TABLE quest IS 'The fields of a quest in addition to its activation.';
COMMENT ON COLUMN quest.id IS 'The activation''s id.';
COMMENT ON COLUMN quest.kind IS 'Always QUEST: ties the row to an activation of that kind.';
COMMENT ON COLUMN quest.budget_cents IS 'The company''s optional budget in US cents; never shown to creators.';
COMMENT ON COLUMN quest.delivery_type IS 'The schedule of the content.';
COMMENT ON COLUMN quest.specific_date IS 'The day of publishing under delivery type specific_date.';
COMMENT ON COLUMN quest.deliverables IS 'The deliverables, one per entry.';
COMMENT ON COLUMN quest.talking_points IS 'The talking points, one per entry.';
COMMENT ON COLUMN quest.call_to_action IS 'The call to action for viewers.';
COMMENT ON COLUMN quest.target_url IS 'The target of the quest''s link.';
COMMENT ON COLUMN quest.track_clicks IS 'True: each creator gets a tracking link; false: the plain URL.';
COMMENT ON COLUMN quest.post_types IS 'The requested kinds of content: SHORTS, STREAM, VIDEO.';
COMMENT ON COLUMN quest.auto_bid_max_cents IS 'The maximum bid for auto-bidding. Empty if auto-bidding is off.';
COMMENT ON COLUMN quest.auto_bid_within IS 'Auto-bidding''s reaction to a counter-offer up to the maximum.';
COMMENT ON COLUMN quest.auto_bid_over IS 'Auto-bidding''s reaction to a counter-offer over the maximum.';
COMMENT ON COLUMN quest.publish_from IS 'When publishing opens, under delivery type date_range.';
COMMENT ON COLUMN quest.publish_until IS 'When publishing ends, under delivery type date_range.';
COMMENT ON COLUMN quest.auto_approve_days IS 'The number of days after which unreviewed content is approved.';
COMMENT ON COLUMN quest.kit_codes IS 'The number of kit codes per creator.';
COMMENT ON COLUMN quest.grace_days IS 'The number of days after the deadline in which late content is accepted.';
COMMENT ON COLUMN quest.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('quest');
SELECT guard_access('quest', '{company}', '{id,activation}');

-- rules §5: an embargo is only for specific-date or date-range delivery. The activation has the embargo and the quest
-- the delivery type, so the second of the two writes is refused.
CREATE FUNCTION refuse_open_delivery(of_quest_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM quest WHERE id = of_quest_id AND delivery_type = 'open') THEN
    PERFORM refuse('quest_embargo_delivery_type', 'an embargo needs a specific date or a date range');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_open_delivery(uuid) IS 'Refuses an embargo for a quest whose content can be delivered at any time.';

CREATE FUNCTION quest_embargo_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM activation WHERE id = NEW.id AND embargo_at IS NOT NULL) THEN
    PERFORM refuse_open_delivery(NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER quest_embargo_delivery_type AFTER INSERT OR UPDATE OF delivery_type ON quest
  FOR EACH ROW EXECUTE FUNCTION quest_embargo_check();
COMMENT ON TRIGGER quest_embargo_delivery_type ON quest IS 'refuse';

-- A company can change the game of a live quest, but content must show the agreed game, whose id is stored in the run.
CREATE FUNCTION quest_brief(of_quest_id uuid) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'name', activation.name, 'description', activation.description, 'game_id', activation.game_id, 'game', game.name, 'company', company.name,
    'deliverables', quest.deliverables, 'talking_points', quest.talking_points, 'call_to_action', quest.call_to_action,
    'target_url', quest.target_url, 'track_clicks', quest.track_clicks, 'embargo_time_zone', activation.embargo_time_zone)
    FROM quest JOIN activation ON activation.id = quest.id
    JOIN company ON company.id = activation.company_id
    LEFT JOIN game ON game.id = activation.game_id
   WHERE quest.id = of_quest_id
$$;
COMMENT ON FUNCTION quest_brief(uuid) IS 'The current brief of a quest.';

CREATE FUNCTION fee_of(amount_cents bigint, basis_points integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (amount_cents * basis_points + 5000) / 10000
$$;
COMMENT ON FUNCTION fee_of(bigint, integer) IS 'A part of an amount, rounded half up: `shareAmount` of domain/.';

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
COMMENT ON FUNCTION quest_move_deadlines() IS 'Extends runs under way by the days that were added to their quest''s publishing window.';
CREATE TRIGGER quest_move_deadlines AFTER UPDATE OF publish_until ON quest
  FOR EACH ROW WHEN (NEW.publish_until > OLD.publish_until) EXECUTE FUNCTION quest_move_deadlines();
COMMENT ON TRIGGER quest_move_deadlines ON quest IS 'tally';

CREATE FUNCTION quest_fee_basis_points(quest_row quest) RETURNS integer
  LANGUAGE sql STABLE AS $$
  SELECT plan.quest_fee_basis_points
    FROM activation CROSS JOIN LATERAL company_plan(activation.company_id) AS plan
   WHERE activation.id = quest_row.id
$$;
COMMENT ON FUNCTION quest_fee_basis_points(quest) IS
  'The platform''s current fee for this quest, in hundredths of a percent. Existing agreements keep their own fee.';
CREATE TRIGGER quest_target_url_public BEFORE INSERT OR UPDATE OF target_url ON quest
  FOR EACH ROW EXECUTE FUNCTION guard_public_link('target_url');
COMMENT ON TRIGGER quest_target_url_public ON quest IS 'refuse';
