DROP FUNCTION company_member_email(company_member);
DROP TABLE company_invitation, company_invitation_status, company_member;
DROP FUNCTION company_member_gone();
DROP FUNCTION company_member_cap();
DROP FUNCTION company_keeps_an_owner();
DROP FUNCTION company_member_emit();
