import type { World } from './world.ts'

export const statusOf = async ({ run }: World, table: string, id: string): Promise<unknown> =>
  (await run(`select status from ${table} where id = '${id}'`))[0]?.status

/** The row's events with their actor: "bidAccepted by company". */
export const eventsOf = async ({ run }: World, id: string): Promise<readonly unknown[]> =>
  (
    await run(`select type || coalesce(' by ' || (payload ->> 'by'), '') as said from domain_event
      where entity_id = '${id}' order by created_at, payload ->> 'version'`)
  ).map(({ said }) => said)

/** The history of a run as both sides see it. */
export const logOf = async ({ run }: World, id: string): Promise<readonly unknown[]> =>
  (
    await run(`select type || ' by ' || coalesce(payload ->> 'by', 'nobody') as said from quest_run_event
      where quest_run_id = '${id}' order by created_at, type desc`)
  ).map(({ said }) => said)

export const balances = async ({ run }: World): Promise<Readonly<Record<string, number>>> => {
  const rows =
    await run(`select kind || coalesce('/' || vendor, '') as account, sum(balance_cents)::int as cents
    from ledger_balance group by 1 having sum(balance_cents) <> 0`)
  return Object.fromEntries(rows.map(({ account, cents }) => [String(account), Number(cents)]))
}
