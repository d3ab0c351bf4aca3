import { useMutation } from '@apollo/client/react'
import { errors } from '@questboard/domain'
import type { Decision } from '../../tables/decision.ts'
import type { Participant } from './creator.tsx'
import {
  AcceptMissionDocument,
  DeclineMissionDocument,
  RejectMissionContentDocument,
} from './generated/missionReview.ts'
import { RowDecisions } from './RowDecisions.tsx'

type Kind = 'acceptMission' | 'rejectMissionContent' | 'declineMission'

const required = { maxLength: 5000, missing: errors['review-message-required'] } as const

/** The decisions for runs in review. */
export const missionDecisions: readonly Decision<Kind>[] = [
  {
    kind: 'acceptMission',
    label: 'Approve',
    title: '{count, plural, one {Approve # creator?} other {Approve # creators?}}',
    text: 'We notify these creators, and they can claim their rewards immediately.',
    doneWords:
      '{count, plural, =0 {No creator approved} one {Review sent! # creator approved} other {Review sent! # creators approved}}',
  },
  {
    kind: 'rejectMissionContent',
    label: 'Send back',
    title: '{count, plural, one {Send the content back?} other {Send the content of # creators back?}}',
    text: 'These creators get at least two days to submit new content.',
    doneWords:
      '{count, plural, =0 {Nothing sent back} one {Review sent! Sent back to # creator} other {Review sent! Sent back to # creators}}',
    isSecond: true,
    message: { label: 'What should be changed?', description: 'Creators see this.', ...required },
  },
  {
    kind: 'declineMission',
    label: 'Decline',
    title: '{count, plural, one {Decline # creator?} other {Decline # creators?}}',
    text: 'This ends the creators’ participation without a reward.',
    doneWords:
      '{count, plural, =0 {No creator declined} one {Review sent! # creator declined} other {Review sent! # creators declined}}',
    isSecond: true,
    dangerous: true,
    message: { label: 'Why don’t you approve this work?', description: 'Creators see this.', ...required },
  },
]

type Props = {
  /** The version of the submission that the company has seen when it decides. */
  run: Participant & { readonly id: string; readonly version: number }
  done: () => void
}

export const MissionDecisions = ({ run, done }: Props) => {
  const seen = { missionRunId: run.id, version: run.version }
  const [accept] = useMutation(AcceptMissionDocument)
  const [sendBack] = useMutation(RejectMissionContentDocument)
  const [decline] = useMutation(DeclineMissionDocument)
  return (
    <RowDecisions
      row={run}
      decisions={missionDecisions}
      sends={{
        acceptMission: (_none, idempotencyKey) => accept({ variables: { ...seen, idempotencyKey } }),
        rejectMissionContent: (message, idempotencyKey) =>
          sendBack({ variables: { ...seen, message, idempotencyKey } }),
        declineMission: (message, idempotencyKey) =>
          decline({ variables: { ...seen, message, idempotencyKey } }),
      }}
      done={done}
    />
  )
}
