import { useMutation } from '@apollo/client/react'
import type { Participant } from './creator.tsx'
import { type Decision, DecisionBulk, type DecisionBulkProps } from './DecisionBulk.tsx'
import { AcceptApplicantsDocument, RejectApplicantsDocument } from './generated/keyDecisions.ts'
import { optionalReason, refusalsOf } from './outcomes.ts'

type Applicant = Participant & { readonly id: string }

const useDecisions = (): readonly Decision<Applicant>[] => {
  const [accept] = useMutation(AcceptApplicantsDocument)
  const [reject] = useMutation(RejectApplicantsDocument)
  return [
    {
      label: 'Accept',
      title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
      text: 'They are told, and can claim their keys at once.',
      doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
      send: async ({ rows, idempotencyKey }) => {
        const participantIds = rows.map(({ id }) => id)
        const { data } = await accept({ variables: { participantIds, idempotencyKey } })
        return refusalsOf(data?.acceptApplicants?.outcomes)
      },
    },
    {
      label: 'Reject',
      title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
      text: 'They are told.',
      doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
      isSecond: true,
      dangerous: true,
      message: optionalReason,
      send: async ({ rows, message: reason, idempotencyKey }) => {
        const participantIds = rows.map(({ id }) => id)
        const { data } = await reject({ variables: { participantIds, reason, idempotencyKey } })
        return refusalsOf(data?.rejectApplicants?.outcomes)
      },
    },
  ]
}

/** Accept or reject all who are chosen of those who ask for keys. */
export const KeyBulk = (props: DecisionBulkProps<Applicant>) => (
  <DecisionBulk {...props} decisions={useDecisions()} />
)
