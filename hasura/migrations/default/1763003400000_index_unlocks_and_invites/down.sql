DROP INDEX creator_language_created_at_idx;
CREATE OR REPLACE VIEW mission_unlock AS
  SELECT wanted.id AS mission_id, r.activation_id AS unlocked_mission_id, a.company_id
  FROM requirement r
  JOIN activation a ON a.id = r.activation_id AND a.kind = 'MISSION' AND a.status <> 'draft'
  CROSS JOIN LATERAL unnest(r.completed_mission_ids) AS wanted(id);
