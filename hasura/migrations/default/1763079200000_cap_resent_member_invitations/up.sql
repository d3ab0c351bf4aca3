-- One that has expired takes no place. Sent again, it takes one, as a new one does.
CREATE TRIGGER company_invitation_cap_again BEFORE UPDATE OF status ON company_invitation
  FOR EACH ROW WHEN (NEW.status = 'pending' AND OLD.status <> 'pending') EXECUTE FUNCTION company_member_cap();
