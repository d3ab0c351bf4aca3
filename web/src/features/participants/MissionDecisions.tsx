import { useMutation } from '@apollo/client/react'
import { Button, Group, Textarea } from '@mantine/core'
import { missionReviewForm } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import {
  AcceptMissionDocument,
  DeclineMissionDocument,
  RejectMissionContentDocument,
} from './generated/missionReview.ts'
import { tellOutcomes } from './outcomes.ts'

/** A run as it was seen. */
export type SeenRun = { readonly id: string; readonly version: number }

const asSeen = (runs: readonly SeenRun[]) => runs.map(({ id, version }) => ({ missionRunId: id, version }))

const dialogId = 'mission-decision'
const sent = 'Review sent!'

type Answer = 'sendBack' | 'decline'

const questions = {
  sendBack: {
    title: '{count, plural, one {Send the content back?} other {Send the content of # creators back?}}',
    label: 'What is to be mended?',
    submit: 'Send back',
  },
  decline: {
    title: '{count, plural, one {Decline it?} other {Decline # creators?}}',
    label: 'Why is it not approved?',
    submit: 'Decline',
  },
} as const satisfies Readonly<Record<Answer, object>>

type DialogProps = { runs: readonly SeenRun[]; answer: Answer; done: () => void }

const useAnswer = ({ runs, answer, done }: DialogProps) => {
  const carryOut = useIntent()
  const [sendBack] = useMutation(RejectMissionContentDocument)
  const [decline] = useMutation(DeclineMissionDocument)
  const form = useFields({ message: '' })
  const sending = useSubmit(form, {
    check: checkWith(missionReviewForm),
    explain,
    send: async ({ message }) => {
      const decision = { runs: asSeen(runs), message }
      await carryOut({ answer, ...decision }, async (idempotencyKey) => {
        const variables = { ...decision, idempotencyKey }
        if (answer === 'decline')
          tellOutcomes((await decline({ variables })).data?.declineMission?.outcomes, sent)
        else tellOutcomes((await sendBack({ variables })).data?.rejectMissionContent?.outcomes, sent)
      })
      done()
      await modals.remove(dialogId, { force: true })
    },
  })
  return { form, ...sending }
}

const AnswerDialog = (props: DialogProps) => {
  const t = useText()
  const { form, saving, problem, onSubmit } = useAnswer(props)
  const { label, submit } = questions[props.answer]
  return (
    <DialogForm
      id={dialogId}
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      submitLabel={submit}
      dangerous={props.answer === 'decline'}
      onSubmit={onSubmit}
    >
      <Textarea
        label={t(label)}
        description={t(
          props.answer === 'decline'
            ? 'The creator reads it. The run is over then, and there is no reward.'
            : 'The creator reads it, and has two days at least to hand in something else.',
        )}
        required
        autosize
        minRows={3}
        maxLength={5000}
        {...form.getInputProps('message')}
      />
    </DialogForm>
  )
}

type Props = {
  /** Whom it is about: asked for when a button is pressed. */
  load: () => Promise<readonly SeenRun[]>
  done: () => void
  size?: 'compact-sm' | 'sm'
}

/** Approve, send back or decline what waits for review: of one, or of all that are chosen. */
export const MissionDecisions = ({ load, done, size = 'sm' }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [accept] = useMutation(AcceptMissionDocument)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const within = async (work: (runs: readonly SeenRun[]) => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work(await load())
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  const approve = () =>
    within(async (seen) => {
      const runs = asSeen(seen)
      const { data } = await carryOut({ runs }, (idempotencyKey) =>
        accept({ variables: { runs, idempotencyKey } }),
      )
      tellOutcomes(data?.acceptMission?.outcomes, sent)
      done()
    })
  const askFor = (answer: Answer) =>
    within(async (runs) => {
      modals.add({
        id: dialogId,
        title: t(questions[answer].title, { count: runs.length }),
        content: <AnswerDialog runs={runs} answer={answer} done={done} />,
      })
    })
  return (
    <Group gap="xs">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button size={size} loading={busy} onClick={() => void approve()}>
        {t('Approve')}
      </Button>
      <Button size={size} variant="default" disabled={busy} onClick={() => void askFor('sendBack')}>
        {t('Send back')}
      </Button>
      <Button size={size} variant="default" disabled={busy} onClick={() => void askFor('decline')}>
        {t('Decline')}
      </Button>
    </Group>
  )
}
