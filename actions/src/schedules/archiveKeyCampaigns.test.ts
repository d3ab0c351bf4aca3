import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actions, sessions, startActions } from '../testing/index.ts'
import { archiveKeyCampaigns } from './archiveKeyCampaigns.ts'

let actions: Actions
beforeAll(async () => {
  actions = await startActions()
}, 60_000)
afterAll(() => actions?.close())

it('key campaigns that ended at least 30 days ago are marked as past once; newer campaigns are not', async () => {
  const { pool } = actions.services
  await pool.query(`
    begin; set local session_replication_role = replica;
    insert into activation (kind, company_id, name, status, closed_at)
    select 'KEY', '${sessions.studioOwner['x-hasura-company-id']}', name, 'ended', now() - age
      from (values ('Long over', interval '31 days'), ('Just over', interval '3 days')) as given (name, age);
    commit`)
  expect(await archiveKeyCampaigns(actions.services)).toEqual({ archived: 1 })
  expect(await archiveKeyCampaigns(actions.services)).toEqual({ archived: 0 })
  const { rows } = await pool.query(
    `select name, status from activation where name in ('Long over', 'Just over') order by name`,
  )
  expect(rows).toEqual([
    { name: 'Just over', status: 'ended' },
    { name: 'Long over', status: 'past' },
  ])
})
