-- A published activation must keep a claimable key: changing its key sets or platforms so that no code fits is refused (rules
-- §5), unless no code was claimable before. A form rewrites its key sets, so the state before the first change of a
-- transaction counts.
CREATE FUNCTION note_claimable() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_activation uuid := coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> 'activation_id';
  noted jsonb := coalesce(nullif(current_setting('questboard.claimable', true), ''), '{}');
BEGIN
  IF NOT noted ? of_activation::text
     AND EXISTS (SELECT FROM activation WHERE id = of_activation AND is_editable AND status <> 'draft') THEN
    PERFORM set_config('questboard.claimable', (
      noted || jsonb_build_object(of_activation, 'code_manager' <> ALL (publish_problems(of_activation))))::text, true);
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
COMMENT ON FUNCTION note_claimable() IS 'Records, for activation_keep_requirements, if codes of a published activation could be claimed before a change.';
CREATE TRIGGER activation_code_item_note_claimable BEFORE INSERT OR UPDATE OR DELETE ON activation_code_item
  FOR EACH ROW EXECUTE FUNCTION note_claimable();
CREATE TRIGGER key_set_note_claimable BEFORE INSERT OR UPDATE OR DELETE ON key_set
  FOR EACH ROW EXECUTE FUNCTION note_claimable();
CREATE TRIGGER activation_channel_note_claimable BEFORE INSERT OR UPDATE OR DELETE ON activation_channel
  FOR EACH ROW EXECUTE FUNCTION note_claimable();

CREATE OR REPLACE FUNCTION activation_keep_requirements() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> TG_ARGV[0];
  looked_at text[] := TG_ARGV[1:];
  noted jsonb := coalesce(nullif(current_setting('questboard.claimable', true), ''), '{}');
  held record;
  missing text[];
BEGIN
  IF TG_TABLE_NAME IN ('activation_code_item', 'key_set', 'activation_channel') THEN
    -- If no code could be claimed before, the change takes no key away.
    IF NOT coalesce((noted ->> changed::text)::boolean, false) THEN
      looked_at := array_remove(looked_at, 'code_manager');
    END IF;
    PERFORM set_config('questboard.claimable', (noted - changed::text)::text, true);
  END IF;
  -- The lock makes two transactions that remove the last two parts wait for each other.
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
DROP TRIGGER activation_keeps_key_set ON activation_code_item;
CREATE CONSTRAINT TRIGGER activation_keeps_key_set AFTER INSERT OR DELETE OR UPDATE ON activation_code_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'key_set', 'code_manager');
CREATE CONSTRAINT TRIGGER key_set_keeps_claimable AFTER INSERT OR DELETE OR UPDATE ON key_set
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'code_manager');
CREATE CONSTRAINT TRIGGER activation_channel_keeps_claimable AFTER INSERT OR DELETE OR UPDATE ON activation_channel
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'code_manager');
