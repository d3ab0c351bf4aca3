CREATE TABLE reserved_name (
  name citext PRIMARY KEY
);
COMMENT ON TABLE reserved_name IS 'Names that cannot be a username or page address (error 3000): the site''s routes and misleading words.';
COMMENT ON COLUMN reserved_name.name IS 'A reserved name.';
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

CREATE FUNCTION refuse_reserved_name(wanted citext) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM reserved_name WHERE name = wanted) THEN
    PERFORM refuse('reserved_name', format('the name "%s" is reserved', wanted));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_reserved_name(citext) IS 'Refuses a name that the product needs for its own addresses.';

CREATE FUNCTION guard_reserved_name() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_reserved_name((to_jsonb(NEW) ->> TG_ARGV[0])::citext);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_reserved_name() IS 'Refuses a reserved name. The argument names its column.';

-- The rule for email addresses in all columns. domain/src/fields.ts has the same rule for the forms.
CREATE FUNCTION is_email(address text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN address ~ '^[^@[:space:]]+@[^@[:space:]:\[\]]+\.[^@[:space:]:\[\].0-9][^@[:space:]:\[\].]*$'
    AND char_length(address) <= 254;
COMMENT ON FUNCTION is_email IS 'True for an address that can receive email: a name at a domain. IP addresses are refused, because mail to a@127.0.0.1 or a@[::1] would go to our own machines.';

-- A page's theme allows only a closed set of values, because every visitor reads it and free text could hold anything.
-- pageAccents in domain/ has the same list.
CREATE FUNCTION is_page_theme(theme jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_typeof(theme) = 'object' AND theme - 'accent' = '{}'
     AND (NOT theme ? 'accent' OR coalesce(
           theme -> 'accent' IN ('"#7c5cff"', '"#2f9bff"', '"#1fa66a"', '"#d97706"', '"#e0526e"', '"#5b6b82"'), false))
$$;
COMMENT ON FUNCTION is_page_theme(jsonb) IS 'True for a theme with an accent color of the list, or for an empty theme.';

-- Names appear in our emails and next to our badge, so addresses, an @ or lookalike letters in them could mislead people.
-- isPlainName in domain/ has the same rule; a test compares the two. The character classes come from Unicode 17.0, because
-- Postgres patterns do not know scripts.
CREATE FUNCTION is_plain_name(name text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT name !~ '@'
     -- Invisible characters, and characters that change the order of the visible ones.
     AND name !~ (
      '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2'
      '\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164'
      '\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f'
      '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U000ffffd'
      '\U00100000-\U0010fffd]')
     -- Phonetic, wide, mathematical, circled and other variants of Latin letters, the dot, the slash, the colon and the @.
     AND name !~ (
      '[\u0250-\u02af\u1d00-\u1dbf\u2024\u2100-\u2115\u2117-\u2121\u2123-\u214f\u2160-\u2188'
      '\u249c-\u24e9\ufb00-\ufb06\ufe52\ufe55\ufe6b\uff0e-\uff0f\uff1a\uff20-\uff3a\uff41-\uff5a\uff61'
      '\U0001d400-\U0001d7ff\U0001f110-\U0001f189]')
     -- An address, or a text that mail programs turn into one: a dot inside a word.
     AND name !~* '://|https?:|www\.|[^ .\u00a0\u3000][.\u3002][^ 0-9\u00a0\u3000!-/:-@\[-`{-~]{2}|[0-9]{1,3}(\.[0-9]{1,3}){3}'
     -- A name uses only one of the alphabets that have lookalike letters.
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
     -- Words made only of Cyrillic and Greek letters that look like Latin ones.
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
COMMENT ON FUNCTION is_plain_name(text) IS 'True for a name without an address, an @ or lookalike letters.';

-- A trigger instead of a check, so that existing names stay until they are changed.
CREATE FUNCTION refuse_unplain_name(rule text, was text, is_now text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF is_now IS DISTINCT FROM was AND NOT is_plain_name(is_now) THEN
    PERFORM refuse(rule, 'the text contains a URL, an @ or look-alike characters');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_unplain_name(text, text, text) IS 'Refuses a new name that fails is_plain_name. An unchanged name stays valid.';

CREATE FUNCTION guard_plain_name() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_unplain_name(TG_TABLE_NAME || '_' || TG_ARGV[0] || '_plain', to_jsonb(OLD) ->> TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[0]);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_plain_name() IS 'Refuses a name that fails is_plain_name. The argument names its column.';

CREATE FUNCTION is_origin(website text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT website ~ '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
     AND char_length(website) <= 261
$$;
COMMENT ON FUNCTION is_origin(text) IS 'The pattern of a website''s address: https:// with a domain name and nothing else.';

-- An encrypted token is longer than its nonce and tag, so a shorter value is no token. Channels of the demo market have
-- no real token, so we cannot ask vendors about these channels.
CREATE FUNCTION is_sealed(token bytea) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(octet_length(token) > 28, false) $$;
COMMENT ON FUNCTION is_sealed(bytea) IS 'True if the value contains an encrypted token.';

-- Companies' links reach creators and, through our own addresses, their viewers: they lead to public websites only.
-- isPublicLink in domain/ is the same rule; a test compares the two.
CREATE FUNCTION is_public_link(link text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length(link) <= 2000
     -- The pattern of a public domain name, which ends in a word. It excludes IP addresses, credentials and ports.
     AND link ~ (
      '^[hH][tT][tT][pP][sS]://([a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3]([a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3-]{0,61}[a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3])?\.)+'
      '[a-zA-Z]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])(:443)?'
      '([/?#][^\u0001-\u0020\u007f-\u00a0\\\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]*)?$')
     -- Domain names that exist only in private networks.
     AND link !~* '^https://[^/?#:]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa|invalid|onion)(:443)?([/?#]|$)'
$$;
COMMENT ON FUNCTION is_public_link(text) IS 'True for the https address of a public website, without credentials or its own port.';

-- A trigger instead of a check, because existing links stay until they are changed.
CREATE FUNCTION guard_public_link() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  link text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF NOT is_public_link(link) AND (TG_OP = 'INSERT' OR link IS DISTINCT FROM to_jsonb(OLD) ->> TG_ARGV[0]) THEN
    PERFORM refuse(TG_TABLE_NAME || '_' || TG_ARGV[0] || '_public', 'the URL does not lead to a public website');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_public_link() IS 'Refuses a link that is_public_link does not accept. The argument names its column.';
