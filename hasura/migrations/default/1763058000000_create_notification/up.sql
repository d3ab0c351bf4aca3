CREATE TABLE notification_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE notification_kind IS 'Notification kinds (rules §4).';
COMMENT ON COLUMN notification_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN notification_kind.comment IS 'The meaning of the value.';
INSERT INTO notification_kind (value, comment) VALUES
  ('bid_deadline_72h', '72 hours are left to answer a bid'),
  ('bid_deadline_24h', '24 hours are left to answer a bid'),
  ('bid_expired', 'A bid was not answered before the deadline'),
  ('bid_rejected', 'A bid was declined'),
  ('new_offer', 'A new offer'),
  ('counter_offer', 'A counter-offer'),
  ('completed', 'A Quest or Mission is completed'),
  ('content_production', 'Content production can start'),
  ('content_production_deadline_72h', '72 hours are left to submit content'),
  ('content_production_deadline_24h', '24 hours are left to submit content'),
  ('content_production_deadline_expired', 'Content was not submitted before the deadline'),
  ('content_review', 'Content is waiting for review'),
  ('content_review_deadline_72h', '72 hours are left to review content'),
  ('content_review_deadline_24h', '24 hours are left to review content'),
  ('content_rejected', 'Content was declined'),
  ('public_availability_open', 'The content can be listed publicly now'),
  ('public_availability_72h', '72 hours are left to list the content publicly'),
  ('public_availability_failed', 'The content was not listed publicly before the deadline'),
  ('publish_deadline', 'The content must be published soon'),
  ('awaiting_payment', 'A Quest is waiting for its payment'),
  ('payment_deadline_72h', '72 hours are left to pay'),
  ('payment_deadline_24h', '24 hours are left to pay'),
  ('payment_expired', 'A payment was not made before the deadline'),
  ('payout_paid', 'A payout is on its way'),
  ('payout_failed', 'A payout failed'),
  ('mission_deadline_5_days', 'A Mission ends in 5 days'),
  ('new_mission_available', 'A new Mission is available'),
  ('mission_reward_to_claim', 'A reward is waiting to be claimed'),
  ('program_accepted', 'A Creator Program accepted the application'),
  ('program_declined', 'A Creator Program declined the application'),
  ('program_applicant', 'A creator applied to the Creator Program'),
  ('invited_with_offer', 'An invitation with an offer'),
  ('invited_without_offer', 'An invitation'),
  ('key_access_granted', 'A Key campaign granted access'),
  ('key_access_declined', 'A Key campaign declined the request'),
  ('message', 'A message'),
  ('announcement', 'An announcement of a company'),
  ('creator_access_decided', 'Creator access was granted or refused'),
  ('channel_verified', 'A channel was verified'),
  ('company_verification_decided', 'The company was verified or refused'),
  ('export_ready', 'An export is ready'),
  ('reauthorisation_needed', 'A channel must be reconnected'),
  ('codes_running_out', 'Codes of an item are running out'),
  ('custom_domain_missing', 'The record of a custom domain is missing'),
  ('custom_domain_lost', 'A custom domain is no longer verified'),
  ('report_decided', 'A report of creators was decided'),
  ('invitation_deadline_72h', '72 hours are left to answer an invitation'),
  ('invitation_deadline_24h', '24 hours are left to answer an invitation'),
  ('deadline_moved', 'The deadline of a quest run was moved'),
  ('mission_deadline_moved', 'The deadline of a mission run was moved'),
  ('mission_completed', 'A Mission is completed'),
  ('mission_content_rejected', 'Content of a Mission must be changed'),
  ('key_content_rejected', 'Content for a key must be changed'),
  ('key_content_deadline_72h', '72 hours are left to submit content for a key'),
  ('key_content_deadline_24h', '24 hours are left to submit content for a key'),
  ('key_content_deadline_expired', 'Content for a key was not submitted before the deadline'),
  ('key_deadline_moved', 'The deadline of a claimed key was moved'),
  ('told', 'A notification from before texts were built from parameters: its parameters are the text'),
  ('payment_refunded', 'Money of a payment was returned to the company'),
  ('payment_refund_failed', 'Money of a payment could not be refunded to the card'),
  ('payment_disputed', 'The company''s bank took a payment back'),
  ('payout_unclaimed', 'A payout is waiting to be claimed'),
  ('payout_returned', 'A payout was returned'),
  ('payment_approval', 'A payment is waiting for another member''s approval'),
  ('code_revoked', 'A code was revoked'),
  ('code_handed_out', 'A company handed out a code'),
  ('content_withdrawn', 'Submitted content was removed or made private'),
  ('dispute_possible', 'The result of a quest can be disputed'),
  ('dispute_opened', 'A dispute was opened'),
  ('dispute_decided', 'A dispute was decided'),
  ('channel_held', 'A channel seems to have changed hands'),
  ('channel_freed', 'A held channel was freed'),
  ('codes_overpromised', 'More codes are promised than left'),
  ('plan_paid', 'A plan was paid for until a given date'),
  ('plan_ends', 'A plan ends soon and can be paid for another month'),
  ('payment_refund_covered', 'The company''s bank has already returned a refund that was due'),
  ('embargo_broken', 'Content is public before the embargo of its quest ends'),
  ('key_embargo_broken', 'Content is public before the embargo of its Key campaign ends'),
  ('codes_came', 'The codes that the creator requested have arrived'),
  ('key_content_waits', 'Content made with a key is waiting for review'),
  ('payment_approved', 'Another member approved a payment'),
  ('payment_confirmation', 'The bank asks the payer to confirm a charge of the saved card'),
  ('payment_declined', 'No other member approved a payment'),
  ('mission_declined', 'Work for a Mission was declined, or the Mission ended first'),
  ('mission_canceled', 'A Mission was canceled'),
  ('mission_expired', 'A Mission was not finished before the deadline'),
  ('member_removed', 'The member was removed from their company'),
  ('video_early', 'A video is public before its window or day'),
  ('member_joined', 'An invited person joined the company'),
  ('content_not_found', 'Content under review was not found on the creator''s channel'),
  ('content_sent_back', 'Content that was not found went back to its creator');

-- A notification stores only facts. Its text is built when a person reads it (domain/src/notification).
CREATE TABLE notification (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind          text NOT NULL REFERENCES notification_kind ON DELETE RESTRICT,
  event_id      uuid,
  activation_id uuid REFERENCES activation ON DELETE CASCADE,
  read_at       timestamptz,
  mailed_at     timestamptz,
  params        jsonb NOT NULL DEFAULT '{}'::jsonb,
  creator_id    uuid REFERENCES creator ON DELETE SET NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notification_once_per_event UNIQUE (user_id, event_id, kind),
  CONSTRAINT notification_params_is_object CHECK (jsonb_typeof(params) = 'object'),
  CONSTRAINT notification_told_in_words CHECK (kind <> 'told' OR coalesce(btrim(params ->> 'title'), '') <> ''),
  CONSTRAINT notification_told_within_the_site CHECK (kind <> 'told' OR params ->> 'path' IS NULL OR params ->> 'path' ~ '^/([^/\\]|$)')
);
COMMENT ON TABLE notification IS 'A notification to a user, in the product and possibly by email.';
COMMENT ON COLUMN notification.id IS 'The unique id of the row.';
COMMENT ON COLUMN notification.user_id IS 'The recipient.';
COMMENT ON COLUMN notification.kind IS 'The kind of notification.';
COMMENT ON COLUMN notification.event_id IS 'The row of domain_event that caused the notification. A user gets only one notification per event.';
COMMENT ON COLUMN notification.activation_id IS 'The related activation, if any.';
COMMENT ON COLUMN notification.read_at IS 'When the notification was read.';
COMMENT ON COLUMN notification.mailed_at IS 'When the notification was also sent by email.';
COMMENT ON COLUMN notification.params IS 'The parameters of the text, as the kind requires them.';
COMMENT ON COLUMN notification.creator_id IS 'The creator that the notification is about. Empty if the creator is the recipient.';
COMMENT ON COLUMN notification.created_at IS 'When the row was created.';
CREATE INDEX notification_unread_idx ON notification (user_id) WHERE read_at IS NULL;
CREATE INDEX notification_kind_idx ON notification (kind);
CREATE INDEX notification_activation_id_idx ON notification (activation_id);
CREATE INDEX notification_event_id_idx ON notification (event_id, id);
CREATE INDEX notification_creator_id_idx ON notification (creator_id);
CREATE INDEX notification_user_id_idx ON notification (user_id, created_at DESC, id DESC);
CREATE TRIGGER notification_stamp_moments BEFORE UPDATE OF read_at ON notification
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('read_at');
COMMENT ON TRIGGER notification_stamp_moments ON notification IS 'stamp';

CREATE TABLE summary_frequency (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE summary_frequency IS 'The frequencies of email summaries.';
COMMENT ON COLUMN summary_frequency.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN summary_frequency.comment IS 'The meaning of the value.';
INSERT INTO summary_frequency (value, comment) VALUES
  ('never', 'Never'), ('daily', 'Daily'), ('weekly', 'Weekly');

CREATE TABLE notification_preference (
  user_id                      uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  new_key_campaign_invitations boolean NOT NULL DEFAULT true,
  new_quest_invitations        boolean NOT NULL DEFAULT true,
  quest_messages               boolean NOT NULL DEFAULT true,
  quest_status_updates         boolean NOT NULL DEFAULT true,
  company_messages             boolean NOT NULL DEFAULT true,
  company_status_updates       boolean NOT NULL DEFAULT true,
  program_applicant_summary    text NOT NULL DEFAULT 'weekly' REFERENCES summary_frequency ON DELETE RESTRICT,
  mission_status_summary       text NOT NULL DEFAULT 'weekly' REFERENCES summary_frequency ON DELETE RESTRICT,
  -- The quiet hours for email follow the clock in Stockholm, like the product's days (rules §1).
  quiet_from                   text CONSTRAINT notification_preference_quiet_from_half_hour CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  quiet_until                  text CONSTRAINT notification_preference_quiet_until_half_hour CHECK (quiet_until ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  updated_at                   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notification_preference_quiet_hours_whole CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  CONSTRAINT notification_preference_quiet_hours_some_time CHECK (quiet_from <> quiet_until)
);
COMMENT ON TABLE notification_preference IS 'A user''s email preferences (rules §3). Every account has a row from the start.';
COMMENT ON COLUMN notification_preference.user_id IS 'The user with these preferences.';
COMMENT ON COLUMN notification_preference.new_key_campaign_invitations IS 'Emails about invitations to Key campaigns.';
COMMENT ON COLUMN notification_preference.new_quest_invitations IS 'Emails about invitations to Quests.';
COMMENT ON COLUMN notification_preference.quest_messages IS 'Emails to creators about messages in Quests.';
COMMENT ON COLUMN notification_preference.quest_status_updates IS 'Emails to creators about changes of Quests.';
COMMENT ON COLUMN notification_preference.company_messages IS 'Emails to company members about messages.';
COMMENT ON COLUMN notification_preference.company_status_updates IS 'Emails to company members about status updates.';
COMMENT ON COLUMN notification_preference.program_applicant_summary IS 'The frequency of the applicant summary by email.';
COMMENT ON COLUMN notification_preference.mission_status_summary IS 'The frequency of the mission summary by email.';
COMMENT ON COLUMN notification_preference.quiet_from IS 'The start of quiet hours for email, in Stockholm time (22:00). Empty without quiet hours.';
COMMENT ON COLUMN notification_preference.quiet_until IS 'The end of quiet hours, when waiting emails are sent. An end before quiet_from is on the next day.';
COMMENT ON COLUMN notification_preference.updated_at IS 'When the row last changed.';
CREATE INDEX notification_preference_program_applicant_summary_idx ON notification_preference (program_applicant_summary);
CREATE INDEX notification_preference_mission_status_summary_idx ON notification_preference (mission_status_summary);
SELECT keep_updated_at('notification_preference');

CREATE TABLE summary_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE summary_kind IS 'The available summaries, each with the name of its column in notification_preference.';
COMMENT ON COLUMN summary_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN summary_kind.comment IS 'The meaning of the value.';
INSERT INTO summary_kind (value, comment) VALUES
  ('program_applicant_summary', 'Applicants of the Creator Programs'),
  ('mission_status_summary', 'The status of the runs of the Missions');

-- Companies can get a summary each morning or each week (rules §3). The row is written before its email is sent.
CREATE TABLE summary (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES summary_kind ON DELETE RESTRICT,
  frequency  text NOT NULL REFERENCES summary_frequency ON DELETE RESTRICT
             CONSTRAINT summary_frequency_mailed CHECK (frequency <> 'never'),
  morning    date NOT NULL,
  told_from  timestamptz NOT NULL,
  told_until timestamptz NOT NULL,
  content    jsonb NOT NULL CONSTRAINT summary_content_some CHECK (jsonb_typeof(content) = 'array' AND content <> '[]'),
  mailed_at  timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT summary_tells_of_some_time CHECK (told_from < told_until),
  CONSTRAINT summary_once_per_morning UNIQUE (user_id, kind, morning)
);
COMMENT ON TABLE summary IS 'A summary sent by email. No row is written if there was nothing to report.';
COMMENT ON COLUMN summary.id IS 'The unique id of the row and of its email.';
COMMENT ON COLUMN summary.user_id IS 'The recipient.';
COMMENT ON COLUMN summary.kind IS 'The subject.';
COMMENT ON COLUMN summary.frequency IS 'The chosen frequency at that time.';
COMMENT ON COLUMN summary.morning IS 'The day of the summary in Stockholm. A user gets only one of each kind for a day.';
COMMENT ON COLUMN summary.told_from IS 'The start of the reported period.';
COMMENT ON COLUMN summary.told_until IS 'The end of the reported period, where the next summary starts.';
COMMENT ON COLUMN summary.content IS 'The summary''s numbers and names, by program or Mission. The text is built when the email is sent.';
COMMENT ON COLUMN summary.mailed_at IS 'When the mail server accepted the email.';
COMMENT ON COLUMN summary.created_at IS 'When the row was created.';
CREATE INDEX summary_unmailed_idx ON summary (morning, frequency, id) WHERE mailed_at IS NULL;
CREATE INDEX summary_created_at_idx ON summary (created_at);

CREATE TABLE client_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL CONSTRAINT client_event_name_1_to_100 CHECK (char_length(name) BETWEEN 1 AND 100),
  user_id    uuid REFERENCES "user" ON DELETE SET NULL,
  device_id  uuid,
  data       jsonb NOT NULL DEFAULT '{}'::jsonb,
  meta_data  jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE client_event IS 'The events that the client reports through /api/events.';
COMMENT ON COLUMN client_event.id IS 'The unique id of the row.';
COMMENT ON COLUMN client_event.name IS 'The kind of event.';
COMMENT ON COLUMN client_event.user_id IS 'The signed-in user. Empty for visitors.';
COMMENT ON COLUMN client_event.device_id IS 'A random id of the browser, for users who allow it.';
COMMENT ON COLUMN client_event.data IS 'The details of the event.';
COMMENT ON COLUMN client_event.meta_data IS 'The place in the client where the event happened.';
COMMENT ON COLUMN client_event.created_at IS 'When the row was created.';
CREATE INDEX client_event_user_id_idx ON client_event (user_id, created_at DESC);
CREATE INDEX client_event_created_at_idx ON client_event (created_at);
