-- What nobody asks for any more opens an activation to everyone (rules §5): a list or a mission that a published one asks for stays
-- until the activation is over or asks for something else.

-- keep_required('creator_list_ids', 'creator_list'): the arguments name the column of requirement and the noun of the refusal.
CREATE FUNCTION keep_required() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asking text;
BEGIN
  -- With their company both go.
  EXECUTE format('SELECT a.name FROM requirement r JOIN activation a ON a.id = r.activation_id JOIN company c ON c.id = a.company_id
                   WHERE r.%I @> ARRAY[$1] AND a.status <> ''draft'' AND a.is_editable ORDER BY a.name LIMIT 1', TG_ARGV[0])
    INTO asking USING OLD.id;
  IF asking IS NOT NULL THEN
    PERFORM refuse(TG_ARGV[1] || '_required', format('“%s” is published and asks for it', asking));
  END IF;
  RETURN OLD;
END $$;
COMMENT ON FUNCTION keep_required() IS 'Keeps a creator list or a mission while a published activation asks for it: without it everybody could join.';
CREATE TRIGGER creator_list_keep_required BEFORE DELETE ON creator_list
  FOR EACH ROW EXECUTE FUNCTION keep_required('creator_list_ids', 'creator_list');
CREATE TRIGGER activation_keep_required BEFORE DELETE ON activation
  FOR EACH ROW WHEN (OLD.kind = 'MISSION') EXECUTE FUNCTION keep_required('completed_mission_ids', 'mission');
