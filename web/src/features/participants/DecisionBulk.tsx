import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { BulkDialog } from '../../tables/BulkDialog.tsx'
import type { BulkRow, Refusals } from '../../tables/useBulk.ts'
import { nameOf, type Participant } from './creator.tsx'

type Decided = Participant & { readonly id: string }

type Part<Row> = {
  readonly rows: readonly Row[]
  readonly message: string
  readonly idempotencyKey: string
}

/** What is to be typed with a decision. */
type Message = {
  readonly label: string
  readonly description: string
  readonly maxLength: number
  /** What is said where nothing was typed; without it they need not read anything. */
  readonly missing?: string
}

/** What can be decided of many who take part. */
export type Decision<Row extends Decided> = {
  /** On the button, and on the one that confirms. */
  readonly label: string
  readonly title: string
  /** What it means for them. */
  readonly text: string
  /** "{count} creators accepted". */
  readonly doneWords: string
  /** Not what is hoped for: its button is a quiet one. */
  readonly isSecond?: boolean
  /** It takes something from them. */
  readonly dangerous?: boolean
  readonly message?: Message
  readonly send: (part: Part<Row>) => Promise<Refusals>
}

const dialogId = 'decide-many'

type Asked<Row extends Decided> = { decision: Decision<Row>; rows: readonly Row[]; onDone: () => void }

const DecisionDialog = <Row extends Decided>({ decision, rows, onDone }: Asked<Row>) => {
  const t = useText()
  const { text, label, doneWords, dangerous, message, send } = decision
  const form = useFields({ message: '' })
  const typed = form.values.message.trim()
  const named: readonly BulkRow[] = rows.map((row) => ({ id: row.id, name: nameOf(row) }))
  const check = () => {
    if (!message?.missing || typed !== '') return true
    form.setErrors({ message: message.missing })
    return false
  }
  return (
    <BulkDialog
      id={dialogId}
      rows={named}
      text={t(text)}
      submitLabel={label}
      dangerous={dangerous}
      doneWords={doneWords}
      words={typed}
      check={check}
      send={(ids, idempotencyKey) =>
        send({ rows: rows.filter(({ id }) => ids.includes(id)), message: typed, idempotencyKey })
      }
      onDone={onDone}
    >
      {message && (
        <Textarea
          label={t(message.label)}
          description={t(message.description)}
          required={message.missing !== undefined}
          maxLength={message.maxLength}
          autosize
          minRows={3}
          {...form.getInputProps('message')}
        />
      )}
    </BulkDialog>
  )
}

type Props<Row extends Decided> = {
  /** Whom it is about: asked for when a button is pressed, and frozen then. */
  load: () => Promise<readonly Row[]>
  onDone: () => void
  decisions: readonly Decision<Row>[]
  size?: 'compact-sm' | 'sm'
}

/** What a list of decisions is handed, beside them. */
export type DecisionBulkProps<Row extends Decided> = Omit<Props<Row>, 'decisions'>

/** Decides on all who are chosen, however many: each decision asks first. */
export const DecisionBulk = <Row extends Decided>({
  load,
  onDone,
  decisions,
  size = 'compact-sm',
}: Props<Row>) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (decision: Decision<Row>) => {
    setBusy(true)
    setProblem(null)
    try {
      const rows = await load()
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
          variant={decision.isSecond ? 'default' : 'filled'}
          disabled={busy}
          onClick={() => void ask(decision)}
        >
          {t(decision.label)}
        </Button>
      ))}
    </Group>
  )
}
