DROP TRIGGER activation_name_plain ON activation;
DROP TRIGGER company_name_plain ON company;
DROP TRIGGER company_invitation_title_plain ON company_invitation;
DROP TRIGGER company_member_title_plain ON company_member;
DROP TRIGGER user_display_name_plain ON "user";
DROP FUNCTION guard_plain_name();
DROP FUNCTION is_plain_name(text);
