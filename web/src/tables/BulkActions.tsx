import { useApolloClient, useMutation } from '@apollo/client/react'
import { mostAtOnce } from '@questboard/domain'
import { Notice } from '../components/Notice.tsx'
import { useIntent } from '../lib/intent.ts'
import { say, useText } from '../lib/text.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { askToDecide } from './DecisionDialog.tsx'
import type { Decision } from './decision.ts'
import {
  PrepareBulkActionDocument,
  PreparedBulkActionDocument,
  StartBulkActionDocument,
} from './generated/bulk.ts'
import { rowsPolicy } from './rowsPolicy.ts'

type Named = {
  readonly creator: { readonly profile: { readonly display_name: string | null } | null } | null
}

/** Whose account was deleted has no name any more. */
export const creatorOf = ({ creator }: Named): string =>
  creator?.profile?.display_name ?? say('Deleted account')

/** Has the server keep the rows as they are at this click, and says how many they are and who. */
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
    if (id === undefined) throw new Error('The rows were not kept')
    const kept = await client.query({
      query: PreparedBulkActionDocument,
      ...rowsPolicy,
      variables: { id },
    })
    const action = kept.data?.bulk_action_by_pk
    if (!action) throw new Error('The rows that were kept are not there')
    const { item_count: count, total_cents: totalCents, items } = action
    return { id, decided: { count, totalCents, names: items.map(creatorOf) } }
  }
}

type Props = {
  readonly decisions: readonly Decision[]
  readonly count: number
  /** Which rows, as a condition of the table's. */
  readonly where: object
  /** It is under way: the table shows how far it is. */
  readonly onStarted: () => void
}

/** What cannot be done to as many, where the rest can. */
const TooMany = ({ decisions, count }: Pick<Props, 'decisions' | 'count'>) => {
  const t = useText()
  const missing = decisions.filter(({ kind }) => count > mostAtOnce(kind))
  if (missing.length === 0) return null
  const most = Math.max(...missing.map(({ kind }) => mostAtOnce(kind)))
  return (
    <Notice tone="warn">
      {missing.length === decisions.length
        ? t('Please choose at most {most} at once', { most })
        : t('{what}: please choose at most {most} at once', {
            what: missing.map(({ label }) => t(label)).join(', '),
            most,
          })}
    </Notice>
  )
}

/** Decides on all rows that are chosen, however many: asked first, then carried out by the server, whoever leaves. */
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
