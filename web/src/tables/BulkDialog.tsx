import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../components/Notice.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { useKept } from '../components/useKept.ts'
import { formatCount } from '../lib/format.ts'
import { modals } from '../lib/modals.ts'
import { useText } from '../lib/text.ts'
import { toasts } from '../lib/toasts.ts'
import { type BulkProgress, type BulkRow, type BulkSend, useBulk } from './useBulk.ts'

type Question = {
  /** The dialog's, in the stack of modals. */
  readonly id: string
  readonly rows: readonly BulkRow[]
  /** What it means for them. */
  readonly text: ReactNode
  readonly submitLabel: string
  readonly dangerous?: boolean
  /** "{count} creators accepted". */
  readonly doneWords: string
  /** What else is asked for, which the sending knows of. */
  readonly children?: ReactNode
  /** What was typed there: all rows read the same. */
  readonly words?: string
  /** Whether it may be sent as it is; says what is wrong where it may not. */
  readonly check?: () => boolean
  readonly send: BulkSend
  /** Every row has its answer, or nobody waits for those of the others. */
  readonly onDone: () => void
}

/** More names than this are a number. */
const NAMED = 6

const Names = ({ rows }: { rows: readonly BulkRow[] }) => {
  const t = useText()
  const more = rows.length - NAMED
  return (
    <Text>
      {rows
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(', ')}
      {more > 0 && ` ${t('and {count} more', { count: formatCount(more) })}`}
    </Text>
  )
}

const Refused = ({ rows, refused }: { rows: readonly BulkRow[] } & Pick<BulkProgress, 'refused'>) => {
  const t = useText()
  return (
    <RowList>
      {rows.flatMap(({ id, name }) => {
        const why = refused.get(id)
        return why === undefined ? [] : [<Row key={id} title={name} text={t(why)} />]
      })}
    </RowList>
  )
}

const Under = ({ question, progress }: { question: Question; progress: BulkProgress }) => {
  const t = useText()
  const { rows, doneWords } = question
  const { done, refused } = progress
  const words = t('{done} of {total}', { done: formatCount(done), total: formatCount(rows.length) })
  return (
    <Stack gap="xs" aria-live="polite">
      <Progress value={(100 * done) / rows.length} aria-label={words} />
      <Text>{done < rows.length ? words : t(doneWords, { count: done - refused.size })}</Text>
      {refused.size > 0 && (
        <>
          <Text fw={700}>
            {t('{count, plural, one {# was left out} other {# were left out}}', { count: refused.size })}
          </Text>
          <Refused rows={rows} refused={refused} />
        </>
      )}
    </Stack>
  )
}

/** Whoever leaves with a part done sees what became of it. */
const useLeft = (isPart: boolean, onDone: () => void): void => {
  const left = useRef<() => void>(undefined)
  left.current = isPart ? onDone : undefined
  useEffect(() => () => left.current?.(), [])
}

/**
 * Asks before something is done to many rows that cannot be taken back, and shows how far it is and what became of each. The rows
 * are those of the click: who comes into the list meanwhile is not among them.
 */
export const BulkDialog = (question: Question) => {
  const t = useText()
  const {
    id,
    rows,
    text,
    submitLabel,
    dangerous,
    doneWords,
    children,
    words = '',
    check,
    send,
    onDone,
  } = question
  const { progress, busy, problem, start } = useBulk(rows, send, words)
  const isOver = progress.done === rows.length
  const isAsked = !busy && progress.done === 0
  useKept(id, { dirty: isAsked && words !== '', busy })
  useLeft(progress.done > 0 && !isOver, onDone)
  const go = async () => {
    if (isAsked && check?.() === false) return
    const after = await start()
    if (after === null) return
    onDone()
    if (rows.length > 1 || after.refused.size > 0) return
    // Of one row there is nothing to look over.
    toasts.good(t(doneWords, { count: rows.length }))
    await modals.remove(id, { force: true })
  }
  return (
    <Stack>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {isAsked ? (
        <>
          <Names rows={rows} />
          <Text component="div">{text}</Text>
          {children}
        </>
      ) : (
        <Under question={question} progress={progress} />
      )}
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={busy}
          onClick={() => void modals.remove(id, { force: true })}
          data-autofocus={!isOver || undefined}
        >
          {t(isOver ? 'Close' : 'Cancel')}
        </Button>
        {!isOver && (
          <Button color={dangerous ? 'red' : undefined} loading={busy} onClick={() => void go()}>
            {t(isAsked ? submitLabel : 'Go on')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
