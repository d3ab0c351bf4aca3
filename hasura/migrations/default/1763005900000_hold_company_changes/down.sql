DROP TRIGGER company_hold_change ON company;
DROP FUNCTION company_hold_change();
DROP TABLE company_change;
DROP FUNCTION company_change_carry_on();
DROP FUNCTION company_change_decide();
DROP TABLE company_change_transition;
DROP TABLE company_change_status;
ALTER TABLE company
  DROP CONSTRAINT company_website_origin,
  ADD CONSTRAINT company_website_http CHECK (website ~* '^https?://[^[:space:]]+$');
COMMENT ON COLUMN company.website IS 'Its website.';
DROP FUNCTION is_origin(text);
