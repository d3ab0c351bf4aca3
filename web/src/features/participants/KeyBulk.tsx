import { useMutation } from '@apollo/client/react'
import { Button, Group, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { BulkDialog } from '../../tables/BulkDialog.tsx'
import type { BulkRow, BulkSend } from '../../tables/useBulk.ts'
import { nameOf, type Participant } from './creator.tsx'
import { AcceptApplicantsDocument, RejectApplicantsDocument } from './generated/keyDecisions.ts'
import { refusalsOf } from './refusals.ts'

const dialogId = 'decide-applicants'

type Asked = { rows: readonly BulkRow[]; onDone: () => void }

const Acceptance = ({ rows, onDone }: Asked) => {
  const t = useText()
  const [accept] = useMutation(AcceptApplicantsDocument)
  const send: BulkSend = async (ids, idempotencyKey) => {
    const { data } = await accept({ variables: { participantIds: [...ids], idempotencyKey } })
    return refusalsOf(data?.acceptApplicants?.outcomes)
  }
  return (
    <BulkDialog
      id={dialogId}
      rows={rows}
      text={t('They are told, and can claim their keys at once.')}
      submitLabel="Accept"
      doneWords="{count, plural, one {# creator accepted} other {# creators accepted}}"
      send={send}
      onDone={onDone}
    />
  )
}

const Rejection = ({ rows, onDone }: Asked) => {
  const t = useText()
  const [reject] = useMutation(RejectApplicantsDocument)
  const [reason, setReason] = useState('')
  // All of them read the same, whenever their part is sent.
  const sent = useRef<string | null>(null)
  const send: BulkSend = async (ids, idempotencyKey) => {
    sent.current ??= reason.trim()
    const wish = { participantIds: [...ids], reason: sent.current, idempotencyKey }
    const { data } = await reject({ variables: wish })
    return refusalsOf(data?.rejectApplicants?.outcomes)
  }
  return (
    <BulkDialog
      id={dialogId}
      rows={rows}
      text={t('They are told.')}
      submitLabel="Reject"
      dangerous
      doneWords="{count, plural, one {# creator rejected} other {# creators rejected}}"
      send={send}
      onDone={onDone}
    >
      <Textarea
        label={t('Reason')}
        description={t('Optional: the creators read it.')}
        autosize
        minRows={3}
        maxLength={2000}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </BulkDialog>
  )
}

type Props = {
  /** Whom it is about: asked for when a button is pressed, and frozen then. */
  load: () => Promise<readonly (Participant & { id: string })[]>
  onDone: () => void
}

/** Accept or reject all who are chosen, however many. */
export const KeyBulk = ({ load, onDone }: Props) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (Content: typeof Acceptance, title: string) => {
    setBusy(true)
    setProblem(null)
    try {
      const rows = (await load()).map((row) => ({ id: row.id, name: nameOf(row) }))
      modals.add({
        id: dialogId,
        title: t(title, { count: rows.length }),
        content: <Content rows={rows} onDone={onDone} />,
      })
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap="xs">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button
        size="compact-sm"
        loading={busy}
        onClick={() =>
          void ask(Acceptance, '{count, plural, one {Accept # creator?} other {Accept # creators?}}')
        }
      >
        {t('Accept')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={busy}
        onClick={() =>
          void ask(Rejection, '{count, plural, one {Reject # creator?} other {Reject # creators?}}')
        }
      >
        {t('Reject')}
      </Button>
    </Group>
  )
}
