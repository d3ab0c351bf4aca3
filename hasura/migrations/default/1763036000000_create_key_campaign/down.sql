DROP TRIGGER activation_move_key_deadlines ON activation;
DROP TRIGGER creator_access_release_applicants ON creator_access;
DROP VIEW key_record;
DROP TABLE denied_match, key_set, key_acceptance, key_campaign_participant, key_campaign_participant_transition,
  key_campaign_participant_status, key_campaign;
DROP FUNCTION guard_waitlist();
DROP FUNCTION is_waitlist(uuid);
DROP FUNCTION offers_key(uuid, uuid, text);
DROP FUNCTION key_acceptance_want_screening();
DROP FUNCTION key_campaign_follow_embargo();
DROP FUNCTION key_campaign_participant_want_screening();
DROP FUNCTION key_acceptance_keep_cap();
DROP FUNCTION keys_accepted_today(uuid);
DROP FUNCTION creator_access_release_applicants();
DROP FUNCTION key_campaign_participant_stamp();
DROP FUNCTION key_content_deadline(timestamptz, timestamptz);
DROP FUNCTION key_campaign_convert();
