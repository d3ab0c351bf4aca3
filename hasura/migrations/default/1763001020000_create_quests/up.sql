-- Quests: paid sponsorships with bids, payment and payout (spec §3 to §5).

CREATE TABLE post_type (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE post_type IS 'What a creator makes for a quest.';
INSERT INTO post_type (value, comment) VALUES
  ('SHORTS', 'Short videos'),
  ('STREAM', 'A livestream'),
  ('VIDEO', 'A video');

CREATE TABLE quest_delivery_type (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE quest_delivery_type IS 'When the content of a quest is published.';
INSERT INTO quest_delivery_type (value, comment) VALUES
  ('open', 'Open: within 10 days of approval'),
  ('date_range', 'Date range: between the start and end date'),
  ('specific_date', 'Specific date');

CREATE TABLE auto_bid_action (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE auto_bid_action IS 'What auto-bidding does with a counter offer.';
INSERT INTO auto_bid_action (value, comment) VALUES
  ('auto_accept', 'Accepts it'),
  ('auto_decline', 'Declines it'),
  ('manual_review', 'Leaves it to the company, declined after 5 days without an answer');

CREATE TABLE quest (
  id uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  kind text NOT NULL GENERATED ALWAYS AS ('QUEST') STORED,
  budget_cents bigint,
  delivery_type text NOT NULL DEFAULT 'open' REFERENCES quest_delivery_type ON DELETE RESTRICT,
  specific_date timestamptz,
  deliverables text[] NOT NULL DEFAULT '{}',
  talking_points text[] NOT NULL DEFAULT '{}',
  call_to_action text NOT NULL DEFAULT '',
  target_url text,
  track_clicks boolean NOT NULL DEFAULT true,
  post_types text[] NOT NULL DEFAULT '{STREAM}',
  auto_bid_max_cents bigint,
  auto_bid_within text NOT NULL DEFAULT 'manual_review' REFERENCES auto_bid_action ON DELETE RESTRICT,
  auto_bid_over text NOT NULL DEFAULT 'manual_review' REFERENCES auto_bid_action ON DELETE RESTRICT,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_kind FOREIGN KEY (id, kind) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT quest_budget_positive CHECK (budget_cents > 0),
  CONSTRAINT quest_specific_date_only_for_its_type CHECK (specific_date IS NULL OR delivery_type = 'specific_date'),
  CONSTRAINT quest_target_url_http CHECK (target_url ~* '^https?://[^[:space:]]+$'),
  CONSTRAINT quest_post_types_known CHECK (post_types <@ ARRAY['SHORTS', 'STREAM', 'VIDEO'] AND cardinality(post_types) > 0),
  CONSTRAINT quest_auto_bid_max_positive CHECK (auto_bid_max_cents > 0),
  CONSTRAINT quest_auto_bid_within_action CHECK (auto_bid_within IN ('auto_accept', 'manual_review')),
  CONSTRAINT quest_auto_bid_over_action CHECK (auto_bid_over IN ('auto_decline', 'manual_review'))
);
COMMENT ON TABLE quest IS 'What a quest has beyond its activation.';
COMMENT ON COLUMN quest.id IS 'The activation''s id.';
COMMENT ON COLUMN quest.kind IS 'Always QUEST: ties the row to an activation of that kind.';
COMMENT ON COLUMN quest.budget_cents IS 'The company''s budget in US cents; optional, never shown to creators.';
COMMENT ON COLUMN quest.delivery_type IS 'When the content is published.';
COMMENT ON COLUMN quest.specific_date IS 'The day of publishing under delivery type specific_date.';
COMMENT ON COLUMN quest.deliverables IS 'What the creator delivers, one per entry.';
COMMENT ON COLUMN quest.talking_points IS 'What the creator talks about, one per entry.';
COMMENT ON COLUMN quest.call_to_action IS 'What viewers are asked to do.';
COMMENT ON COLUMN quest.target_url IS 'Where the quest''s link leads.';
COMMENT ON COLUMN quest.track_clicks IS 'True: each creator gets a tracking link; false: the plain URL.';
COMMENT ON COLUMN quest.post_types IS 'The kinds of content that are wanted: SHORTS, STREAM, VIDEO.';
COMMENT ON COLUMN quest.auto_bid_max_cents IS 'The highest bid that auto-bidding counts as within; none: auto-bidding is off.';
COMMENT ON COLUMN quest.auto_bid_within IS 'With a counter offer up to the maximum.';
COMMENT ON COLUMN quest.auto_bid_over IS 'With a counter offer over the maximum.';
COMMENT ON COLUMN quest.updated_at IS 'When the row last changed.';
CREATE TRIGGER quest_set_updated_at BEFORE UPDATE ON quest FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- spec §5: the embargo is only for specific-date or date-range delivery. The embargo stands on the activation and the
-- delivery type on the quest: whichever is written second is refused.
CREATE FUNCTION quest_embargo_check() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM activation a JOIN quest q ON q.id = a.id
             WHERE a.id = NEW.id AND a.embargo_at IS NOT NULL AND q.delivery_type = 'open') THEN
    PERFORM refuse('quest_embargo_delivery_type', 'an embargo needs a specific date or a date range');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER quest_embargo_delivery_type AFTER INSERT OR UPDATE OF delivery_type ON quest
  FOR EACH ROW EXECUTE FUNCTION quest_embargo_check();
CREATE TRIGGER activation_embargo_delivery_type AFTER UPDATE OF embargo_at ON activation
  FOR EACH ROW WHEN (NEW.kind = 'QUEST' AND NEW.embargo_at IS NOT NULL) EXECUTE FUNCTION quest_embargo_check();
