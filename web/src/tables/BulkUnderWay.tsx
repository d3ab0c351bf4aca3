import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { Stack } from '@mantine/core'
import { type BulkTable, bulkActionsOn, errors, isErrorCode } from '@questboard/domain'
import { useEffect, useMemo, useRef } from 'react'
import { LoadProblem } from '../lib/LoadProblem.tsx'
import { useSession } from '../lib/session.ts'
import { BulkOutcome, BulkProgress } from './BulkStrip.tsx'
import classes from './BulkUnderWay.module.css'
import { lineOf, lineWords } from './bulkLines.ts'
import type { Decision } from './decision.ts'
import {
  BulkActionsLiveDocument,
  type BulkActionsLiveSubscription,
  BulkRefusalsDocument,
  CloseBulkActionDocument,
} from './generated/bulk.ts'

type BulkAction = BulkActionsLiveSubscription['bulk_action'][number]

const wordsOf = (code: string | null): string => (isErrorCode(code) ? errors[code] : errors.unexpected)

const Over = ({ action, doneWords }: { action: BulkAction; doneWords: string }) => {
  const { id, answered_count: answered, refused_count: refused } = action
  const [close, { loading }] = useMutation(CloseBulkActionDocument, { variables: { id } })
  const query = useQuery(BulkRefusalsDocument, { variables: { id }, skip: refused === 0 })
  const leftOut = (query.data?.bulk_action_item ?? []).map((item) => ({
    name: lineWords(lineOf(item)),
    why: wordsOf(item.refusal),
  }))
  return (
    <>
      <BulkOutcome
        doneWords={doneWords}
        done={answered - refused}
        refused={refused}
        leftOut={leftOut}
        closing={loading}
        onClose={() => void close()}
      />
      <LoadProblem query={query} />
    </>
  )
}

/** All running bulk actions of the company, and the user's own finished ones until the user closes them. */
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
  // Does not cache the rows, because no other part of the page uses them.
  return useSubscription(BulkActionsLiveDocument, { variables: { where }, fetchPolicy: 'no-cache' }).data
    ?.bulk_action
}

/**
 * Calls `onEnded` when a bulk action ends, including a colleague's. Ignores actions that ended before the page was
 * opened.
 */
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
  readonly onEnded: () => void
}

/** The progress and results of a table's bulk actions. They are also shown to a user who returns later. */
export const BulkUnderWay = ({ table, decisions, onEnded }: Props) => {
  const actions = useUnderWay(table)
  useEnded(actions, onEnded)
  if (!actions?.length) return null
  return (
    <Stack gap="xs" className={classes.underWay}>
      {actions.map((action) => {
        const decision = decisions.find(({ kind }) => kind === action.kind)
        if (decision === undefined) return null
        return action.finished_at === null ? (
          <BulkProgress
            key={action.id}
            label={decision.label}
            done={action.answered_count}
            all={action.item_count}
          />
        ) : (
          <Over key={action.id} action={action} doneWords={decision.doneWords} />
        )
      })}
    </Stack>
  )
}
