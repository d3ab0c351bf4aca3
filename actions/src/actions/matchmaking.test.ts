import { randomUUID } from 'node:crypto'
import { type Gateway, startGateway } from '@questboard/gateway/testing'
import { createActivation } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const RIVAL = '00000000-0000-4000-8000-000000000082'
const GAME = '00000000-0000-4000-8000-000000000083'
const OTHER = '00000000-0000-4000-8000-000000000084'
const rival = { ...sessions.studioOwner, 'x-hasura-company-id': RIVAL }

let gateway: Gateway
let quest: string
let draft: string
const query = async (text: string): Promise<Record<string, unknown>[]> => {
  const result = await gateway.services.pool.query(text)
  const last = Array.isArray(result) ? result.at(-1) : result
  return last?.rows ?? []
}

beforeAll(async () => {
  gateway = await startGateway()
  await query(`
    insert into company (id, name, type, website) values ('${RIVAL}', 'Rival Works', 'publisher', 'https://rival.example');
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall'), ('${OTHER}', 'Frostfall', 'frostfall')`)
  const create = (status: 'active' | 'draft') =>
    gateway.services.database
      .transaction()
      .execute((transaction) =>
        createActivation(transaction, { kind: 'QUEST', companyId: STUDIO, gameId: GAME, status }),
      )
  quest = await create('active')
  draft = await create('draft')
}, 90_000)
afterAll(() => gateway?.close())
beforeEach(() => query('delete from matchmaking; delete from rate_limit'))

const plain = { objective: 'awareness', countries: [], languages: [], platforms: ['twitch'], sizeTiers: [] }
const ask = (changes: object = {}, session: Record<string, string> = sessions.studioOwner) =>
  callAction(
    gateway.actions,
    'requestMatchmaking',
    { ...plain, activationId: quest, gameId: GAME, idempotencyKey: randomUUID(), ...changes },
    session,
  )

describe('requesting matches', () => {
  it('a request for matches is stored with its audience and emits an event', async () => {
    const { body } = await ask({ languages: ['en'], sizeTiers: ['nano'], budgetCents: 50_000 })
    expect(
      await query('select id, company_id, status, languages, size_tiers, budget_cents from matchmaking'),
    ).toEqual([
      {
        id: body.matchmakingId,
        company_id: STUDIO,
        status: 'generating',
        languages: ['en'],
        size_tiers: ['nano'],
        budget_cents: 50_000,
      },
    ])
    expect(await query(`select type from domain_event where entity_id = '${body.matchmakingId}'`)).toEqual([
      { type: 'matchmakingRequested' },
    ])
  })

  it('repeating a request for matches does not store another', async () => {
    const idempotencyKey = randomUUID()
    const [first, second] = [await ask({ idempotencyKey }), await ask({ idempotencyKey })]
    expect(second.body).toEqual(first.body)
    expect(await query('select 1 from matchmaking')).toHaveLength(1)
  })

  it('a company can request matches only for its open activations', async () => {
    expect(await ask({ activationId: draft })).toMatchObject(refusal('activation-not-open'))
    expect(await ask({}, rival)).toMatchObject(refusal('not-found'))
  })

  it('a request for matches needs a game of the activation and platforms that the activation accepts', async () => {
    expect(await ask({ gameId: OTHER })).toMatchObject(refusal('not-found'))
    expect(await ask({ platforms: ['tiktok'] })).toMatchObject(refusal('bid-platform'))
    expect(await ask({ platforms: [] })).toMatchObject(refusal('invalid-input'))
    expect(await query('select 1 from matchmaking')).toEqual([])
  })
})
