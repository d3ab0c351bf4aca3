import { useMutation } from '@apollo/client/react'
import type { ProgramMembershipStatus } from '@questboard/domain'
import type { Decision } from '../../tables/decision.ts'
import type { Participant } from './creator.tsx'
import { AcceptMemberDocument, RejectMemberDocument } from './generated/members.ts'
import { RowDecisions } from './RowDecisions.tsx'
import { reasonToRead } from './reasonToRead.ts'

type Kind = 'acceptMember' | 'rejectMember'

const acceptance: Decision<Kind> = {
  kind: 'acceptMember',
  label: 'Accept',
  title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
  text: 'We notify these creators, and they become members immediately.',
  doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
}
const rejection: Decision<Kind> = {
  kind: 'rejectMember',
  label: 'Reject',
  title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
  text: 'We notify these creators and delete the personal details they shared with you.',
  doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
  isSecond: true,
  dangerous: true,
  message: reasonToRead,
}
const removal: Decision<Kind> = {
  ...rejection,
  label: 'Remove',
  title: '{count, plural, one {End the membership of # creator?} other {End the membership of # creators?}}',
  doneWords: '{count, plural, one {# member removed} other {# members removed}}',
}

/** The decisions that are possible in each status. */
export const memberDecisions: Readonly<Record<ProgramMembershipStatus, readonly Decision<Kind>[]>> = {
  pending: [acceptance, rejection],
  accepted: [removal],
  rejected: [acceptance],
}

/** Labels for the results of finished bulk actions, whatever the members' statuses are now. */
export const memberOutcomes: readonly Decision<Kind>[] = [acceptance, rejection]

type Props = {
  member: Participant & { readonly id: string; readonly status: ProgramMembershipStatus }
  done: () => void
}

export const MemberDecisions = ({ member, done }: Props) => {
  const { id: membershipId, status } = member
  const [accept] = useMutation(AcceptMemberDocument)
  const [reject] = useMutation(RejectMemberDocument)
  return (
    <RowDecisions
      row={member}
      decisions={memberDecisions[status]}
      sends={{
        acceptMember: (_none, idempotencyKey) => accept({ variables: { membershipId, idempotencyKey } }),
        rejectMember: (reason, idempotencyKey) =>
          reject({ variables: { membershipId, reason, idempotencyKey } }),
      }}
      done={done}
    />
  )
}
