import { randomUUID } from 'node:crypto'
import { type Gateway, startGateway } from '@questboard/gateway/testing'
import { createActivation } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const RIVAL = '00000000-0000-4000-8000-000000000072'
const rival = { ...sessions.studioOwner, 'x-hasura-company-id': RIVAL }

let gateway: Gateway
let questId: string
let campaignId: string
const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text)).rows

beforeAll(async () => {
  gateway = await startGateway()
  await query(
    `insert into company (id, name, type, website) values ('${RIVAL}', 'Rival Works', 'publisher', 'https://rival.example')`,
  )
  const { database } = gateway.services
  const create = (kind: 'QUEST' | 'KEY') =>
    database
      .transaction()
      .execute((transaction) => createActivation(transaction, { kind, companyId: STUDIO }))
  questId = await create('QUEST')
  campaignId = await create('KEY')
}, 90_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  await query('delete from export; delete from rate_limit')
})

type Wish = Partial<Record<'kind' | 'activationId' | 'idempotencyKey', string>> & {
  stages?: string[]
  filter?: object
}
const ask = (wish: Wish = {}, session: Record<string, string> = sessions.studioOwner) =>
  callAction(
    gateway.actions,
    'requestExport',
    { kind: 'quest_runs', stages: ['Offers'], idempotencyKey: randomUUID(), ...wish },
    session,
  )

describe('requesting an export', () => {
  it('an export is stored for the company and emits an event', async () => {
    const { body } = await ask({ activationId: questId, stages: ['Ended', 'Ended', 'Review'] })
    const rows = await query('select id, company_id, status, stages, activation_id from export')
    expect(rows).toEqual([
      {
        id: body.exportId,
        company_id: STUDIO,
        status: 'requested',
        stages: ['Ended', 'Review'],
        activation_id: questId,
      },
    ])
    expect(await query(`select type from domain_event where entity_id = '${body.exportId}'`)).toEqual([
      { type: 'exportRequested' },
    ])
  })

  it('repeating the request for an export does not create another', async () => {
    const idempotencyKey = randomUUID()
    const [first, second] = [await ask({ idempotencyKey }), await ask({ idempotencyKey })]
    expect(second.body).toEqual(first.body)
    expect(await query('select 1 from export')).toHaveLength(1)
  })

  it('a company gets five exports a month in total, not counting failed exports', async () => {
    for (const kind of ['quest_runs', 'key_participants', 'quest_runs', 'key_participants', 'quest_runs'])
      await ask({ kind, stages: ['Ended'] })
    expect(await ask()).toMatchObject(refusal('export-limit'))
    expect((await ask({}, rival)).body.exportId).toBeTypeOf('string')
    await query(
      `update export set status = 'failed' where company_id = '${STUDIO}' and kind = 'key_participants'`,
    )
    expect((await ask()).body.exportId).toBeTypeOf('string')
  })

  it('an export must be about an activation of the company that has the right kind', async () => {
    // People outside the company get "not found".
    expect(await ask({ activationId: questId }, rival)).toMatchObject(refusal('not-found'))
    expect(await ask({ activationId: campaignId })).toMatchObject(refusal('not-allowed'))
    expect(await ask({ activationId: randomUUID() })).toMatchObject(refusal('not-found'))
    expect(await query('select 1 from export')).toEqual([])
  })

  it('an export of a report stores the name of the report, and counts toward the monthly limit', async () => {
    const filter = {
      section: 'quests',
      tab: 'creators',
      programId: null,
      from: '2026-10-01',
      to: '2026-10-31',
    }
    const { body } = await ask({ kind: 'report', stages: [], filter })
    expect(await query('select id, kind, filter, stages from export')).toEqual([
      { id: body.exportId, kind: 'report', filter, stages: [] },
    ])
    expect(await ask({ kind: 'report', stages: [] })).toMatchObject(refusal('invalid-input'))
    expect(await ask({ kind: 'report', stages: ['Ended'], filter })).toMatchObject(refusal('invalid-input'))
  })

  it('exports of insights need a plan with insights, and cover at most 30 days of videos', async () => {
    const wish = (kind: string, days: number) => ({ kind, stages: [], filter: { days } })
    await query(`update subscription set plan_id = 'starter', valid_to = null where company_id = '${RIVAL}'`)
    expect(await ask(wish('livestream_insights', 365), rival)).toMatchObject(refusal('plan-insights'))
    await query(
      `update subscription set plan_id = 'growth', valid_to = now() + interval '1 month' where company_id = '${RIVAL}'`,
    )
    expect((await ask(wish('livestream_insights', 365), rival)).body.exportId).toBeTypeOf('string')
    expect((await ask(wish('video_insights', 30), rival)).body.exportId).toBeTypeOf('string')
    expect(await ask(wish('video_insights', 90), rival)).toMatchObject(refusal('export-period'))
    expect(await query('select kind, period_days from export order by period_days')).toEqual([
      { kind: 'video_insights', period_days: 30 },
      { kind: 'livestream_insights', period_days: 365 },
    ])
  })

  it('an export can contain only stages that exist for its kind of activation, and only companies can request exports', async () => {
    expect(await ask({ stages: ['Pending'] })).toMatchObject(refusal('invalid-input'))
    expect(await ask({ stages: [] })).toMatchObject(refusal('invalid-input'))
    expect(await ask({ kind: 'codes' })).toMatchObject(refusal('invalid-input'))
    expect(await ask({}, sessions.user)).toMatchObject(refusal('not-allowed'))
  })
})
