import { useMutation } from '@apollo/client/react'
import type { ProgramMembershipStatus } from '@questboard/domain'
import type { ComponentProps } from 'react'
import { type Decision, DecisionBulk } from './DecisionBulk.tsx'
import { AcceptMemberDocument, RejectMemberDocument } from './generated/members.ts'
import { refusalsOf } from './outcomes.ts'

/** What can be decided, by where they stand now. */
const useDecisions = (): Readonly<Record<ProgramMembershipStatus, readonly Decision[]>> => {
  const [accept] = useMutation(AcceptMemberDocument)
  const [reject] = useMutation(RejectMemberDocument)
  const acceptance: Decision = {
    label: 'Accept',
    title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
    text: 'They are told, and are members at once.',
    doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
    isRejection: false,
    send: async ({ ids, idempotencyKey }) => {
      const { data } = await accept({ variables: { membershipIds: ids, idempotencyKey } })
      return refusalsOf(data?.acceptMember?.outcomes)
    },
  }
  const rejection: Decision = {
    label: 'Reject',
    title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
    text: 'They are told. What they told you about themselves is deleted.',
    doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
    isRejection: true,
    send: async ({ ids, reason, idempotencyKey }) => {
      const { data } = await reject({ variables: { membershipIds: ids, reason, idempotencyKey } })
      return refusalsOf(data?.rejectMember?.outcomes)
    },
  }
  const removal: Decision = {
    ...rejection,
    label: 'Remove',
    title:
      '{count, plural, one {End the membership of # creator?} other {End the membership of # creators?}}',
    doneWords: '{count, plural, one {# member removed} other {# members removed}}',
  }
  return { pending: [acceptance, rejection], accepted: [removal], rejected: [acceptance] }
}

type Props = Omit<ComponentProps<typeof DecisionBulk>, 'decisions'> & { status: ProgramMembershipStatus }

/** Accept, reject or remove all who are chosen, of those who stand where `status` says. */
export const MemberBulk = ({ status, ...props }: Props) => {
  const decisions = useDecisions()
  return <DecisionBulk {...props} decisions={decisions[status]} />
}
