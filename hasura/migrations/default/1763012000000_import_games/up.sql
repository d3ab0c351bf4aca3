-- Games come into the catalogue from one that knows all games, and what a store says of a game fills in a campaign: each wish is
-- a row, so that whoever asked sees what came of it, and so that nothing is asked of a vendor while a transaction is open.
CREATE TABLE game_import (
  id          uuid NOT NULL DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL CONSTRAINT game_import_company_id_fkey REFERENCES company ON DELETE CASCADE,
  user_id     uuid CONSTRAINT game_import_user_id_fkey REFERENCES "user" ON DELETE SET NULL,
  source      text NOT NULL,
  external_id text NOT NULL,
  game_id     uuid CONSTRAINT game_import_game_id_fkey REFERENCES game ON DELETE SET NULL,
  facts       jsonb,
  failure     text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT game_import_pkey PRIMARY KEY (id),
  CONSTRAINT game_import_source_known CHECK (source IN ('igdb', 'steam')),
  CONSTRAINT game_import_external_id_number CHECK (external_id ~ '^[1-9][0-9]{0,9}$'),
  CONSTRAINT game_import_failure_known CHECK (failure IN ('nothing-found', 'vendor-away')),
  CONSTRAINT game_import_facts_object CHECK (jsonb_typeof(facts) = 'object'),
  CONSTRAINT game_import_found_or_failed CHECK (failure IS NULL OR (facts IS NULL AND game_id IS NULL)),
  CONSTRAINT game_import_over_when_known CHECK (finished_at IS NOT NULL OR (failure IS NULL AND facts IS NULL AND game_id IS NULL))
);
CREATE INDEX game_import_company_id_idx ON game_import (company_id, created_at DESC);
CREATE INDEX game_import_user_id_idx ON game_import (user_id);
CREATE INDEX game_import_game_id_idx ON game_import (game_id);
CREATE INDEX game_import_open_idx ON game_import (created_at) WHERE finished_at IS NULL;
COMMENT ON TABLE game_import IS 'A wish for what a catalogue or a store says of a game, and what came of it.';
COMMENT ON COLUMN game_import.id IS 'The workflow game-import/<id> sees to it.';
COMMENT ON COLUMN game_import.company_id IS 'For whom: a game becomes one of its games, pictures become its uploads.';
COMMENT ON COLUMN game_import.user_id IS 'Who asked.';
COMMENT ON COLUMN game_import.source IS 'igdb: the game comes into the catalogue. steam: facts alone, which a person then takes over.';
COMMENT ON COLUMN game_import.external_id IS 'The game''s id there.';
COMMENT ON COLUMN game_import.game_id IS 'The game that it became, or that was here already.';
COMMENT ON COLUMN game_import.facts IS 'What the store says: storeFacts of domain/. Its pictures are ours.';
COMMENT ON COLUMN game_import.failure IS 'Why nothing came of it.';
COMMENT ON COLUMN game_import.created_at IS 'When it was asked for.';
COMMENT ON COLUMN game_import.finished_at IS 'When it was over; empty while it is under way.';

CREATE UNIQUE INDEX game_igdb_id_key ON game ((external_ids ->> 'igdb'));
COMMENT ON COLUMN game.external_ids IS 'The game''s ids elsewhere, by catalogue: {"steam": "440", "igdb": "891", "twitch": "16676"}.';
