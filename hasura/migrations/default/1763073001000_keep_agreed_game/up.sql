-- A company can change the game of a live quest, but content must show the agreed game, which the run keeps by its id.
CREATE OR REPLACE FUNCTION quest_brief(of_quest_id uuid) RETURNS jsonb
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

-- Older agreements have only the game's name. Their content had to show the quest's game, so that game is filled in.
ALTER TABLE quest_run DISABLE TRIGGER USER;
UPDATE quest_run SET brief = quest_run.brief || jsonb_build_object('game_id', activation.game_id)
  FROM activation
 WHERE activation.id = quest_run.quest_id AND quest_run.brief IS NOT NULL AND NOT quest_run.brief ? 'game_id';
ALTER TABLE quest_run ENABLE TRIGGER USER;
