-- A refusal tells nothing of rows that the person cannot read. A permission's check looks at a row once it is written:
-- a key that is taken, a reference into nothing and every other guard speak before it, and differ by what is there.
-- This guard speaks first, and in the same words whether somebody else owns the parent or there is none.

CREATE FUNCTION guard_parent() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  parent jsonb := to_jsonb(NEW);
  is_own boolean;
BEGIN
  FOR step IN 0 .. TG_NARGS - 1 BY 2 LOOP
    EXECUTE format('SELECT to_jsonb(parent) FROM %I AS parent WHERE id = $1', TG_ARGV[step + 1])
      INTO parent USING (parent ->> TG_ARGV[step])::uuid;
  END LOOP;
  is_own := CASE session_variable('x-hasura-role')
    WHEN 'company' THEN (parent ->> 'company_id')::uuid = session_variable('x-hasura-company-id')::uuid
    ELSE (parent ->> 'creator_id')::uuid = actor_id()
  END;
  IF is_own IS NOT TRUE THEN
    PERFORM refuse('parent_is_own', 'what this belongs to is not yours, or is not there');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_parent() IS 'Refuses a row whose parent is not the person''s or their company''s, before anything else looks at it. The arguments lead to the parent: a column and the table it names, as often as needed.';

-- For the roles that may insert by themselves; what actions write for others is their own to check.
CREATE TRIGGER activation_channel_a_parent BEFORE INSERT ON activation_channel
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER activation_code_item_a_parent BEFORE INSERT ON activation_code_item
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER activation_game_a_parent BEFORE INSERT ON activation_game
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER activation_media_a_parent BEFORE INSERT ON activation_media
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER activation_tag_a_parent BEFORE INSERT ON activation_tag
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER activation_whitelist_a_parent BEFORE INSERT ON activation_whitelist
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER creator_kit_a_parent BEFORE INSERT ON creator_kit
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER requirement_a_parent BEFORE INSERT ON requirement
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER link_a_parent BEFORE INSERT ON link
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER matchmaking_a_parent BEFORE INSERT ON matchmaking
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER export_a_parent BEFORE INSERT ON export
  FOR EACH ROW WHEN (NEW.activation_id IS NOT NULL AND session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');
CREATE TRIGGER creator_program_a_parent BEFORE INSERT ON creator_program
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('id', 'activation');
CREATE TRIGGER key_campaign_a_parent BEFORE INSERT ON key_campaign
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('id', 'activation');
CREATE TRIGGER mission_a_parent BEFORE INSERT ON mission
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('id', 'activation');
CREATE TRIGGER quest_a_parent BEFORE INSERT ON quest
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('id', 'activation');
CREATE TRIGGER program_perk_a_parent BEFORE INSERT ON program_perk
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('program_id', 'activation');
CREATE TRIGGER program_question_a_parent BEFORE INSERT ON program_question
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('program_id', 'activation');
CREATE TRIGGER mission_criterion_a_parent BEFORE INSERT ON mission_criterion
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('mission_id', 'activation');
CREATE TRIGGER mission_reward_a_parent BEFORE INSERT ON mission_reward
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('mission_id', 'activation');
CREATE TRIGGER mission_reward_channel_a_parent BEFORE INSERT ON mission_reward_channel
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('reward_id', 'mission_reward', 'mission_id', 'activation');
CREATE TRIGGER quest_message_a_parent BEFORE INSERT ON quest_message
  FOR EACH ROW WHEN (session_variable('x-hasura-role') IN ('company', 'creator')) EXECUTE FUNCTION guard_parent('quest_run_id', 'quest_run');
CREATE TRIGGER shipping_address_a_parent BEFORE INSERT ON shipping_address
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'creator') EXECUTE FUNCTION guard_parent('mission_run_id', 'mission_run');
CREATE TRIGGER code_a_parent BEFORE INSERT ON code
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('batch_id', 'code_batch');
CREATE TRIGGER creator_list_entry_a_parent BEFORE INSERT ON creator_list_entry
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('list_id', 'creator_list');
CREATE TRIGGER shortlist_entry_a_parent BEFORE INSERT ON shortlist_entry
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('shortlist_id', 'shortlist');
CREATE TRIGGER note_comment_a_parent BEFORE INSERT ON note_comment
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('note_id', 'note');
CREATE TRIGGER user_report_cause_a_parent BEFORE INSERT ON user_report_cause
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('report_id', 'user_report');
CREATE TRIGGER user_report_subject_a_parent BEFORE INSERT ON user_report_subject
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('report_id', 'user_report');
CREATE TRIGGER creator_page_block_a_parent BEFORE INSERT ON creator_page_block
  FOR EACH ROW WHEN (session_variable('x-hasura-role') IN ('user', 'creator')) EXECUTE FUNCTION guard_parent('page_id', 'creator_page');
CREATE TRIGGER creator_page_channel_a_parent BEFORE INSERT ON creator_page_channel
  FOR EACH ROW WHEN (session_variable('x-hasura-role') IN ('user', 'creator')) EXECUTE FUNCTION guard_parent('page_id', 'creator_page');
