DROP FUNCTION company_own_verification_reason(company, json);
DROP TABLE company_change, company_change_transition, company_change_status, company_settings, company,
  company_verification_transition, company_verification, company_type;
DROP FUNCTION company_hold_change();
DROP FUNCTION company_change_decide();
DROP FUNCTION company_carry_on_verification();
DROP FUNCTION company_refuse();
DROP FUNCTION company_change_tally();
DROP FUNCTION company_change_emit();
