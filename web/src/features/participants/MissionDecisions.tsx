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

/** Of what waits for review. */
export const missionDecisions: readonly Decision<Kind>[] = [
  {
    kind: 'acceptMission',
    label: 'Approve',
    title: '{count, plural, one {Approve # creator?} other {Approve # creators?}}',
    text: 'They are told, and can claim their rewards at once.',
    doneWords:
      '{count, plural, =0 {No creator approved} one {Review sent! # creator approved} other {Review sent! # creators approved}}',
  },
  {
    kind: 'rejectMissionContent',
    label: 'Send back',
    title: '{count, plural, one {Send the content back?} other {Send the content of # creators back?}}',
    text: 'They have two days at least to hand in something else.',
    doneWords:
      '{count, plural, =0 {Nothing sent back} one {Review sent! # creator asked for more} other {Review sent! # creators asked for more}}',
    isSecond: true,
    message: { label: 'What is to be mended?', description: 'The creators read it.', ...required },
  },
  {
    kind: 'declineMission',
    label: 'Decline',
    title: '{count, plural, one {Decline # creator?} other {Decline # creators?}}',
    text: 'The run is over then, and there is no reward.',
    doneWords:
      '{count, plural, =0 {No creator declined} one {Review sent! # creator declined} other {Review sent! # creators declined}}',
    isSecond: true,
    dangerous: true,
    message: { label: 'Why is it not approved?', description: 'The creators read it.', ...required },
  },
]

type Props = {
  /** As it was seen. */
  run: Participant & { readonly id: string; readonly version: number }
  done: () => void
}

/** Approve, send back or decline the one whose row is open. */
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
