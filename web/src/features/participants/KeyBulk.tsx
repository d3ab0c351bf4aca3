import { useMutation } from '@apollo/client/react'
import type { ComponentProps } from 'react'
import { type Decision, DecisionBulk } from './DecisionBulk.tsx'
import { AcceptApplicantsDocument, RejectApplicantsDocument } from './generated/keyDecisions.ts'
import { refusalsOf } from './outcomes.ts'

const useDecisions = (): readonly Decision[] => {
  const [accept] = useMutation(AcceptApplicantsDocument)
  const [reject] = useMutation(RejectApplicantsDocument)
  return [
    {
      label: 'Accept',
      title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
      text: 'They are told, and can claim their keys at once.',
      doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
      isRejection: false,
      send: async ({ ids, idempotencyKey }) => {
        const { data } = await accept({ variables: { participantIds: ids, idempotencyKey } })
        return refusalsOf(data?.acceptApplicants?.outcomes)
      },
    },
    {
      label: 'Reject',
      title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
      text: 'They are told.',
      doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
      isRejection: true,
      send: async ({ ids, reason, idempotencyKey }) => {
        const { data } = await reject({ variables: { participantIds: ids, reason, idempotencyKey } })
        return refusalsOf(data?.rejectApplicants?.outcomes)
      },
    },
  ]
}

type Props = Omit<ComponentProps<typeof DecisionBulk>, 'decisions'>

/** Accept or reject all who are chosen of those who ask for keys. */
export const KeyBulk = (props: Props) => <DecisionBulk {...props} decisions={useDecisions()} />
