ALTER TABLE code ADD COLUMN revoke_reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT code_revoke_reason_500 CHECK (char_length(revoke_reason) <= 500);
COMMENT ON COLUMN code.revoked_at IS 'When the company revoked the code, alone or with its batch. A creator who had claimed it can no longer use it.';
COMMENT ON COLUMN code.revoke_reason IS 'The reason, shown to the creator who had the code, if the code was revoked alone. The batch has the reason of its codes.';

-- The claim of a revoked code stays only if the company left its holder out of the replacements. Other claims move to the new
-- code, or are removed so that their creator can claim again.
CREATE FUNCTION code_claim_left_out() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM code_claim c JOIN code ON code.id = c.code_id
     WHERE code.revoked_at IS NOT NULL
       AND (c.participant_id = NEW.participant_id OR c.quest_run_id = NEW.quest_run_id OR c.reward_claim_id = NEW.reward_claim_id)) THEN
    PERFORM refuse('code_claim_left_out', 'the company revoked a code of this creator and decided not to replace it');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION code_claim_left_out() IS 'Refuses further codes of an activation to a creator whose code was revoked without a replacement by the company''s choice.';
CREATE TRIGGER code_claim_d_left_out BEFORE INSERT ON code_claim
  FOR EACH ROW WHEN (NOT NEW.is_handed_out) EXECUTE FUNCTION code_claim_left_out();
