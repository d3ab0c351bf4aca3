/** Runs one poll of a subscription for many subscribers at the same time (contract.ts describes the statement). */
import type { Asking, Polled, SubscriptionPlan } from '../contract.ts'
import { arrayLiteral } from '../schema/literal.ts'
import { type Database, sendForRows } from './send.ts'

/** Results by subscriber id. Subscribers without a result are missing. */
export async function poll(
  { kind, text, mostBytes }: SubscriptionPlan,
  asking: readonly Asking[],
  database: Database,
): Promise<ReadonlyMap<string, Polled>> {
  const ids = arrayLiteral(asking.map(({ id }) => id))
  const parameters = arrayLiteral(asking.map((one) => one.parameters))
  const cursors = kind === 'stream' ? [arrayLiteral(asking.map(({ cursor }) => cursor))] : []
  const statements = [{ text, values: [ids, parameters, ...cursors] }]
  const rows = await sendForRows(
    {
      statements,
      paths: ['$'],
      writes: false,
      cancellation: undefined,
      mostBytes: mostBytes * asking.length,
    },
    database,
  )
  return new Map(
    rows.map(([id, result, cursor]) => [id ?? '', { result: result ?? 'null', cursor: cursor ?? null }]),
  )
}
