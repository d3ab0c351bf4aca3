DROP TRIGGER activation_channel_keeps_claimable ON activation_channel;
DROP TRIGGER key_set_keeps_claimable ON key_set;
DROP TRIGGER activation_keeps_key_set ON activation_code_item;
CREATE CONSTRAINT TRIGGER activation_keeps_key_set AFTER DELETE OR UPDATE ON activation_code_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION activation_keep_requirements('activation_id', 'key_set', 'code_manager');
CREATE OR REPLACE FUNCTION activation_keep_requirements() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := (to_jsonb(OLD) ->> TG_ARGV[0])::uuid;
  looked_at text[] := TG_ARGV[1:];
  held record;
  missing text[];
BEGIN
  -- Removing a key set that was already out of codes removes no key.
  IF TG_TABLE_NAME = 'activation_code_item'
     AND NOT EXISTS (SELECT FROM code WHERE item_id = (to_jsonb(OLD) ->> 'code_item_id')::uuid AND status = 'available') THEN
    looked_at := array_remove(looked_at, 'code_manager');
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
DROP TRIGGER activation_channel_note_claimable ON activation_channel;
DROP TRIGGER key_set_note_claimable ON key_set;
DROP TRIGGER activation_code_item_note_claimable ON activation_code_item;
DROP FUNCTION note_claimable();
