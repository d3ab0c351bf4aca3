import { useMutation } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { errors } from '@questboard/domain'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { askToDecide } from '../../tables/DecisionDialog.tsx'
import { nameOf, type Participant } from './creator.tsx'
import {
  AcceptMissionContentDocument,
  MissionRunWorkDocument,
  RejectMissionContentDocument,
} from './generated/missionReview.ts'

type Props = {
  run: Participant & { readonly id: string; readonly version: number }
  submissionId: string
  /** The submission's title, for the names of the buttons. */
  name: string
  done: () => void
}

/** Approves one submission of a run in review, or sends it back. The other submissions stay as they are. */
export const SubmissionDecisions = ({ run, submissionId, name, done }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const again = { refetchQueries: [MissionRunWorkDocument], awaitRefetchQueries: true }
  const [accept, { loading }] = useMutation(AcceptMissionContentDocument, again)
  const [sendBack] = useMutation(RejectMissionContentDocument, again)
  const seen = { missionRunId: run.id, version: run.version, submissionId }
  const onAccept = () =>
    void carryOut({ kind: 'accept', ...seen }, (idempotencyKey) =>
      accept({ variables: { ...seen, idempotencyKey } }),
    ).catch((error: unknown) => toasts.bad(explain(error).message))
  const onSendBack = () =>
    askToDecide(t('Send this submission back?'), {
      decision: {
        kind: 'rejectMissionContent',
        label: 'Send back',
        title: 'Send this submission back?',
        text: 'Other submissions stay as they are. If a criterion is no longer met, the creator gets at least two days to submit new content.',
        doneWords: 'Submission sent back',
        message: {
          label: 'What should be changed?',
          description: 'The creator sees this.',
          maxLength: 5000,
          missing: errors['review-message-required'],
        },
      },
      decided: { count: 1, lines: [{ creator: nameOf(run), activation: name, amountCents: null }] },
      send: async (message) => {
        await carryOut({ kind: 'sendBack', message, ...seen }, (idempotencyKey) =>
          sendBack({ variables: { ...seen, message, idempotencyKey } }),
        )
        toasts.good('Submission sent back')
        done()
      },
    })
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="light"
        loading={loading}
        aria-label={t('Approve {name}', { name })}
        onClick={onAccept}
      >
        {t('Approve')}
      </Button>
      <Button size="xs" variant="default" aria-label={t('Send back {name}', { name })} onClick={onSendBack}>
        {t('Send back')}
      </Button>
    </Group>
  )
}
