import { useMutation } from '@apollo/client/react'
import { errors } from '@questboard/domain'
import type { Participant } from './creator.tsx'
import { type Decision, DecisionBulk, type DecisionBulkProps } from './DecisionBulk.tsx'
import {
  AcceptMissionDocument,
  DeclineMissionDocument,
  RejectMissionContentDocument,
} from './generated/missionReview.ts'
import { refusalsOf } from './outcomes.ts'

/** A run as it was seen. */
type SeenRun = Participant & { readonly id: string; readonly version: number }

const asSeen = (runs: readonly SeenRun[]) => runs.map(({ id, version }) => ({ missionRunId: id, version }))

const refused = (outcomes: readonly { missionRunId: string; code: string | null }[] | undefined) =>
  refusalsOf(outcomes?.map(({ missionRunId, code }) => ({ id: missionRunId, code })))

const required = { maxLength: 5000, missing: errors['review-message-required'] } as const

const useDecisions = (): readonly Decision<SeenRun>[] => {
  const [accept] = useMutation(AcceptMissionDocument)
  const [sendBack] = useMutation(RejectMissionContentDocument)
  const [decline] = useMutation(DeclineMissionDocument)
  return [
    {
      label: 'Approve',
      title: '{count, plural, one {Approve # creator?} other {Approve # creators?}}',
      text: 'They are told, and can claim their rewards at once.',
      doneWords:
        '{count, plural, =0 {No creator approved} one {Review sent! # creator approved} other {Review sent! # creators approved}}',
      send: async ({ rows, idempotencyKey }) => {
        const { data } = await accept({ variables: { runs: asSeen(rows), idempotencyKey } })
        return refused(data?.acceptMission?.outcomes)
      },
    },
    {
      label: 'Send back',
      title: '{count, plural, one {Send the content back?} other {Send the content of # creators back?}}',
      text: 'They have two days at least to hand in something else.',
      doneWords:
        '{count, plural, =0 {Nothing sent back} one {Review sent! # creator asked for more} other {Review sent! # creators asked for more}}',
      isSecond: true,
      message: { label: 'What is to be mended?', description: 'The creators read it.', ...required },
      send: async ({ rows, message, idempotencyKey }) => {
        const { data } = await sendBack({ variables: { runs: asSeen(rows), message, idempotencyKey } })
        return refused(data?.rejectMissionContent?.outcomes)
      },
    },
    {
      label: 'Decline',
      title: '{count, plural, one {Decline # creator?} other {Decline # creators?}}',
      text: 'The run is over then, and there is no reward.',
      doneWords:
        '{count, plural, =0 {No creator declined} one {Review sent! # creator declined} other {Review sent! # creators declined}}',
      isSecond: true,
      dangerous: true,
      message: { label: 'Why is it not approved?', description: 'The creators read it.', ...required },
      send: async ({ rows, message, idempotencyKey }) => {
        const { data } = await decline({ variables: { runs: asSeen(rows), message, idempotencyKey } })
        return refused(data?.declineMission?.outcomes)
      },
    },
  ]
}

/** Approve, send back or decline what waits for review: of one, or of all that are chosen. */
export const MissionDecisions = (props: DecisionBulkProps<SeenRun>) => (
  <DecisionBulk {...props} decisions={useDecisions()} />
)
