import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actions, sessions, startActions } from '../testing/index.ts'
import { tellCompanies } from './tellCompanies.ts'

let actions: Actions
beforeAll(async () => {
  actions = await startActions()
}, 60_000)
afterAll(() => actions?.close())

it('a company gets one statement for each month, after the end of that month', async () => {
  const STUDIO = sessions.studioOwner['x-hasura-company-id']
  const query = async (text: string) => (await actions.services.pool.query(text)).rows
  const written = () =>
    query(`select opening_cents::int as opening, paid_cents::int as paid, spent_cents::int as spent,
             returned_cents::int as returned, closing_cents::int as closing
        from statement where company_id = '${STUDIO}'
         and month = (date_trunc('month', now() - interval '1 day', 'UTC') - interval '1 month')::date`)
  const move = (key: string, cents: number, at: string) =>
    query(`with moved as (insert into ledger_transfer (idempotency_key, kind, description, created_at)
             values ('${key}', 'adjustment', 'By the test', ${at}) returning id)
           insert into ledger_entry (transfer_id, account_id, amount_cents, created_at)
           select id, ledger_account_for('company', '${STUDIO}'), ${cents}, ${at} from moved union all
           select id, ledger_account_for('vendor', null, 'stripe'), ${-cents}, ${at} from moved`)
  const inMonth = `date_trunc('month', now() - interval '1 day', 'UTC') - interval '3 days'`
  await query(`delete from statement where company_id = '${STUDIO}'`)
  await move('statement/before', 700, `now() - interval '5 months'`)
  await move('statement/in', 500, inMonth)
  await move('statement/out', -200, inMonth)
  await move('statement/after', 900, 'now()')

  expect(await tellCompanies(actions.services)).toEqual({})
  const statement = { opening: 700, paid: 0, spent: 200, returned: 500, closing: 1000 }
  expect(await written()).toEqual([statement])

  await move('statement/late', 50, inMonth)
  expect(await tellCompanies(actions.services)).toEqual({})
  expect(await written()).toEqual([statement])
})
