ALTER TABLE notification_preference
  DROP COLUMN new_mission_invitations,
  DROP COLUMN new_program_invitations,
  DROP COLUMN key_status_updates,
  DROP COLUMN mission_status_updates,
  DROP COLUMN program_updates,
  DROP COLUMN key_status_summary;
UPDATE notification_preference SET program_applicant_summary = 'daily' WHERE program_applicant_summary = 'immediately';
UPDATE notification_preference SET mission_status_summary = 'daily' WHERE mission_status_summary = 'immediately';

DELETE FROM summary WHERE kind = 'key_status_summary';
ALTER TABLE summary
  DROP CONSTRAINT summary_frequency_mailed,
  ADD CONSTRAINT summary_frequency_mailed CHECK (frequency <> 'never');
COMMENT ON COLUMN summary.content IS 'Numbers and names by program or Mission. The text is built when the email is sent.';
DELETE FROM summary_kind WHERE value = 'key_status_summary';
DELETE FROM summary_frequency WHERE value = 'immediately';

CREATE TEMPORARY TABLE dropped_kind ON COMMIT DROP AS SELECT unnest(ARRAY[
  'content_accepted', 'mission_review', 'invitation_accepted', 'invitation_declined', 'invitation_expired',
  'invitation_withdrawn', 'key_requested', 'key_access_ended', 'key_content_submitted', 'key_content_accepted',
  'channel_not_verified', 'activation_started', 'activation_ended', 'activation_published', 'activation_publish_failed']) AS value;
DELETE FROM notification WHERE kind IN (SELECT value FROM dropped_kind);
DELETE FROM notification_kind WHERE value IN (SELECT value FROM dropped_kind);
