import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { Button, Progress, Stack, Text } from '@mantine/core'
import { type BulkTable, bulkActionsOn, errors, isErrorCode } from '@questboard/domain'
import { useEffect, useMemo, useRef } from 'react'
import { Notice } from '../components/Notice.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { formatCount } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.ts'
import { creatorOf } from './BulkActions.tsx'
import type { Decision } from './decision.ts'
import {
  BulkActionsLiveDocument,
  type BulkActionsLiveSubscription,
  BulkRefusalsDocument,
  CloseBulkActionDocument,
} from './generated/bulk.ts'

type BulkAction = BulkActionsLiveSubscription['bulk_action'][number]

const wordsOf = (code: string | null): string => (isErrorCode(code) ? errors[code] : errors.unexpected)

/** Who was left out, and why. */
const Refused = ({ id, count }: { id: string; count: number }) => {
  const t = useText()
  const items = useQuery(BulkRefusalsDocument, { variables: { id } }).data?.bulk_action_item ?? []
  const more = count - items.length
  return (
    <>
      <Text fw={700}>{t('{count, plural, one {# was left out} other {# were left out}}', { count })}</Text>
      <RowList>
        {items.map((item) => (
          <Row key={item.row_id} title={creatorOf(item)} text={t(wordsOf(item.refusal))} />
        ))}
      </RowList>
      {items.length > 0 && more > 0 && <Text>{t('and {count} more', { count: formatCount(more) })}</Text>}
    </>
  )
}

const UnderWay = ({ action, label }: { action: BulkAction; label: string }) => {
  const t = useText()
  const { answered_count: done, item_count: all } = action
  const words = t('{done} of {total}', { done: formatCount(done), total: formatCount(all) })
  return (
    <Notice title={t(label)}>
      <Stack gap="xs">
        <Progress value={(100 * done) / all} aria-label={words} />
        <Text>{words}</Text>
        <Text size="sm">{t('It goes on without you: leave this page whenever you like.')}</Text>
      </Stack>
    </Notice>
  )
}

const Over = ({ action, doneWords }: { action: BulkAction; doneWords: string }) => {
  const t = useText()
  const [close, { loading }] = useMutation(CloseBulkActionDocument, { variables: { id: action.id } })
  const { answered_count: answered, refused_count: refused } = action
  return (
    <Notice
      tone={refused === 0 ? 'good' : 'warn'}
      title={t(doneWords, { count: answered - refused })}
      action={
        <Button variant="default" size="compact-sm" loading={loading} onClick={() => void close()}>
          {t('Close')}
        </Button>
      }
    >
      {refused > 0 && <Refused id={action.id} count={refused} />}
    </Notice>
  )
}

/** What goes on, whoever of the company began it, and what came of one's own until one has read it. */
const useUnderWay = (table: BulkTable): readonly BulkAction[] | undefined => {
  const { user } = useSession()
  const where = useMemo(
    () => ({
      kind: { _in: [...bulkActionsOn(table)] },
      started_at: { _is_null: false },
      is_closed: { _eq: false },
      _or: [{ finished_at: { _is_null: true } }, ...(user ? [{ created_by: { _eq: user.id } }] : [])],
    }),
    [table, user],
  )
  return useSubscription(BulkActionsLiveDocument, { variables: { where } }).data?.bulk_action
}

/** Tells when one of them has come to its end, a colleague's as well: not of what was over when the page was opened. */
const useEnded = (actions: readonly BulkAction[] | undefined, onEnded: () => void): void => {
  const known = useRef<ReadonlySet<string> | null>(null)
  const tell = useRef(onEnded)
  tell.current = onEnded
  useEffect(() => {
    if (actions === undefined) return
    const open = actions.filter(({ finished_at }) => finished_at === null).map(({ id }) => id)
    const over = actions.filter(({ finished_at }) => finished_at !== null).map(({ id }) => `over ${id}`)
    const before = known.current
    known.current = new Set([...open, ...over])
    if (before === null) return
    const isGone = (id: string) => !id.startsWith('over ') && !open.includes(id)
    if ([...before].some(isGone) || over.some((id) => !before.has(id))) tell.current()
  }, [actions])
}

type Props = {
  readonly table: BulkTable
  readonly decisions: readonly Decision[]
  /** Rows have changed. */
  readonly onEnded: () => void
}

/** How far it is what is done to many rows of a table, and what came of it: also for who comes back, or never left. */
export const BulkUnderWay = ({ table, decisions, onEnded }: Props) => {
  const actions = useUnderWay(table)
  useEnded(actions, onEnded)
  if (!actions?.length) return null
  return (
    <Stack gap="xs" mb="sm">
      {actions.map((action) => {
        const decision = decisions.find(({ kind }) => kind === action.kind)
        if (decision === undefined) return null
        return action.finished_at === null ? (
          <UnderWay key={action.id} action={action} label={decision.label} />
        ) : (
          <Over key={action.id} action={action} doneWords={decision.doneWords} />
        )
      })}
    </Stack>
  )
}
