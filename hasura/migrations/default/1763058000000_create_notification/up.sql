-- What people are told, how they want to be told, and what they did in the client.

CREATE TABLE notification_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE notification_kind IS 'Notification kinds (rules §4).';
COMMENT ON COLUMN notification_kind.value IS 'The word that other rows use.';
COMMENT ON COLUMN notification_kind.comment IS 'What it means.';
INSERT INTO notification_kind (value, comment) VALUES
  ('bid_deadline_72h', '72 hours are left to answer a bid'),
  ('bid_deadline_24h', '24 hours are left to answer a bid'),
  ('bid_expired', 'A bid was not answered in time'),
  ('bid_rejected', 'A bid was declined'),
  ('new_offer', 'A new offer'),
  ('counter_offer', 'A counter offer'),
  ('completed', 'A Quest or Mission is completed'),
  ('content_production', 'Content can be produced now'),
  ('content_production_deadline_72h', '72 hours are left to submit content'),
  ('content_production_deadline_24h', '24 hours are left to submit content'),
  ('content_production_deadline_expired', 'Content was not submitted in time'),
  ('content_review', 'Content waits for review'),
  ('content_review_deadline_72h', '72 hours are left to review content'),
  ('content_review_deadline_24h', '24 hours are left to review content'),
  ('content_rejected', 'Content was declined'),
  ('public_availability_open', 'The content can be listed publicly now'),
  ('public_availability_72h', '72 hours are left to list the content publicly'),
  ('public_availability_failed', 'The content was not listed publicly in time'),
  ('publish_deadline', 'The content has to be published soon'),
  ('awaiting_payment', 'A Quest waits for its payment'),
  ('payment_deadline_72h', '72 hours are left to pay'),
  ('payment_deadline_24h', '24 hours are left to pay'),
  ('payment_expired', 'A payment was not made in time'),
  ('payout_paid', 'A payout is on its way'),
  ('payout_failed', 'A payout failed'),
  ('mission_deadline_5_days', 'A Mission ends in 5 days'),
  ('new_mission_available', 'A new Mission is available'),
  ('mission_reward_to_claim', 'A reward waits to be claimed'),
  ('program_accepted', 'A Creator Program accepted the application'),
  ('program_declined', 'A Creator Program declined the application'),
  ('program_applicant', 'Someone applied to the Creator Program'),
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
  ('reauthorisation_needed', 'A channel has to be connected again'),
  ('codes_running_out', 'Codes of an item are running out'),
  ('custom_domain_missing', 'The record of a custom domain is missing'),
  ('custom_domain_lost', 'A custom domain is not verified any more'),
  ('report_decided', 'A report of creators was decided'),
  ('invitation_deadline_72h', '72 hours are left to answer an invitation'),
  ('invitation_deadline_24h', '24 hours are left to answer an invitation'),
  ('deadline_moved', 'The deadline of a quest run was moved'),
  ('mission_deadline_moved', 'The deadline of a mission run was moved'),
  ('mission_completed', 'A Mission is completed'),
  ('mission_content_rejected', 'Content of a Mission has to be changed'),
  ('key_content_rejected', 'Content for a key has to be changed'),
  ('key_content_deadline_72h', '72 hours are left to submit content for a key'),
  ('key_content_deadline_24h', '24 hours are left to submit content for a key'),
  ('key_content_deadline_expired', 'Content for a key was not submitted in time'),
  ('key_deadline_moved', 'The deadline of a claimed key was moved'),
  ('told', 'Told before words were made of parameters: they are the parameters'),
  ('payment_refunded', 'What of a payment went back to the company'),
  ('payment_refund_failed', 'What of a payment could not be paid back to the card'),
  ('payment_disputed', 'A payment that the company''s bank took back'),
  ('payout_unclaimed', 'A payout waits to be claimed'),
  ('payout_returned', 'A payout came back'),
  ('payment_approval', 'A payment that waits for another member''s approval'),
  ('code_revoked', 'A code was taken back'),
  ('code_handed_out', 'A company handed out a code'),
  ('content_withdrawn', 'Content that was handed in was removed or made private'),
  ('dispute_possible', 'What became of a quest can be disputed'),
  ('dispute_opened', 'A dispute was opened'),
  ('dispute_decided', 'A dispute was decided'),
  ('channel_held', 'A channel seems to have changed hands'),
  ('channel_freed', 'A channel that was held is free again'),
  ('codes_overpromised', 'More codes are promised than are left'),
  ('plan_paid', 'A plan that the company has paid for, and until when it has it'),
  ('plan_ends', 'A plan that ends soon, and can be paid for another month'),
  ('payment_refund_covered', 'What is due to the company has come from its bank already'),
  ('embargo_broken', 'Content is public before the embargo of its quest ends'),
  ('codes_came', 'Codes have come that the creator asked for'),
  ('key_content_waits', 'Content made with a key waits for its review');

-- A notification keeps what it is about; its words are made where it is read (domain/src/notification).
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
COMMENT ON TABLE notification IS 'Something that a person is told, in the product and perhaps by mail.';
COMMENT ON COLUMN notification.id IS 'The row''s identity.';
COMMENT ON COLUMN notification.user_id IS 'Who is told.';
COMMENT ON COLUMN notification.kind IS 'What it tells.';
COMMENT ON COLUMN notification.event_id IS 'The domain_event behind it: the same event tells the same person once.';
COMMENT ON COLUMN notification.activation_id IS 'The activation it is about, if one.';
COMMENT ON COLUMN notification.read_at IS 'When it was read.';
COMMENT ON COLUMN notification.mailed_at IS 'When it was mailed as well.';
COMMENT ON COLUMN notification.params IS 'What the words are made of, as its kind asks for it.';
COMMENT ON COLUMN notification.creator_id IS 'The creator that somebody else is told of; empty in what creators are told of themselves.';
COMMENT ON COLUMN notification.created_at IS 'When the row was made.';
CREATE INDEX notification_unread_idx ON notification (user_id) WHERE read_at IS NULL;
CREATE INDEX notification_kind_idx ON notification (kind);
CREATE INDEX notification_activation_id_idx ON notification (activation_id);
CREATE INDEX notification_event_id_idx ON notification (event_id, id);
CREATE INDEX notification_creator_id_idx ON notification (creator_id);
CREATE INDEX notification_user_id_idx ON notification (user_id, created_at DESC, id DESC);
CREATE TRIGGER notification_stamp_moments BEFORE UPDATE OF read_at ON notification
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('read_at');

CREATE TABLE summary_frequency (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE summary_frequency IS 'How often a summary is mailed.';
COMMENT ON COLUMN summary_frequency.value IS 'The word that other rows use.';
COMMENT ON COLUMN summary_frequency.comment IS 'What it means.';
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
  -- When a person wants no mail: by the clock on the wall in Stockholm, which the product's days go by (rules §1).
  quiet_from                   text CONSTRAINT notification_preference_quiet_from_half_hour CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  quiet_until                  text CONSTRAINT notification_preference_quiet_until_half_hour CHECK (quiet_until ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  updated_at                   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notification_preference_quiet_hours_whole CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  CONSTRAINT notification_preference_quiet_hours_some_time CHECK (quiet_from <> quiet_until)
);
COMMENT ON TABLE notification_preference IS 'Which mails a person wants (rules §3). Every account has a row from the start.';
COMMENT ON COLUMN notification_preference.user_id IS 'Whose wishes these are.';
COMMENT ON COLUMN notification_preference.new_key_campaign_invitations IS 'Mails about invitations to Key campaigns.';
COMMENT ON COLUMN notification_preference.new_quest_invitations IS 'Mails about invitations to Quests.';
COMMENT ON COLUMN notification_preference.quest_messages IS 'Mails about messages in Quests, to the creator.';
COMMENT ON COLUMN notification_preference.quest_status_updates IS 'Mails about changes of Quests, to the creator.';
COMMENT ON COLUMN notification_preference.company_messages IS 'Messages, for people who act for a company.';
COMMENT ON COLUMN notification_preference.company_status_updates IS 'Status updates, for people who act for a company.';
COMMENT ON COLUMN notification_preference.program_applicant_summary IS 'How often a summary of applicants is mailed.';
COMMENT ON COLUMN notification_preference.mission_status_summary IS 'How often a summary of missions is mailed.';
COMMENT ON COLUMN notification_preference.quiet_from IS 'From when on mails wait, as the clock in Stockholm says it (22:00); empty: they never wait.';
COMMENT ON COLUMN notification_preference.quiet_until IS 'When the mails that waited are sent; before quiet_from, it is on the next day.';
COMMENT ON COLUMN notification_preference.updated_at IS 'When the row last changed.';
CREATE INDEX notification_preference_program_applicant_summary_idx ON notification_preference (program_applicant_summary);
CREATE INDEX notification_preference_mission_status_summary_idx ON notification_preference (mission_status_summary);
CREATE TRIGGER notification_preference_set_updated_at BEFORE UPDATE ON notification_preference
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE FUNCTION user_start_preferences() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_preference (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_start_preferences AFTER INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION user_start_preferences();

CREATE TABLE summary_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE summary_kind IS 'The summaries that a person can ask for, each by the column of notification_preference that governs it.';
COMMENT ON COLUMN summary_kind.value IS 'The value, as rows refer to it.';
COMMENT ON COLUMN summary_kind.comment IS 'What it means.';
INSERT INTO summary_kind (value, comment) VALUES
  ('program_applicant_summary', 'Who applied to the Creator Programs'),
  ('mission_status_summary', 'Where the runs of the Missions stand');

-- What companies asked to be told each morning or each week (rules §3). The row is written before its mail is sent.
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
COMMENT ON TABLE summary IS 'A summary that a person was told by mail. Nothing is written where there was nothing to tell.';
COMMENT ON COLUMN summary.id IS 'The row''s identity, and its mail''s.';
COMMENT ON COLUMN summary.user_id IS 'Who is told.';
COMMENT ON COLUMN summary.kind IS 'What it is about.';
COMMENT ON COLUMN summary.frequency IS 'How often the person wanted it then.';
COMMENT ON COLUMN summary.morning IS 'The day in Stockholm on whose morning it was due: nobody gets two of a kind for one.';
COMMENT ON COLUMN summary.told_from IS 'It tells what happened after this moment,';
COMMENT ON COLUMN summary.told_until IS 'and up to this one; the next summary goes on from here.';
COMMENT ON COLUMN summary.content IS 'Numbers and names by program or Mission; words are made where it is mailed.';
COMMENT ON COLUMN summary.mailed_at IS 'When the mail server took the mail.';
COMMENT ON COLUMN summary.created_at IS 'When the row was made.';
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
COMMENT ON TABLE client_event IS 'What the client reports through /api/events.';
COMMENT ON COLUMN client_event.id IS 'The row''s identity.';
COMMENT ON COLUMN client_event.name IS 'What happened.';
COMMENT ON COLUMN client_event.user_id IS 'Who was signed in; empty for visitors.';
COMMENT ON COLUMN client_event.device_id IS 'A random name of the browser, for those who allow it.';
COMMENT ON COLUMN client_event.data IS 'What the client says of it.';
COMMENT ON COLUMN client_event.meta_data IS 'Where in the client it happened.';
COMMENT ON COLUMN client_event.created_at IS 'When the row was made.';
CREATE INDEX client_event_user_id_idx ON client_event (user_id, created_at DESC);
CREATE INDEX client_event_created_at_idx ON client_event (created_at);
