import { useMutation } from '@apollo/client/react'
import type { ActivationStatus, KeyCampaignParticipantStatus } from '@questboard/domain'
import { decisionsOn } from './applicantDecisions.ts'
import type { Participant } from './creator.tsx'
import { AcceptApplicantDocument, RejectApplicantDocument } from './generated/keyDecisions.ts'
import { RowDecisions } from './RowDecisions.tsx'

type Props = {
  participant: Participant & { readonly id: string; readonly status: KeyCampaignParticipantStatus }
  campaign: ActivationStatus
  done: () => void
}

export const KeyDecisions = ({ participant, campaign, done }: Props) => {
  const { id: participantId, status } = participant
  const [accept] = useMutation(AcceptApplicantDocument)
  const [reject] = useMutation(RejectApplicantDocument)
  const decisions = decisionsOn(status, campaign)
  if (decisions.length === 0) return null
  return (
    <RowDecisions
      row={participant}
      decisions={decisions}
      sends={{
        acceptApplicant: (_none, idempotencyKey) => accept({ variables: { participantId, idempotencyKey } }),
        rejectApplicant: (reason, idempotencyKey) =>
          reject({ variables: { participantId, reason, idempotencyKey } }),
      }}
      done={done}
    />
  )
}
