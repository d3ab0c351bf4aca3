-- What a text may be: an address, a name, an origin, a theme.

CREATE TABLE reserved_name (
  name citext PRIMARY KEY
);
COMMENT ON TABLE reserved_name IS 'Names that nobody can take as username or page address (error 3000): the routes of the site, and words that would mislead.';
COMMENT ON COLUMN reserved_name.name IS 'A name that nobody can take.';
INSERT INTO reserved_name (name)
SELECT unnest(ARRAY[
  'about', 'account', 'admin', 'administrator', 'analytics', 'anonymous', 'api', 'assets', 'auth', 'billing', 'blog', 'browse', 'campaign', 'campaigns',
  'cart', 'company', 'console', 'contact', 'creator', 'creatorprograms', 'creator-programs', 'creators', 'dashboard', 'deals', 'dev', 'docs', 'explore',
  'files', 'game', 'games', 'graphql', 'hasura', 'health', 'help', 'home', 'insights', 'invite', 'join', 'legal', 'login', 'logout', 'missions', 'moderator',
  'news', 'notifications', 'null', 'official', 'privacy', 'privacy-policy', 'quest', 'questboard', 'quests', 'register', 'reset-password', 'root', 'security',
  'settings', 'signin', 'signout', 'signup', 'staff', 'static', 'status', 'streams', 'support', 'system', 'team', 'terms', 'terms-of-use', 'undefined', 'user',
  'users', 'verify-email', 'videos', 'webhook', 'webmaster', 'www']);
INSERT INTO reserved_name (name) VALUES
  ('unsubscribe'),
  ('plans');

CREATE FUNCTION refuse_reserved_name() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  wanted citext := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF EXISTS (SELECT FROM reserved_name WHERE name = wanted) THEN
    PERFORM refuse('reserved_name', format('the name "%s" is reserved', wanted));
  END IF;
  RETURN NEW;
END $$;

-- What counts as an e-mail address, for every column that holds one; domain/src/fields.ts says it for the forms.
CREATE FUNCTION is_email(address text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN address ~ '^[^@[:space:]]+@[^@[:space:]:\[\]]+\.[^@[:space:]:\[\].0-9][^@[:space:]:\[\].]*$'
    AND char_length(address) <= 254;
COMMENT ON FUNCTION is_email IS 'Whether mail can be sent to this: a name at a domain. An IP address is none: mail to a@127.0.0.1 or a@[::1] would go to a machine of ours.';

-- What a page's theme may say is a closed set: anything else would be a store of whatever people like, read by every
-- visitor. pageAccents in domain/ has the same list.
CREATE FUNCTION is_page_theme(theme jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_typeof(theme) = 'object' AND theme - 'accent' = '{}'
     AND (NOT theme ? 'accent' OR coalesce(
           theme -> 'accent' IN ('"#7c5cff"', '"#2f9bff"', '"#1fa66a"', '"#d97706"', '"#e0526e"', '"#5b6b82"'), false))
$$;
COMMENT ON FUNCTION is_page_theme(jsonb) IS 'An accent of the list, or nothing.';

-- Names stand in mails that we send, over our own name, and beside a badge that we give: with an address, an @ or letters
-- that look like others they could make people go elsewhere. isPlainName in domain/ is the same rule; a test compares
-- the two. The classes are Unicode's own (17.0), since Postgres' patterns know no scripts.
CREATE FUNCTION is_plain_name(name text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT name !~ '@'
     -- What cannot be seen, or turns the order of what can.
     AND name !~ (
      '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2'
      '\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164'
      '\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f'
      '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U000ffffd'
      '\U00100000-\U0010fffd]')
     -- Phonetic, wide, mathematical, circled and other dress of Latin letters, of the dot, the slash, the colon and the @.
     AND name !~ (
      '[\u0250-\u02af\u1d00-\u1dbf\u2024\u2100-\u2115\u2117-\u2121\u2123-\u214f\u2160-\u2188'
      '\u249c-\u24e9\ufb00-\ufb06\ufe52\ufe55\ufe6b\uff0e-\uff0f\uff1a\uff20-\uff3a\uff41-\uff5a\uff61'
      '\U0001d400-\U0001d7ff\U0001f110-\U0001f189]')
     -- An address, or what mail programs take for one: a dot inside a word.
     AND name !~* '://|https?:|www\.|[^ .\u00a0\u3000][.\u3002][^ 0-9\u00a0\u3000!-/:-@\[-`{-~]{2}|[0-9]{1,3}(\.[0-9]{1,3}){3}'
     -- Of the alphabets with letters that look like another's it is written in one.
     AND (name ~ (
      '[\u0041-\u005a\u0061-\u007a\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u02e0-\u02e4'
      '\u1d00-\u1d25\u1d2c-\u1d5c\u1d62-\u1d65\u1d6b-\u1d77\u1d79-\u1dbe\u1e00-\u1eff\u2071\u207f'
      '\u2090-\u209c\u212a-\u212b\u2132\u214e\u2160-\u2188\u2c60-\u2c7f\ua722-\ua787\ua78b-\ua7dc'
      '\ua7f1-\ua7ff\uab30-\uab5a\uab5c-\uab64\uab66-\uab69\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a'
      '\U00010780-\U00010785\U00010787-\U000107b0\U000107b2-\U000107ba\U0001df00-\U0001df1e'
      '\U0001df25-\U0001df2a]'))::int
       + (name ~ (
      '[\u0370-\u0373\u0375-\u0377\u037a-\u037d\u037f\u0384\u0386\u0388-\u038a\u038c\u038e-\u03a1'
      '\u03a3-\u03e1\u03f0-\u03ff\u1d26-\u1d2a\u1d5d-\u1d61\u1d66-\u1d6a\u1dbf\u1f00-\u1f15'
      '\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4'
      '\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2126\uab65'
      '\U00010140-\U0001018e\U000101a0\U0001d200-\U0001d245]'))::int
       + (name ~ '[\u0400-\u0484\u0487-\u052f\u1c80-\u1c8a\u1d2b\u1d78\u2de0-\u2dff\ua640-\ua69f\ufe2e-\ufe2f\U0001e030-\U0001e06d\U0001e08f]')::int
       + (name ~ '[\u0531-\u0556\u0559-\u058a\u058d-\u058f\ufb13-\ufb17]')::int
       + (name ~ '[\u13a0-\u13f5\u13f8-\u13fd\uab70-\uabbf]')::int <= 1
     -- Words of nothing but Cyrillic and Greek letters that nobody tells from Latin ones.
     AND NOT (
      name ~ '[асеорхуіјѕһӏԁԛԝАВЕКМНОРСТХУІЈЅҺӀԌԚԜαικνορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]'
      AND regexp_replace(name, '[асеорхуіјѕһӏԁԛԝАВЕКМНОРСТХУІЈЅҺӀԌԚԜαικνορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]', '', 'g') !~ (
      '[\u0370-\u0373\u0375-\u0377\u037a-\u037d\u037f\u0384\u0386\u0388-\u038a\u038c\u038e-\u03a1'
      '\u03a3-\u03e1\u03f0-\u03ff\u1d26-\u1d2a\u1d5d-\u1d61\u1d66-\u1d6a\u1dbf\u1f00-\u1f15'
      '\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4'
      '\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2126\uab65'
      '\U00010140-\U0001018e\U000101a0\U0001d200-\U0001d245\u0400-\u0484\u0487-\u052f\u1c80-\u1c8a'
      '\u1d2b\u1d78\u2de0-\u2dff\ua640-\ua69f\ufe2e-\ufe2f\U0001e030-\U0001e06d\U0001e08f]'))
$$;
COMMENT ON FUNCTION is_plain_name(text) IS 'Whether a name says only who or what somebody is: no address, no @, no letters that look like others.';

-- A trigger rather than a check: names that were there before stay until they are changed.
CREATE FUNCTION guard_plain_name() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_plain_name(to_jsonb(NEW) ->> TG_ARGV[0])
     AND (TG_OP = 'INSERT' OR to_jsonb(NEW) ->> TG_ARGV[0] <> to_jsonb(OLD) ->> TG_ARGV[0]) THEN
    PERFORM refuse(TG_TABLE_NAME || '_' || TG_ARGV[0] || '_plain', 'it holds an address, an @ or look-alike characters');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_plain_name() IS 'Refuses a name that is_plain_name does not let pass; the argument names its column.';

CREATE FUNCTION is_origin(website text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT website ~ '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
     AND char_length(website) <= 261
$$;
COMMENT ON FUNCTION is_origin(text) IS 'https:// and a domain name, and nothing else.';

-- What is no longer than a nonce and a tag was never sealed: the channels of the demo market exist nowhere, and nobody can
-- ask about them.
CREATE FUNCTION is_sealed(token bytea) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(octet_length(token) > 28, false) $$;
COMMENT ON FUNCTION is_sealed(bytea) IS 'Whether there is a token in it, sealed.';
