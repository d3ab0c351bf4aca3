DROP TRIGGER company_member_changed ON company_member;
DROP TRIGGER company_member_come_or_gone ON company_member;
DROP TRIGGER user_role_changed ON "user";
DROP TRIGGER session_shortened ON session;
DROP TRIGGER session_emptied ON session;
DROP TRIGGER session_ended ON session;
DROP FUNCTION notify_session_changed;
