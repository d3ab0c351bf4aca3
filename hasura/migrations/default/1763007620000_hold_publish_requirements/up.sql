-- What an activation had to have when it was published it keeps until it is over, whoever writes (spec §5). Looked at when the
-- transaction ends, so that a part may be replaced by another. What time brings about is no change: an end that passes, codes that
-- creators claim. Nor is an address that is being verified anew.

CREATE FUNCTION activation_keep_requirements() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := (to_jsonb(OLD) ->> TG_ARGV[0])::uuid;
  looked_at text[] := TG_ARGV[1:];
  held record;
  missing text[];
BEGIN
  -- A key set that was out of codes already takes none away.
  IF TG_TABLE_NAME = 'activation_code_item'
     AND NOT EXISTS (SELECT FROM code WHERE item_id = (to_jsonb(OLD) ->> 'code_item_id')::uuid AND status = 'available') THEN
    looked_at := array_remove(looked_at, 'code_manager');
  END IF;
  -- The lock makes two who take the last two parts away wait for each other.
  FOR held IN
    SELECT id FROM activation
     WHERE CASE WHEN TG_TABLE_NAME = 'company_billing' THEN company_id = changed ELSE id = changed END
       AND is_editable AND status <> 'draft'
     ORDER BY id FOR NO KEY UPDATE
  LOOP
    SELECT array_agg(problem) INTO missing
      FROM unnest(publish_problems(held.id)) AS problem WHERE problem = ANY (looked_at);
    IF missing IS NOT NULL THEN
      PERFORM refuse('activation_keeps_requirements',
        'what is published keeps what it was published with; mend ' || array_to_string(missing, ', '));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION activation_keep_requirements() IS
  'Refuses a change that leaves a published activation without what publishing asks for; the arguments name its column and the problems that the change can bring.';

CREATE CONSTRAINT TRIGGER activation_keeps_name AFTER UPDATE OF name ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.name <> NEW.name)
  EXECUTE FUNCTION activation_keep_requirements('id', 'name');
CREATE CONSTRAINT TRIGGER activation_keeps_start AFTER UPDATE OF start_date ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.start_date IS DISTINCT FROM NEW.start_date)
  EXECUTE FUNCTION activation_keep_requirements('id', 'start_date', 'start_date_not_past');
CREATE CONSTRAINT TRIGGER activation_keeps_end AFTER UPDATE OF end_date ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.end_date IS DISTINCT FROM NEW.end_date)
  EXECUTE FUNCTION activation_keep_requirements('id', 'future_end_date');
CREATE CONSTRAINT TRIGGER activation_keeps_embargo AFTER UPDATE OF embargo_at ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.embargo_at IS DISTINCT FROM NEW.embargo_at)
  EXECUTE FUNCTION activation_keep_requirements('id', 'valid_embargo');
CREATE CONSTRAINT TRIGGER quest_keeps_talking_point AFTER UPDATE OF talking_points ON quest
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.talking_points <> NEW.talking_points)
  EXECUTE FUNCTION activation_keep_requirements('id', 'talking_point');
CREATE CONSTRAINT TRIGGER quest_keeps_specific_date AFTER UPDATE OF delivery_type, specific_date ON quest
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.delivery_type, OLD.specific_date) IS DISTINCT FROM (NEW.delivery_type, NEW.specific_date))
  EXECUTE FUNCTION activation_keep_requirements('id', 'future_specific_date');
CREATE CONSTRAINT TRIGGER mission_keeps_access AFTER UPDATE OF access ON mission
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.access <> NEW.access)
  EXECUTE FUNCTION activation_keep_requirements('id', 'access_selection');
CREATE CONSTRAINT TRIGGER requirement_keeps_access AFTER UPDATE OF program_id, creator_list_ids, completed_mission_ids ON requirement
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'access_selection');
CREATE CONSTRAINT TRIGGER activation_keeps_key_set AFTER DELETE OR UPDATE ON activation_code_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'key_set', 'code_manager');
CREATE CONSTRAINT TRIGGER activation_keeps_game AFTER DELETE OR UPDATE ON activation_game
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'game');
CREATE CONSTRAINT TRIGGER mission_keeps_criterion AFTER DELETE OR UPDATE OF mission_id ON mission_criterion
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('mission_id', 'criterion');
CREATE CONSTRAINT TRIGGER mission_keeps_reward AFTER DELETE OR UPDATE OF mission_id ON mission_reward
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('mission_id', 'reward');
CREATE CONSTRAINT TRIGGER company_keeps_billing_details AFTER DELETE OR UPDATE OF company_id ON company_billing
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('company_id', 'billing_details');

-- The last code that can be claimed is neither held back nor deleted while creators may come for it. An item or company that goes
-- takes its codes along.
CREATE FUNCTION code_keep_stock() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  items uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT item_id) INTO items FROM gone WHERE status = 'available';
  ELSE
    SELECT array_agg(DISTINCT gone.item_id) INTO items FROM gone JOIN kept USING (id)
     WHERE gone.status = 'available' AND kept.status = 'unavailable';
  END IF;
  IF EXISTS (
    SELECT FROM activation_code_item i
      JOIN code_item ON code_item.id = i.code_item_id
      JOIN activation a ON a.id = i.activation_id
      JOIN company ON company.id = a.company_id
     WHERE i.code_item_id = ANY (items) AND a.kind IN ('KEY', 'QUEST')
       AND a.status IN ('waiting_for_company_verification', 'upcoming', 'active')
       AND 'code_manager' = ANY (publish_problems(a.id))) THEN
    PERFORM refuse('activation_keeps_requirements', 'what is published keeps what it was published with; mend code_manager');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_keep_stock() IS 'Refuses to take away the last code of a published activation by hand.';
CREATE TRIGGER code_keep_stock AFTER UPDATE ON code
  REFERENCING OLD TABLE AS gone NEW TABLE AS kept FOR EACH STATEMENT EXECUTE FUNCTION code_keep_stock();
CREATE TRIGGER code_keep_stock_at_delete AFTER DELETE ON code
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION code_keep_stock();
