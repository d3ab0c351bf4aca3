-- An invitation that a company mails to a pending applicant accepts the applicant when they open it. So it stays open when
-- their email address is verified, instead of being withdrawn.
CREATE FUNCTION awaits_decision(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM key_campaign_participant
                  WHERE campaign_id = of_activation_id AND creator_id = of_creator_id AND status = 'pending')
      OR EXISTS (SELECT FROM program_membership
                  WHERE program_id = of_activation_id AND creator_id = of_creator_id AND status = 'pending')
$$;
COMMENT ON FUNCTION awaits_decision(uuid, uuid) IS 'True if a creator has applied to an activation and its company has not decided yet.';

CREATE OR REPLACE FUNCTION claim_invitations(of_creator_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "claimInvitation", "by": "creator"}', true);
  UPDATE invitation
     SET creator_id = CASE WHEN needed THEN of_creator_id END,
         status = CASE WHEN needed THEN 'PENDING' ELSE 'REJECTED' END,
         withdrawn_at = CASE WHEN NOT needed THEN now() END
    FROM (SELECT mailed.id, NOT needs_no_invitation(mailed.activation_id, of_creator_id) AS needed
            FROM creator
            JOIN "user" AS person ON person.id = creator.id AND person.email_verified_at IS NOT NULL
            JOIN invitation AS mailed ON mailed.email = person.email AND mailed.creator_id IS NULL AND mailed.status = 'PENDING'
           WHERE creator.id = of_creator_id AND NOT awaits_decision(mailed.activation_id, creator.id)) AS found
   WHERE invitation.id = found.id;
  PERFORM set_config('questboard.move', outer_move, true);
END $$;
