-- Without its required list or mission, an activation would be open to everyone (rules §5). A list or mission required by a
-- published activation stays until that activation ends or changes its requirements.

-- keep_required('creator_list_ids', 'creator_list'): the arguments name the column of requirement and the noun for the
-- refusal.
CREATE FUNCTION keep_required() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asking text;
BEGIN
  -- When a company is deleted, its lists and missions are deleted too.
  EXECUTE format('SELECT a.name FROM requirement r JOIN activation a ON a.id = r.activation_id JOIN company c ON c.id = a.company_id
                   WHERE r.%I @> ARRAY[$1] AND a.status <> ''draft'' AND a.is_editable ORDER BY a.name LIMIT 1', TG_ARGV[0])
    INTO asking USING OLD.id;
  IF asking IS NOT NULL THEN
    PERFORM refuse(TG_ARGV[1] || '_required', format('“%s” is published and asks for it', asking));
  END IF;
  RETURN OLD;
END $$;
COMMENT ON FUNCTION keep_required() IS 'Refuses to delete a creator list or mission that a published activation requires, because everyone could join without it.';
CREATE TRIGGER creator_list_keep_required BEFORE DELETE ON creator_list
  FOR EACH ROW EXECUTE FUNCTION keep_required('creator_list_ids', 'creator_list');
CREATE TRIGGER activation_keep_required BEFORE DELETE ON activation
  FOR EACH ROW WHEN (OLD.kind = 'MISSION') EXECUTE FUNCTION keep_required('completed_mission_ids', 'mission');
