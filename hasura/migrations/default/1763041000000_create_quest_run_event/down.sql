DROP TABLE quest_message, quest_run_event, quest_run_event_type;
DROP FUNCTION quest_message_log();
DROP FUNCTION emit_quest_message();
DROP FUNCTION quest_run_event_goes_with_run();
DROP FUNCTION quest_run_event_name_cause();
