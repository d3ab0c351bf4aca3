-- What counts as an e-mail address, for every column that holds one; domain/src/fields.ts says it for the forms.
CREATE FUNCTION is_email(address text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN address ~ '^[^@[:space:]]+@[^@[:space:]:\[\]]+\.[^@[:space:]:\[\].0-9][^@[:space:]:\[\].]*$'
    AND char_length(address) <= 254;
COMMENT ON FUNCTION is_email IS 'Whether mail can be sent to this: a name at a domain. An IP address is none: mail to a@127.0.0.1 or a@[::1] would go to a machine of ours.';

-- Rows from before stay as they are until they are written again.
ALTER TABLE "user" DROP CONSTRAINT user_email_valid;
ALTER TABLE "user" ADD CONSTRAINT user_email_valid CHECK (is_email(email::text)) NOT VALID;
ALTER TABLE company_settings DROP CONSTRAINT company_settings_email_valid;
ALTER TABLE company_settings ADD CONSTRAINT company_settings_email_valid CHECK (is_email(email::text)) NOT VALID;
ALTER TABLE company_settings DROP CONSTRAINT company_settings_billing_email_valid;
ALTER TABLE company_settings ADD CONSTRAINT company_settings_billing_email_valid CHECK (is_email(billing_email::text)) NOT VALID;
ALTER TABLE company_invitation DROP CONSTRAINT company_invitation_email_valid;
ALTER TABLE company_invitation ADD CONSTRAINT company_invitation_email_valid CHECK (is_email(email::text)) NOT VALID;
ALTER TABLE address DROP CONSTRAINT address_email_valid;
ALTER TABLE address ADD CONSTRAINT address_email_valid CHECK (is_email(email::text)) NOT VALID;
ALTER TABLE invitation DROP CONSTRAINT invitation_email_valid;
ALTER TABLE invitation ADD CONSTRAINT invitation_email_valid CHECK (is_email(email::text)) NOT VALID;
ALTER TABLE shipping_address DROP CONSTRAINT shipping_address_email;
ALTER TABLE shipping_address ADD CONSTRAINT shipping_address_email CHECK (is_email(email::text)) NOT VALID;
