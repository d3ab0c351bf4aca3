import { useMutation } from '@apollo/client/react'
import type { ProgramMembershipStatus } from '@questboard/domain'
import type { Participant } from './creator.tsx'
import { type Decision, DecisionBulk, type DecisionBulkProps } from './DecisionBulk.tsx'
import { AcceptMemberDocument, RejectMemberDocument } from './generated/members.ts'
import { optionalReason, refusalsOf } from './outcomes.ts'

type Member = Participant & { readonly id: string }

/** What can be decided, by where they stand now. */
const useDecisions = (): Readonly<Record<ProgramMembershipStatus, readonly Decision<Member>[]>> => {
  const [accept] = useMutation(AcceptMemberDocument)
  const [reject] = useMutation(RejectMemberDocument)
  const acceptance: Decision<Member> = {
    label: 'Accept',
    title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
    text: 'They are told, and are members at once.',
    doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
    send: async ({ rows, idempotencyKey }) => {
      const membershipIds = rows.map(({ id }) => id)
      const { data } = await accept({ variables: { membershipIds, idempotencyKey } })
      return refusalsOf(data?.acceptMember?.outcomes)
    },
  }
  const rejection: Decision<Member> = {
    label: 'Reject',
    title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
    text: 'They are told. What they told you about themselves is deleted.',
    doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
    isSecond: true,
    dangerous: true,
    message: optionalReason,
    send: async ({ rows, message: reason, idempotencyKey }) => {
      const membershipIds = rows.map(({ id }) => id)
      const { data } = await reject({ variables: { membershipIds, reason, idempotencyKey } })
      return refusalsOf(data?.rejectMember?.outcomes)
    },
  }
  const removal: Decision<Member> = {
    ...rejection,
    label: 'Remove',
    title:
      '{count, plural, one {End the membership of # creator?} other {End the membership of # creators?}}',
    doneWords: '{count, plural, one {# member removed} other {# members removed}}',
  }
  return { pending: [acceptance, rejection], accepted: [removal], rejected: [acceptance] }
}

type Props = DecisionBulkProps<Member> & { status: ProgramMembershipStatus }

/** Accept, reject or remove all who are chosen, of those who stand where `status` says. */
export const MemberBulk = ({ status, ...props }: Props) => {
  const decisions = useDecisions()
  return <DecisionBulk {...props} decisions={decisions[status]} />
}
