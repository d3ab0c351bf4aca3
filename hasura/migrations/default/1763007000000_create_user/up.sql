CREATE TABLE user_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_type IS 'The three kinds of account (rules §1).';
COMMENT ON COLUMN user_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN user_type.comment IS 'The meaning of the value.';
INSERT INTO user_type (value, comment) VALUES
  ('Company', 'Acts for a game company'),
  ('Creator', 'Makes content on at least one channel'),
  ('User', 'A plain account without a verified channel');

CREATE TABLE "user" (
  id                    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username              citext NOT NULL CONSTRAINT user_username_key UNIQUE,
  display_name          citext NOT NULL CONSTRAINT user_display_name_key UNIQUE,
  email                 citext NOT NULL CONSTRAINT user_email_key UNIQUE,
  pending_email         citext CONSTRAINT user_pending_email_valid CHECK (is_email(pending_email::text)),
  user_type             text NOT NULL DEFAULT 'User' REFERENCES user_type ON DELETE RESTRICT,
  email_verified_at     timestamptz,
  active                boolean NOT NULL DEFAULT true,
  locked_until          timestamptz,
  country               text REFERENCES country ON DELETE RESTRICT,
  country_locked_until  timestamptz,
  language              text REFERENCES language ON DELETE RESTRICT,
  language_locked_until timestamptz,
  picture_url           text,
  description           text NOT NULL DEFAULT '',
  terms_accepted_at     timestamptz,
  whats_new_seen_at     timestamptz,
  is_demo               boolean NOT NULL DEFAULT false,
  deleted_at            timestamptz,
  first_steps_ended_at  timestamptz,
  feed_seen_at          timestamptz,
  -- A person who comes from a link of a program, an invitation or a company registers, verifies an email address,
  -- connects a channel and waits for approval, often in several browsers. The page that they came from is stored, so
  -- that they find it again.
  way                   text CONSTRAINT user_way_path CHECK (way ~ '^/[^/\\]' AND char_length(way) <= 500),
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_username_4_to_25 CHECK (username ~ '^[a-zA-Z0-9]{4,25}$'),
  CONSTRAINT user_display_name_4_to_50 CHECK (char_length(display_name) BETWEEN 4 AND 50 AND display_name::text !~ '[\u0001-/:-@\[-`{-\u00bf]'),
  CONSTRAINT user_email_valid CHECK (is_email(email::text)),
  CONSTRAINT user_description_2000 CHECK (char_length(description) <= 2000),
  CONSTRAINT user_picture_url_http CHECK (picture_url ~ '^(https?://|/)')
);
COMMENT ON TABLE "user" IS 'An account of any kind. Set active to false to close it; the user can then no longer sign in (error 1203).';
COMMENT ON COLUMN "user".id IS 'The unique id of the row.';
COMMENT ON COLUMN "user".username IS 'The name used to sign in: 4 to 25 letters and digits. Other users never see it.';
COMMENT ON COLUMN "user".display_name IS 'The name other users see: 4 to 50 letters and digits.';
COMMENT ON COLUMN "user".email IS 'The email address, which also works for sign-in. Other users never see the address.';
COMMENT ON COLUMN "user".user_type IS 'Company, Creator or User.';
COMMENT ON COLUMN "user".email_verified_at IS 'When the email address was confirmed. Empty again after the address changes.';
COMMENT ON COLUMN "user".active IS 'False for an inactive account, which cannot sign in (error 1203).';
COMMENT ON COLUMN "user".locked_until IS 'The time before which a locked account cannot sign in (errors 1204 and 1206).';
COMMENT ON COLUMN "user".country IS 'The ISO 3166 code of the country.';
COMMENT ON COLUMN "user".country_locked_until IS 'The country cannot change before this time, one year after the last change.';
COMMENT ON COLUMN "user".language IS 'The ISO 639 code of the user''s language.';
COMMENT ON COLUMN "user".language_locked_until IS 'The language cannot change before this time, three months after the last change.';
COMMENT ON COLUMN "user".picture_url IS 'The picture shown next to the name.';
COMMENT ON COLUMN "user".description IS 'A text in which the user describes themselves.';
COMMENT ON COLUMN "user".terms_accepted_at IS 'When the terms were accepted.';
COMMENT ON COLUMN "user".whats_new_seen_at IS 'The user has read the product news published before this time.';
COMMENT ON COLUMN "user".is_demo IS 'True for a demo account, which is refused in production.';
COMMENT ON COLUMN "user".deleted_at IS 'When the user deleted the account. The data that identifies the user is then removed.';
COMMENT ON COLUMN "user".first_steps_ended_at IS 'When the checklist of first steps ended permanently: all steps were done, or the user dismissed it.';
COMMENT ON COLUMN "user".feed_seen_at IS 'When the user last opened the feed. Newer entries are marked as new.';
COMMENT ON COLUMN "user".way IS 'The page that the user came from and cannot use yet, because they must become a creator first. Empty after they have opened the page as a creator.';
COMMENT ON COLUMN "user".created_at IS 'When the row was created.';
COMMENT ON COLUMN "user".updated_at IS 'When the row last changed.';
COMMENT ON COLUMN "user".pending_email IS 'The address that will replace email once it is confirmed. Empty if no change was requested.';
CREATE INDEX user_user_type_idx ON "user" (user_type);
CREATE INDEX user_country_idx ON "user" (country);
CREATE INDEX user_language_idx ON "user" (language);
CREATE INDEX user_display_name_trgm_idx ON "user" USING gin ((display_name::text) gin_trgm_ops);
SELECT keep_trail('user', 'UPDATE OF user_type, email, active, locked_until, deleted_at OR DELETE', '{id}');
CREATE TRIGGER user_role_changed AFTER UPDATE ON "user"
  FOR EACH ROW WHEN ((NEW.user_type, NEW.active, NEW.deleted_at) IS DISTINCT FROM (OLD.user_type, OLD.active, OLD.deleted_at))
  EXECUTE FUNCTION notify_session_changed('id');
CREATE TRIGGER user_stamp_moments BEFORE UPDATE OF first_steps_ended_at ON "user"
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('first_steps_ended_at');

-- rules §3: country is locked for one year after a change, language for three months.
CREATE FUNCTION user_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.display_name IS DISTINCT FROM OLD.display_name THEN
    PERFORM refuse_reserved_name(NEW.display_name::citext);
  END IF;
  PERFORM refuse_unplain_name('user_display_name_plain', OLD.display_name::text, NEW.display_name::text);
  IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
    IF NEW.country IS DISTINCT FROM OLD.country AND OLD.country_locked_until > now() THEN
      PERFORM refuse('user_country_locked_one_year',
        format('the country can be changed again from %s', to_char(OLD.country_locked_until, 'YYYY-MM-DD')));
    END IF;
    IF NEW.language IS DISTINCT FROM OLD.language AND OLD.language_locked_until > now() THEN
      PERFORM refuse('user_language_locked_three_months',
        format('the language can be changed again from %s', to_char(OLD.language_locked_until, 'YYYY-MM-DD')));
    END IF;
  END IF;
  IF NEW.picture_url IS DISTINCT FROM OLD.picture_url THEN
    PERFORM refuse_foreign_picture(NEW.picture_url);
  END IF;
  IF NEW.username IS DISTINCT FROM OLD.username THEN
    PERFORM refuse_reserved_name(NEW.username::citext);
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION user_refuse() IS 'Refuses reserved and misleading names, a foreign picture, and a country or language that is still locked.';
CREATE TRIGGER user_refuse BEFORE INSERT OR UPDATE OF display_name, username, picture_url, country, language ON "user"
  FOR EACH ROW EXECUTE FUNCTION user_refuse();

CREATE FUNCTION user_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  IF NEW.deleted_at IS NULL AND NEW.country IS DISTINCT FROM OLD.country THEN
    NEW.country_locked_until := now() + interval '1 year';
  END IF;
  IF NEW.deleted_at IS NULL AND NEW.language IS DISTINCT FROM OLD.language THEN
    NEW.language_locked_until := now() + interval '3 months';
  END IF;
  -- rules §4: an email change triggers a fresh verification.
  IF NEW.email IS DISTINCT FROM OLD.email AND NEW.email_verified_at IS NOT DISTINCT FROM OLD.email_verified_at THEN
    NEW.email_verified_at := NULL;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION user_stamp() IS 'Locks a changed country and language, and makes a changed email address unverified.';
CREATE TRIGGER user_stamp BEFORE UPDATE ON "user" FOR EACH ROW EXECUTE FUNCTION user_stamp();

CREATE FUNCTION user_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email IS DISTINCT FROM OLD.email AND NEW.email_verified_at IS NULL AND NEW.deleted_at IS NULL THEN
    PERFORM emit_event('emailChanged', 'user', NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_emit() IS 'Announces a changed email address that is not verified yet.';
CREATE TRIGGER user_emit AFTER UPDATE OF email ON "user" FOR EACH ROW EXECUTE FUNCTION user_emit();

CREATE FUNCTION user_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO notification_preference (user_id) VALUES (NEW.id);
    RETURN NULL;
  END IF;
  IF OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL THEN
    PERFORM claim_invitations(NEW.id);
  END IF;
  IF (OLD.country, OLD.language, OLD.active, OLD.deleted_at, OLD.user_type)
     IS DISTINCT FROM (NEW.country, NEW.language, NEW.active, NEW.deleted_at, NEW.user_type) THEN
    PERFORM follow_eligibility(ARRAY[NEW.id]);
  END IF;
  -- When an admin unlocks an account, its failed attempts no longer count. Otherwise they would keep it locked. Wrong
  -- passwords for an account that an admin has locked are counted like those for a name without an account, so that no
  -- one can tell the two apart. When the admin lifts the lock, both counters are reset. Otherwise the account's owner
  -- would stay locked out.
  IF OLD.locked_until > now() AND (NEW.locked_until IS NULL OR NEW.locked_until <= now()) THEN
    DELETE FROM rate_limit WHERE key IN ('sign-in:' || NEW.id, 'sign-in-lock:' || NEW.id);
  END IF;
  -- A company member cannot edit creator pages, so joining a company hides the account's pages, as closing the account
  -- does. Pages, topics and follows all read published pages, so hiding the pages is enough. Someone who reopens the
  -- account or leaves the company can publish the pages again.
  IF OLD.active AND NOT NEW.active OR OLD.user_type <> 'Company' AND NEW.user_type = 'Company' THEN
    UPDATE creator_page SET is_published = false WHERE creator_id = NEW.id AND is_published;
  END IF;
  -- Closing an account removes its channels' figures from insights immediately, and reopening it restores them.
  -- Otherwise companies would still find its channels in insights. The function reads the eligibility, which was
  -- refreshed before.
  IF OLD.active <> NEW.active THEN
    PERFORM refresh_channel_periods(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_tally() IS 'Keeps the preferences, invitations, eligibility, page and figures of an account in step with the account.';
CREATE TRIGGER user_tally AFTER INSERT
  OR UPDATE OF email_verified_at, country, language, active, deleted_at, user_type, locked_until ON "user"
  FOR EACH ROW EXECUTE FUNCTION user_tally();

COMMENT ON TRIGGER user_refuse ON "user" IS 'refuse';
COMMENT ON TRIGGER user_stamp ON "user" IS 'stamp';
COMMENT ON TRIGGER user_stamp_moments ON "user" IS 'stamp';
COMMENT ON TRIGGER user_emit ON "user" IS 'outbox';
COMMENT ON TRIGGER user_role_changed ON "user" IS 'outbox';
COMMENT ON TRIGGER user_tally ON "user" IS 'tally';

-- Rows for runs, keys, memberships and invitations check that the account still exists.
CREATE FUNCTION refuse_deleted_account(of_user_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  is_gone boolean;
BEGIN
  SELECT deleted_at IS NOT NULL INTO is_gone FROM "user" WHERE id = of_user_id FOR SHARE;
  IF is_gone THEN
    PERFORM refuse('entry_of_account', 'a deleted account cannot take part');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_deleted_account(uuid) IS 'Refuses a row by which a deleted account would take part in an activation.';

CREATE FUNCTION guard_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_account(NEW.creator_id);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_account() IS 'Refuses a run, key, membership or invitation for a deleted account.';

-- The display name as text for name searches, because the search index does not support the type of display_name.
CREATE VIEW user_profile AS
  SELECT id, display_name, picture_url, user_type, description, country, language, display_name::text AS search_name
    FROM "user" WHERE active AND deleted_at IS NULL;
COMMENT ON VIEW user_profile IS 'The public part of an account, without username and email address.';
COMMENT ON COLUMN user_profile.id IS 'The account that owns the profile.';
COMMENT ON COLUMN user_profile.display_name IS 'The name other users see.';
COMMENT ON COLUMN user_profile.picture_url IS 'The picture shown next to the name.';
COMMENT ON COLUMN user_profile.user_type IS 'Company, Creator or User.';
COMMENT ON COLUMN user_profile.description IS 'A text in which the user describes themselves.';
COMMENT ON COLUMN user_profile.country IS 'The ISO 3166 code of the country.';
COMMENT ON COLUMN user_profile.language IS 'The ISO 639 code of the user''s language.';
COMMENT ON COLUMN user_profile.search_name IS 'The display name for indexed searches by a part of it.';

CREATE FUNCTION current_user_row(hasura_session json) RETURNS "user"
  LANGUAGE sql STABLE AS $$
  SELECT * FROM "user" WHERE id = (hasura_session ->> 'x-hasura-user-id')::uuid
$$;
COMMENT ON FUNCTION current_user_row(json) IS 'The account of the requesting user. Null for visitors.';

CREATE TABLE credential (
  user_id       uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  password_hash text NOT NULL CONSTRAINT credential_password_hash_is_argon2id CHECK (password_hash LIKE '$argon2id$%'),
  changed_at    timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE credential IS 'The password of an account, as an argon2id hash in PHC format. Accounts that sign in only through a channel have no row.';
COMMENT ON COLUMN credential.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN credential.password_hash IS 'The argon2id hash in PHC format.';
COMMENT ON COLUMN credential.changed_at IS 'When the password was last set.';

CREATE FUNCTION user_has_password(account "user") RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM credential WHERE user_id = account.id)
$$;
COMMENT ON FUNCTION user_has_password("user") IS 'True if the user can sign in with a password. Users who signed up through a channel have none until they set one.';

-- Events are copied into delivery logs, so they contain no address. The last email to a deleted account reads the
-- address from this table.
CREATE TABLE farewell (
  user_id      uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  email        citext NOT NULL,
  display_name text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE farewell IS 'The recipient of the last email to a deleted account. The row is removed once the email is sent.';
COMMENT ON COLUMN farewell.user_id IS 'The deleted account.';
COMMENT ON COLUMN farewell.email IS 'The account''s email address before deletion.';
COMMENT ON COLUMN farewell.display_name IS 'The account''s name before deletion.';
COMMENT ON COLUMN farewell.created_at IS 'When the account was deleted.';
CREATE INDEX farewell_created_at_idx ON farewell (created_at);

CREATE TABLE user_link_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_link_kind IS 'Kinds of additional links (rules §3).';
COMMENT ON COLUMN user_link_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN user_link_kind.comment IS 'The meaning of the value.';
INSERT INTO user_link_kind (value, comment) VALUES
  ('discord', 'Discord'), ('facebook', 'Facebook'), ('instagram', 'Instagram'), ('extra', 'Extra link');

CREATE TABLE user_link (
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES user_link_kind ON DELETE RESTRICT,
  url        text NOT NULL CONSTRAINT user_link_url_http CHECK (url ~* '^https?://[^[:space:]]+$' AND char_length(url) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind)
);
COMMENT ON TABLE user_link IS 'A user''s links to other sites.';
COMMENT ON COLUMN user_link.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN user_link.kind IS 'Discord, Facebook, Instagram or another site.';
COMMENT ON COLUMN user_link.url IS 'The address of the link.';
COMMENT ON COLUMN user_link.created_at IS 'When the row was created.';
CREATE INDEX user_link_kind_idx ON user_link (kind);

CREATE TABLE address (
  user_id       uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  first_name    text NOT NULL CONSTRAINT address_first_name_not_blank CHECK (btrim(first_name) <> ''),
  last_name     text NOT NULL CONSTRAINT address_last_name_not_blank CHECK (btrim(last_name) <> ''),
  street_name   text NOT NULL CONSTRAINT address_street_name_not_blank CHECK (btrim(street_name) <> ''),
  street_number text NOT NULL CONSTRAINT address_street_number_not_blank CHECK (btrim(street_number) <> ''),
  zip_code      text NOT NULL CONSTRAINT address_zip_code_not_blank CHECK (btrim(zip_code) <> ''),
  city          text NOT NULL CONSTRAINT address_city_not_blank CHECK (btrim(city) <> ''),
  province      text,
  country       text NOT NULL REFERENCES country ON DELETE RESTRICT,
  email         citext CONSTRAINT address_email_valid CHECK (is_email(email::text)),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT address_lengths CHECK (
    greatest(char_length(first_name), char_length(last_name), char_length(street_name), char_length(street_number),
             char_length(zip_code), char_length(city), char_length(province)) <= 200)
);
COMMENT ON TABLE address IS 'A shipping address. Only its owner sees it; a shipment keeps its own copy.';
COMMENT ON COLUMN address.user_id IS 'The owner of the address.';
COMMENT ON COLUMN address.first_name IS 'First name.';
COMMENT ON COLUMN address.last_name IS 'Last name.';
COMMENT ON COLUMN address.street_name IS 'Street.';
COMMENT ON COLUMN address.street_number IS 'House number.';
COMMENT ON COLUMN address.zip_code IS 'Postal code.';
COMMENT ON COLUMN address.city IS 'City.';
COMMENT ON COLUMN address.province IS 'Province or state; optional.';
COMMENT ON COLUMN address.country IS 'The ISO 3166 code of the country.';
COMMENT ON COLUMN address.email IS 'The email address for the carrier; optional.';
COMMENT ON COLUMN address.updated_at IS 'When the row last changed.';
CREATE INDEX address_country_idx ON address (country);
SELECT keep_updated_at('address');
