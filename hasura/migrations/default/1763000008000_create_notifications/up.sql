-- What people are told, how they want to be told, and what they did in the client.

CREATE TABLE notification_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE notification_kind IS 'Notification kinds (spec §4).';
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
  ('codes_running_out', 'Codes of an item are running out');

CREATE TABLE notification (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind          text NOT NULL REFERENCES notification_kind ON DELETE RESTRICT,
  event_id      uuid,
  activation_id uuid,
  title         text NOT NULL CONSTRAINT notification_title_not_blank CHECK (btrim(title) <> ''),
  body          text NOT NULL DEFAULT '',
  path          text CONSTRAINT notification_path_within_the_site CHECK (path ~ '^/([^/\\]|$)'),
  payload       jsonb NOT NULL DEFAULT '{}'::jsonb,
  read_at       timestamptz,
  mailed_at     timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notification_once_per_event UNIQUE (user_id, event_id, kind)
);
CREATE INDEX notification_user_id_idx ON notification (user_id, created_at DESC);
CREATE INDEX notification_unread_idx ON notification (user_id) WHERE read_at IS NULL;
CREATE INDEX notification_kind_idx ON notification (kind);
CREATE INDEX notification_activation_id_idx ON notification (activation_id);
CREATE INDEX notification_event_id_idx ON notification (event_id);
COMMENT ON TABLE notification IS 'Something that a person is told, in the product and perhaps by mail.';
COMMENT ON COLUMN notification.event_id IS 'The domain_event behind it: the same event tells the same person once.';
COMMENT ON COLUMN notification.path IS 'Where in the site a click leads.';

CREATE TABLE summary_frequency (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE summary_frequency IS 'How often a summary is mailed.';
INSERT INTO summary_frequency (value, comment) VALUES
  ('never', 'Never'), ('daily', 'Daily'), ('weekly', 'Weekly');

CREATE TABLE notification_preference (
  user_id                       uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  new_key_campaign_invitations  boolean NOT NULL DEFAULT true,
  new_quest_invitations         boolean NOT NULL DEFAULT true,
  quest_messages                boolean NOT NULL DEFAULT true,
  quest_status_updates          boolean NOT NULL DEFAULT true,
  company_messages              boolean NOT NULL DEFAULT true,
  company_status_updates        boolean NOT NULL DEFAULT true,
  program_applicant_summary     text NOT NULL DEFAULT 'weekly' REFERENCES summary_frequency ON DELETE RESTRICT,
  mission_status_summary        text NOT NULL DEFAULT 'weekly' REFERENCES summary_frequency ON DELETE RESTRICT,
  updated_at                    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notification_preference_program_applicant_summary_idx ON notification_preference (program_applicant_summary);
CREATE INDEX notification_preference_mission_status_summary_idx ON notification_preference (mission_status_summary);
COMMENT ON TABLE notification_preference IS 'Which mails a person wants (spec §3). Every account has a row from the start.';
COMMENT ON COLUMN notification_preference.company_messages IS 'Messages, for people who act for a company.';
COMMENT ON COLUMN notification_preference.company_status_updates IS 'Status updates, for people who act for a company.';
CREATE TRIGGER notification_preference_set_updated_at BEFORE UPDATE ON notification_preference
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE FUNCTION user_start_preferences() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_preference (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_start_preferences AFTER INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION user_start_preferences();
INSERT INTO notification_preference (user_id) SELECT id FROM "user";

CREATE TABLE whats_new_entry (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title        text NOT NULL CONSTRAINT whats_new_entry_title_not_blank CHECK (btrim(title) <> ''),
  body         text NOT NULL,
  image_url    text,
  audience     text REFERENCES user_type ON DELETE RESTRICT,
  published_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX whats_new_entry_published_at_idx ON whats_new_entry (published_at DESC);
CREATE INDEX whats_new_entry_audience_idx ON whats_new_entry (audience);
COMMENT ON TABLE whats_new_entry IS 'News about the product, in the what''s-new dialog. Written by admins in the console.';
COMMENT ON COLUMN whats_new_entry.audience IS 'Who sees it; empty for everyone.';
COMMENT ON COLUMN whats_new_entry.published_at IS 'Shown to those who have not looked since then.';

CREATE TABLE client_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL CONSTRAINT client_event_name_1_to_100 CHECK (char_length(name) BETWEEN 1 AND 100),
  user_id    uuid REFERENCES "user" ON DELETE SET NULL,
  device_id  uuid,
  data       jsonb NOT NULL DEFAULT '{}'::jsonb,
  meta_data  jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_event_user_id_idx ON client_event (user_id, created_at DESC);
CREATE INDEX client_event_created_at_idx ON client_event USING brin (created_at);
COMMENT ON TABLE client_event IS 'What the client reports through /api/events.';

CREATE TABLE upload_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE upload_kind IS 'What may be uploaded (spec §5).';
INSERT INTO upload_kind (value, comment) VALUES
  ('image', 'A picture: png, jpg, jpeg, gif or webp, up to 5 MB and 4K'),
  ('archive', 'Assets: .zip or .rar, up to 2 GB'),
  ('document', 'A document that the product made: an invoice, a statement, an export');

CREATE TABLE upload (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid REFERENCES "user" ON DELETE SET NULL,
  company_id uuid REFERENCES company ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES upload_kind ON DELETE RESTRICT,
  name       text NOT NULL CONSTRAINT upload_name_1_to_255 CHECK (char_length(name) BETWEEN 1 AND 255 AND name !~ '[/\\[:cntrl:]]'),
  path       text NOT NULL CONSTRAINT upload_path_key UNIQUE,
  mime_type  text NOT NULL,
  bytes      bigint NOT NULL CONSTRAINT upload_not_empty CHECK (bytes > 0),
  sha256     bytea,
  width      integer,
  height     integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT upload_image_type CHECK (kind <> 'image' OR mime_type IN ('image/png', 'image/jpeg', 'image/gif', 'image/webp')),
  CONSTRAINT upload_image_5_mb CHECK (kind <> 'image' OR bytes <= 5 * 1024 * 1024),
  CONSTRAINT upload_image_4k CHECK (kind <> 'image' OR (width BETWEEN 1 AND 4096 AND height BETWEEN 1 AND 4096)),
  CONSTRAINT upload_archive_type CHECK (kind <> 'archive' OR mime_type IN ('application/zip', 'application/vnd.rar')),
  CONSTRAINT upload_archive_2_gb CHECK (kind <> 'archive' OR bytes <= 2147483648)
);
CREATE INDEX upload_user_id_idx ON upload (user_id, created_at DESC);
CREATE INDEX upload_company_id_idx ON upload (company_id, created_at DESC);
CREATE INDEX upload_kind_idx ON upload (kind);
COMMENT ON TABLE upload IS 'A stored file. Its content was checked, whatever its name says.';
COMMENT ON COLUMN upload.path IS 'Where it lies in the file store; never shown.';
