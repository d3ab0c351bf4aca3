-- Matchmaking between creators and offers (spec §2, §3).

CREATE TABLE match_insight (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE match_insight IS 'How well a creator fits.';
INSERT INTO match_insight (value, comment) VALUES
  ('EXCELLENT', 'Excellent match'),
  ('GREAT', 'Great match'),
  ('GOOD', 'Good match'),
  ('AVERAGE', 'Average match'),
  ('POOR', 'Poor match');

CREATE TABLE matchmaking_objective (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE matchmaking_objective IS 'What the company wants to reach.';
INSERT INTO matchmaking_objective (value, comment) VALUES
  ('awareness', 'As many people as possible see the game'),
  ('engagement', 'People who watch are involved'),
  ('conversion', 'People go on to wishlist or buy');

CREATE TABLE matchmaking_status (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE matchmaking_status IS 'Where a matchmaking is.';
INSERT INTO matchmaking_status (value, comment) VALUES
  ('generating', 'Being computed'),
  ('ready', 'The suggestions are there'),
  ('failed', 'It could not be computed');

CREATE TABLE matchmaking (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id uuid NOT NULL REFERENCES game ON DELETE RESTRICT,
  objective text NOT NULL REFERENCES matchmaking_objective ON DELETE RESTRICT,
  countries text[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  platforms text[] NOT NULL DEFAULT '{twitch,youtube}',
  size_tiers text[] NOT NULL DEFAULT '{}',
  budget_cents bigint,
  status text NOT NULL DEFAULT 'generating' REFERENCES matchmaking_status ON DELETE RESTRICT,
  creators_considered integer,
  created_by uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT matchmaking_budget_positive CHECK (budget_cents > 0),
  CONSTRAINT matchmaking_platforms_known CHECK (platforms <@ ARRAY['twitch', 'youtube', 'tiktok'])
);
CREATE INDEX matchmaking_created_by_idx ON matchmaking (created_by);
CREATE INDEX matchmaking_game_id_idx ON matchmaking (game_id);
CREATE INDEX matchmaking_activation_id_idx ON matchmaking (activation_id);
COMMENT ON TABLE matchmaking IS 'One search for creators that fit an activation (the match-making wizard).';
COMMENT ON COLUMN matchmaking.id IS 'The row''s identity.';
COMMENT ON COLUMN matchmaking.activation_id IS 'The activation that creators are sought for.';
COMMENT ON COLUMN matchmaking.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN matchmaking.game_id IS 'The game.';
COMMENT ON COLUMN matchmaking.objective IS 'What the company wants to reach.';
COMMENT ON COLUMN matchmaking.countries IS 'Audience targeting: creators from these countries.';
COMMENT ON COLUMN matchmaking.languages IS 'Audience targeting: creators in these languages.';
COMMENT ON COLUMN matchmaking.platforms IS 'Audience targeting: platforms.';
COMMENT ON COLUMN matchmaking.size_tiers IS 'Audience targeting: creator size tiers.';
COMMENT ON COLUMN matchmaking.budget_cents IS 'What may be spent at most, in US cents.';
COMMENT ON COLUMN matchmaking.status IS 'Where it is.';
COMMENT ON COLUMN matchmaking.creators_considered IS 'How many creators were looked at.';
COMMENT ON COLUMN matchmaking.created_by IS 'Who asked.';
COMMENT ON COLUMN matchmaking.created_at IS 'When the row was made.';
COMMENT ON COLUMN matchmaking.finished_at IS 'When the suggestions were there.';
CREATE INDEX matchmaking_company_idx ON matchmaking (company_id, created_at DESC);
CREATE TRIGGER matchmaking_take_owner BEFORE INSERT ON matchmaking
  FOR EACH ROW EXECUTE FUNCTION take_owner('activation', 'activation_id');

CREATE FUNCTION matchmaking_emit() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('matchmakingRequested', 'matchmaking', NEW.id,
    jsonb_build_object('activation_id', NEW.activation_id, 'company_id', NEW.company_id));
  RETURN NULL;
END $$;
CREATE TRIGGER matchmaking_emit AFTER INSERT ON matchmaking FOR EACH ROW EXECUTE FUNCTION matchmaking_emit();

CREATE TABLE matchmaking_item (
  matchmaking_id uuid NOT NULL REFERENCES matchmaking ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  insight text NOT NULL REFERENCES match_insight ON DELETE RESTRICT,
  score double precision NOT NULL,
  platform text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  cost_per_hour_cents bigint,
  hours_streamed numeric(10, 1),
  predicted_ccv integer,
  average_ccv integer,
  suggested_offer_cents bigint,
  selected boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (matchmaking_id, creator_id),
  CONSTRAINT matchmaking_item_score_0_to_1 CHECK (score BETWEEN 0 AND 1),
  CONSTRAINT matchmaking_item_figures_not_negative CHECK (
    least(cost_per_hour_cents, hours_streamed, predicted_ccv, average_ccv, suggested_offer_cents) >= 0)
);
CREATE INDEX matchmaking_item_company_id_idx ON matchmaking_item (company_id);
CREATE INDEX matchmaking_item_creator_id_idx ON matchmaking_item (creator_id);
COMMENT ON TABLE matchmaking_item IS 'A creator suggested by a matchmaking, from the past 12 months of activity (spec §9).';
COMMENT ON COLUMN matchmaking_item.matchmaking_id IS 'The matchmaking.';
COMMENT ON COLUMN matchmaking_item.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN matchmaking_item.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN matchmaking_item.insight IS 'How well the creator fits.';
COMMENT ON COLUMN matchmaking_item.score IS 'RecSys score, 0 to 1.';
COMMENT ON COLUMN matchmaking_item.platform IS 'The channel''s platform.';
COMMENT ON COLUMN matchmaking_item.cost_per_hour_cents IS 'Estimated cost per hour in US cents.';
COMMENT ON COLUMN matchmaking_item.hours_streamed IS 'Hours streamed in the past 12 months.';
COMMENT ON COLUMN matchmaking_item.predicted_ccv IS 'Predicted concurrent viewers.';
COMMENT ON COLUMN matchmaking_item.average_ccv IS 'Average concurrent viewers.';
COMMENT ON COLUMN matchmaking_item.suggested_offer_cents IS 'Suggested offer in US cents.';
COMMENT ON COLUMN matchmaking_item.selected IS 'The company ticked this row.';
COMMENT ON COLUMN matchmaking_item.updated_at IS 'When the row last changed.';
CREATE INDEX matchmaking_item_score_idx ON matchmaking_item (matchmaking_id, score DESC);
CREATE TRIGGER matchmaking_item_take_owner BEFORE INSERT ON matchmaking_item
  FOR EACH ROW EXECUTE FUNCTION take_owner('matchmaking', 'matchmaking_id');
CREATE TRIGGER matchmaking_item_set_updated_at BEFORE UPDATE ON matchmaking_item
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();
