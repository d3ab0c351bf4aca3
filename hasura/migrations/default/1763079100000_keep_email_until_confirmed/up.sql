-- rules §4: a new address is verified before it is used. Until then mails, and with them links for a new password, go to the one
-- that the person has shown to be theirs.
ALTER TABLE "user" ADD COLUMN pending_email citext CONSTRAINT user_pending_email_valid CHECK (is_email(pending_email::text));
COMMENT ON COLUMN "user".pending_email IS 'The address that takes the place of email once it is confirmed; empty when none is asked for.';

CREATE FUNCTION user_has_password(account "user") RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM credential WHERE user_id = account.id)
$$;
COMMENT ON FUNCTION user_has_password("user") IS 'Whether one can sign in with a password: who signed up through a channel has none until they set one.';

-- It is a name of the person's, too.
CREATE OR REPLACE FUNCTION is_redaction(was jsonb, is_now jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT was IS NOT DISTINCT FROM is_now
      OR is_now = was - ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
         AND ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
             <@ ARRAY['username', 'display_name', 'email', 'pending_email', 'picture_url', 'description']
$$;
