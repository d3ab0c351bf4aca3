import { useMutation } from '@apollo/client/react'
import type { Decision } from '../../tables/decision.ts'
import type { Participant } from './creator.tsx'
import { AcceptApplicantDocument, RejectApplicantDocument } from './generated/keyDecisions.ts'
import { RowDecisions } from './RowDecisions.tsx'
import { reasonToRead } from './reasonToRead.ts'

type Kind = 'acceptApplicant' | 'rejectApplicant'

const acceptance: Decision<Kind> = {
  kind: 'acceptApplicant',
  label: 'Accept',
  title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
  text: 'They are told, and can claim their keys at once.',
  doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
}
const rejection: Decision<Kind> = {
  kind: 'rejectApplicant',
  label: 'Reject',
  title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
  text: 'They are told.',
  doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
  isSecond: true,
  dangerous: true,
  message: reasonToRead,
}

/** Of those who ask for keys. */
export const keyDecisions: readonly Decision<Kind>[] = [acceptance, rejection]

type Props = {
  participant: Participant & { readonly id: string }
  done: () => void
  canReject: boolean
}

/** Accept or reject the one who asked for keys. */
export const KeyDecisions = ({ participant, done, canReject }: Props) => {
  const { id: participantId } = participant
  const [accept] = useMutation(AcceptApplicantDocument)
  const [reject] = useMutation(RejectApplicantDocument)
  return (
    <RowDecisions
      row={participant}
      decisions={canReject ? keyDecisions : [acceptance]}
      sends={{
        acceptApplicant: (_none, idempotencyKey) => accept({ variables: { participantId, idempotencyKey } }),
        rejectApplicant: (reason, idempotencyKey) =>
          reject({ variables: { participantId, reason, idempotencyKey } }),
      }}
      done={done}
    />
  )
}
