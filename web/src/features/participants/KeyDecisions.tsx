import { useMutation } from '@apollo/client/react'
import { Button, Group, Textarea } from '@mantine/core'
import { keyRejectionForm } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { AcceptApplicantsDocument, RejectApplicantsDocument } from './generated/keyDecisions.ts'
import { tellOutcomes } from './outcomes.ts'

const dialogId = 'reject-applicants'

const Rejection = ({ participantIds, done }: { participantIds: readonly string[]; done: () => void }) => {
  const t = useText()
  const carryOut = useIntent()
  const [reject] = useMutation(RejectApplicantsDocument)
  const form = useFields({ reason: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(keyRejectionForm),
    explain,
    send: async ({ reason }) => {
      const decision = { participantIds: [...participantIds], reason }
      const { data } = await carryOut(decision, (idempotencyKey) =>
        reject({ variables: { ...decision, idempotencyKey } }),
      )
      tellOutcomes(
        data?.rejectApplicants?.outcomes,
        '{count, plural, one {# creator rejected} other {# creators rejected}}',
      )
      done()
      await modals.remove(dialogId, { force: true })
    },
  })
  return (
    <DialogForm
      id={dialogId}
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      submitLabel="Reject"
      dangerous
      onSubmit={onSubmit}
    >
      <Textarea
        label={t('Reason')}
        description={t('Optional: the creators read it.')}
        autosize
        minRows={3}
        maxLength={2000}
        {...form.getInputProps('reason')}
      />
    </DialogForm>
  )
}

type Props = {
  /** Whom it is about: asked for when a button is pressed. */
  load: () => Promise<readonly { id: string }[]>
  done: () => void
  size?: 'compact-sm' | 'sm'
  canReject?: boolean
}

/** Accept or reject who asked for keys: one, or all that are chosen. */
export const KeyDecisions = ({ load, done, size = 'sm', canReject = true }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [accept] = useMutation(AcceptApplicantsDocument)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const within = async (work: (participantIds: string[]) => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work((await load()).map(({ id }) => id))
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  const acceptAll = () =>
    within(async (participantIds) => {
      const { data } = await carryOut({ participantIds }, (idempotencyKey) =>
        accept({ variables: { participantIds, idempotencyKey } }),
      )
      tellOutcomes(
        data?.acceptApplicants?.outcomes,
        '{count, plural, one {# creator accepted} other {# creators accepted}}',
      )
      done()
    })
  const askToReject = () =>
    within(async (participantIds) => {
      modals.add({
        id: dialogId,
        title: t('{count, plural, one {Reject # creator?} other {Reject # creators?}}', {
          count: participantIds.length,
        }),
        content: <Rejection participantIds={participantIds} done={done} />,
      })
    })
  return (
    <Group gap="xs">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button size={size} loading={busy} onClick={() => void acceptAll()}>
        {t('Accept')}
      </Button>
      {canReject && (
        <Button size={size} variant="default" disabled={busy} onClick={() => void askToReject()}>
          {t('Reject')}
        </Button>
      )}
    </Group>
  )
}
