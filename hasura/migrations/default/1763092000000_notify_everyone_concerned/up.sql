INSERT INTO notification_kind (value, comment) VALUES
  ('content_accepted', 'Content of a Quest was approved'),
  ('mission_review', 'Work for a Mission is waiting for review'),
  ('invitation_accepted', 'A creator accepted an invitation without an offer'),
  ('invitation_declined', 'A creator declined an invitation without an offer'),
  ('invitation_expired', 'An invitation without an offer was not answered before the deadline'),
  ('invitation_withdrawn', 'A company withdrew an invitation'),
  ('key_requested', 'A creator requested a key'),
  ('key_access_ended', 'A Key campaign closed before the creator claimed a code'),
  ('key_content_submitted', 'Content made with a key was submitted'),
  ('key_content_accepted', 'Content made with a key was approved'),
  ('channel_not_verified', 'A channel does not meet the requirements'),
  ('activation_started', 'An activation went live on its start date'),
  ('activation_ended', 'An activation ended on its end date'),
  ('activation_published', 'An activation was published when its company was verified'),
  ('activation_publish_failed', 'An activation could not be published when its company was verified');

INSERT INTO summary_frequency (value, comment) VALUES ('immediately', 'An email for each notification');
INSERT INTO summary_kind (value, comment) VALUES ('key_status_summary', 'Requests and content in Key campaigns');
ALTER TABLE summary
  DROP CONSTRAINT summary_frequency_mailed,
  ADD CONSTRAINT summary_frequency_mailed CHECK (frequency IN ('daily', 'weekly'));
COMMENT ON COLUMN summary.content IS 'Numbers and names by program, Mission or Key campaign. The text is built when the email is sent.';

ALTER TABLE notification_preference
  ADD COLUMN new_mission_invitations boolean NOT NULL DEFAULT true,
  ADD COLUMN new_program_invitations boolean NOT NULL DEFAULT true,
  ADD COLUMN key_status_updates      boolean NOT NULL DEFAULT true,
  ADD COLUMN mission_status_updates  boolean NOT NULL DEFAULT true,
  ADD COLUMN program_updates         boolean NOT NULL DEFAULT true,
  ADD COLUMN key_status_summary      text NOT NULL DEFAULT 'daily' REFERENCES summary_frequency ON DELETE RESTRICT;
COMMENT ON COLUMN notification_preference.new_mission_invitations IS 'Emails about invitations to Missions.';
COMMENT ON COLUMN notification_preference.new_program_invitations IS 'Emails about invitations to Creator Programs.';
COMMENT ON COLUMN notification_preference.key_status_updates IS 'Emails to creators about their keys and the content for them.';
COMMENT ON COLUMN notification_preference.mission_status_updates IS 'Emails to creators about their Missions.';
COMMENT ON COLUMN notification_preference.program_updates IS 'Emails to members about new Missions and announcements.';
COMMENT ON COLUMN notification_preference.key_status_summary IS 'The frequency of emails about requests and content in Key campaigns.';
CREATE INDEX notification_preference_key_status_summary_idx ON notification_preference (key_status_summary);
