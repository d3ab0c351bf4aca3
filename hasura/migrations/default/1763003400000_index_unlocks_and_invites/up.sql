-- Shown to be needed by the queries of the screens on the large market.

-- The missions that one mission unlocks, and those that unlock it: each way has its index, where unnesting the lists of
-- all requirements had none.
CREATE OR REPLACE VIEW mission_unlock AS
  SELECT m.id AS mission_id, r.activation_id AS unlocked_mission_id, a.company_id
  FROM activation m
  JOIN requirement r ON r.completed_mission_ids @> ARRAY[m.id] AND m.id = ANY (r.completed_mission_ids)
  JOIN activation a ON a.id = r.activation_id AND a.kind = 'MISSION' AND a.status <> 'draft';

-- Inviting creators starts with the newest who speak the language.
CREATE INDEX creator_language_created_at_idx ON creator (primary_content_language, created_at DESC);
