import { useApolloClient, useMutation } from '@apollo/client/react'
import { type BulkActionKind, bulkActionRules, mostAtOnce } from '@questboard/domain'
import { Notice } from '../components/Notice.tsx'
import { useIntent } from '../lib/intent.ts'
import { useText } from '../lib/text.ts'
import { lineOf } from './bulkLines.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { askToDecide, type Decided } from './DecisionDialog.tsx'
import type { Decision } from './decision.ts'
import {
  PrepareBulkActionDocument,
  PreparedBulkActionDocument,
  type PreparedBulkActionQuery,
  StartBulkActionDocument,
} from './generated/bulk.ts'
import { rowsPolicy } from './rowsPolicy.ts'

/** The number of creators to name. Decisions on offers name all creators, because some offers cannot be answered. */
const namedOf = (kind: BulkActionKind): number => (bulkActionRules[kind].isMoney ? mostAtOnce(kind) : NAMED)
const NAMED = 6

type Kept = NonNullable<PreparedBulkActionQuery['bulk_action_by_pk']>

const decidedOf = (kind: BulkActionKind, kept: Kept): Decided => {
  const { item_count, total_cents, fee_cents, payout_cost_cents, items } = kept
  if (!bulkActionRules[kind].isMoney) return { count: item_count, lines: items.map(lineOf) }
  const open = items.filter(({ amount_cents }) => amount_cents !== null)
  return {
    count: open.length,
    lines: open.map(lineOf),
    leftOut: items.filter(({ amount_cents }) => amount_cents === null).map(lineOf),
    money: {
      totalCents: total_cents ?? 0,
      feeCents: fee_cents ?? 0,
      payoutCostCents: payout_cost_cents ?? 0,
    },
  }
}

/** The server saves the selected rows at the time of this click, and returns their number and creators. */
const usePrepare = () => {
  const client = useApolloClient()
  const carryOut = useIntent()
  const [prepare] = useMutation(PrepareBulkActionDocument)
  return async ({ kind }: Decision, where: object) => {
    const wish = { kind, where }
    const { data } = await carryOut(wish, (idempotencyKey) =>
      prepare({ variables: { ...wish, idempotencyKey } }),
    )
    const id = data?.prepareBulkAction?.bulkActionId
    if (id === undefined) throw new Error('The selection couldn’t be saved')
    const kept = await client.query({
      query: PreparedBulkActionDocument,
      ...rowsPolicy,
      variables: { id, limit: namedOf(kind) },
    })
    const action = kept.data?.bulk_action_by_pk
    if (!action) throw new Error('The saved selection is no longer available')
    return { id, decided: decidedOf(kind, action) }
  }
}

type Props = {
  readonly decisions: readonly Decision[]
  readonly count: number
  readonly where: object
  readonly onStarted: () => void
}

/** Lists the actions for which too many rows are selected, if other actions are still possible. */
const TooMany = ({ decisions, count }: Pick<Props, 'decisions' | 'count'>) => {
  const t = useText()
  const missing = decisions.filter(({ kind }) => count > mostAtOnce(kind))
  if (missing.length === 0) return null
  const most = Math.max(...missing.map(({ kind }) => mostAtOnce(kind)))
  return (
    <Notice tone="warn">
      {missing.length === decisions.length
        ? t('Choose up to {most} at a time', { most })
        : t('{what}: choose up to {most} at a time', {
            what: missing.map(({ label }) => t(label)).join(', '),
            most,
          })}
    </Notice>
  )
}

/**
 * Applies a decision to any number of selected rows after a confirmation. The server continues even if the user leaves.
 */
export const BulkActions = ({ decisions, count, where, onStarted }: Props) => {
  const t = useText()
  const prepare = usePrepare()
  const carryOut = useIntent()
  const [start] = useMutation(StartBulkActionDocument)
  const possible = decisions.filter(({ kind }) => count <= mostAtOnce(kind))
  return (
    <>
      <TooMany decisions={decisions} count={count} />
      {possible.length > 0 && (
        <DecisionButtons
          decisions={possible}
          onPress={async (decision) => {
            const { id: bulkActionId, decided } = await prepare(decision, where)
            askToDecide(t(decision.title, { count: decided.count }), {
              decision,
              decided,
              send: async (message) => {
                const wish = { bulkActionId, message }
                await carryOut(wish, (idempotencyKey) => start({ variables: { ...wish, idempotencyKey } }))
                onStarted()
              },
            })
          }}
        />
      )}
    </>
  )
}
