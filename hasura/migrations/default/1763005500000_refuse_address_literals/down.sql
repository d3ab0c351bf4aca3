ALTER TABLE "user" DROP CONSTRAINT user_email_valid;
ALTER TABLE "user" ADD CONSTRAINT user_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' AND char_length(email) <= 254);
ALTER TABLE company_settings DROP CONSTRAINT company_settings_email_valid;
ALTER TABLE company_settings ADD CONSTRAINT company_settings_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
ALTER TABLE company_settings DROP CONSTRAINT company_settings_billing_email_valid;
ALTER TABLE company_settings ADD CONSTRAINT company_settings_billing_email_valid CHECK (billing_email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
ALTER TABLE company_invitation DROP CONSTRAINT company_invitation_email_valid;
ALTER TABLE company_invitation ADD CONSTRAINT company_invitation_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
ALTER TABLE address DROP CONSTRAINT address_email_valid;
ALTER TABLE address ADD CONSTRAINT address_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
ALTER TABLE invitation DROP CONSTRAINT invitation_email_valid;
ALTER TABLE invitation ADD CONSTRAINT invitation_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
ALTER TABLE shipping_address DROP CONSTRAINT shipping_address_email;
ALTER TABLE shipping_address ADD CONSTRAINT shipping_address_email CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');

DROP FUNCTION is_email;
