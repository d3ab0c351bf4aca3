-- rules §4: a new address must be verified before it is used. Until then, emails, including password links, go to the
-- verified one.
ALTER TABLE "user" ADD COLUMN pending_email citext CONSTRAINT user_pending_email_valid CHECK (is_email(pending_email::text));
COMMENT ON COLUMN "user".pending_email IS 'The address that will replace email once it is confirmed. Empty if no change was requested.';

CREATE FUNCTION user_has_password(account "user") RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM credential WHERE user_id = account.id)
$$;
COMMENT ON FUNCTION user_has_password("user") IS 'True if the user can sign in with a password. Users who signed up through a channel have none until they set one.';

-- pending_email also identifies the person.
CREATE OR REPLACE FUNCTION is_redaction(was jsonb, is_now jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT was IS NOT DISTINCT FROM is_now
      OR is_now = was - ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
         AND ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
             <@ ARRAY['username', 'display_name', 'email', 'pending_email', 'picture_url', 'description']
$$;
