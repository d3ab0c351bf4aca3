import { Button, Group, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { BulkDialog } from '../../tables/BulkDialog.tsx'
import type { BulkRow, Refusals } from '../../tables/useBulk.ts'
import { nameOf, type Participant } from './creator.tsx'

type Part = { readonly ids: string[]; readonly reason: string; readonly idempotencyKey: string }

/** What can be decided of many who take part. */
export type Decision = {
  /** On the button, and on the one that confirms. */
  readonly label: string
  readonly title: string
  /** What it means for them. */
  readonly text: string
  /** "{count} creators accepted". */
  readonly doneWords: string
  /** It takes something from them, and says why. */
  readonly isRejection: boolean
  readonly send: (part: Part) => Promise<Refusals>
}

const dialogId = 'decide-many'

type Asked = { decision: Decision; rows: readonly BulkRow[]; onDone: () => void }

const DecisionDialog = ({ decision, rows, onDone }: Asked) => {
  const t = useText()
  const { text, label, doneWords, isRejection, send } = decision
  const [reason, setReason] = useState('')
  // All of them read the same, whenever their part is sent.
  const sent = useRef<string | null>(null)
  return (
    <BulkDialog
      id={dialogId}
      rows={rows}
      text={t(text)}
      submitLabel={label}
      dangerous={isRejection}
      doneWords={doneWords}
      send={(ids, idempotencyKey) => {
        sent.current ??= reason.trim()
        return send({ ids: [...ids], reason: sent.current, idempotencyKey })
      }}
      onDone={onDone}
    >
      {isRejection && (
        <Textarea
          label={t('Reason')}
          description={t('Optional: the creators read it.')}
          autosize
          minRows={3}
          maxLength={2000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </BulkDialog>
  )
}

type Props = {
  /** Whom it is about: asked for when a button is pressed, and frozen then. */
  load: () => Promise<readonly (Participant & { id: string })[]>
  onDone: () => void
  decisions: readonly Decision[]
  size?: 'compact-sm' | 'sm'
}

/** Decides on all who are chosen, however many: each decision asks first. */
export const DecisionBulk = ({ load, onDone, decisions, size = 'compact-sm' }: Props) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (decision: Decision) => {
    setBusy(true)
    setProblem(null)
    try {
      const rows = (await load()).map((row) => ({ id: row.id, name: nameOf(row) }))
      modals.add({
        id: dialogId,
        title: t(decision.title, { count: rows.length }),
        content: <DecisionDialog decision={decision} rows={rows} onDone={onDone} />,
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
      {decisions.map((decision) => (
        <Button
          key={decision.label}
          size={size}
          variant={decision.isRejection ? 'default' : 'filled'}
          disabled={busy}
          onClick={() => void ask(decision)}
        >
          {t(decision.label)}
        </Button>
      ))}
    </Group>
  )
}
