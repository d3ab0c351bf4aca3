-- An expired invitation does not count toward the member limit. Sent again, it counts like a new one.
CREATE TRIGGER company_invitation_cap_again BEFORE UPDATE OF status ON company_invitation
  FOR EACH ROW WHEN (NEW.status = 'pending' AND OLD.status <> 'pending') EXECUTE FUNCTION company_member_cap();
