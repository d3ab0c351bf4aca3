DROP TRIGGER company_member_gone ON company_member;
DROP FUNCTION company_member_gone();
DELETE FROM notification WHERE kind = 'member_removed';
DELETE FROM notification_kind WHERE value = 'member_removed';
