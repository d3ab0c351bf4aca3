import { randomUUID } from 'node:crypto'
import { insertCompany, insertCreator, insertPerson, verifyChannel } from '@questboard/database/testing'
import type { BulkActionKind } from '@questboard/domain'
import { type Browser, openBrowser, type Service, startService } from '@questboard/gateway/testing'
import { prepareBulkAction } from '@questboard/moves'
import { createActivation, createKeyParticipant, createQuestRun } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const OWNER = sessions.studioOwner['x-hasura-user-id']
const RIVAL = '00000000-0000-4000-8000-0000000000c1'
const RIVALS_OWNER = '00000000-0000-4000-8000-0000000000c2'
const GAME = '00000000-0000-4000-8000-0000000000c3'
const rival = {
  ...sessions.studioOwner,
  'x-hasura-company-id': RIVAL,
  'x-hasura-user-id': RIVALS_OWNER,
}
const hunters = ['00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-0000000000c5'] as const
const channelOf = (id: string) => id.replace('0000-4000', '0001-4000')

let service: Service
let studio: Browser
let ours: readonly string[]
let theirs: string

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await service.gateway.services.pool.query(text)).rows

const askedBy = async (companyId: string): Promise<readonly string[]> => {
  const ids: string[] = []
  await service.gateway.services.database.transaction().execute(async (transaction) => {
    const campaignId = await createActivation(transaction, { kind: 'KEY', companyId, gameId: GAME })
    for (const creatorId of hunters)
      ids.push(await createKeyParticipant(transaction, { campaignId, creatorId }))
  })
  return ids.sort()
}

beforeAll(async () => {
  service = await startService()
  await query(`
    ${insertPerson({ id: RIVALS_OWNER, name: 'rivalowner', type: 'Company' })};
    ${insertCompany({ id: RIVAL, name: 'Rivalworks', owner: RIVALS_OWNER })};
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall')`)
  for (const [n, id] of hunters.entries())
    await query(`
      ${insertPerson({ id, name: `bulkhunter${n}`, type: 'Creator' })};
      ${insertCreator({ id, connection: channelOf(id), channel: `bulkhunter${n}` })};
      ${verifyChannel(id, channelOf(id))};
      insert into creator_access (creator_id, kind, status) values ('${id}', 'keys', 'approved'), ('${id}', 'quests', 'approved')`)
  ours = await askedBy(STUDIO)
  theirs = (await askedBy(RIVAL))[0] ?? ''
  studio = openBrowser(service.gateway.url)
  await studio.signIn('demostudio', 'Play-fair-2026')
}, 120_000)
afterAll(() => service?.close())
beforeEach(() => query('delete from bulk_action; delete from rate_limit'))

const pastTriggers = (statement: string): string =>
  `begin; set local session_replication_role = replica; ${statement}; commit`

/** Creators who have requested keys of the campaign. */
const joinCrowd = (creators: number) =>
  query(
    pastTriggers(`
    with person as (
      insert into "user" (username, display_name, email, user_type)
        select 'crowd' || n, 'Crowd' || n, 'crowd' || n || '@example.com', 'Creator' from generate_series(1, ${creators}) as n
        returning id),
    creator as (insert into creator (id) select id from person returning id)
    insert into key_campaign_participant (campaign_id, company_id, creator_id, status)
      select campaign_id, company_id, creator.id, 'pending' from creator, key_campaign_participant where key_campaign_participant.id = '${ours[0]}'`),
  )

const answer = z.object({
  data: z.record(z.string(), z.object({ bulkActionId: z.string() })).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
})

const PREPARE = `mutation Prepare($kind: String!, $where: jsonb!, $key: uuid!) {
  done: prepareBulkAction(kind: $kind, where: $where, idempotencyKey: $key) { bulkActionId } }`
const START = `mutation Start($id: uuid!, $message: String!, $key: uuid!) {
  done: startBulkAction(bulkActionId: $id, message: $message, idempotencyKey: $key) { bulkActionId } }`

const ask = async (document: string, variables: object) => {
  const said = await studio.json('/api/gql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  })
  const { data, errors } = answer.parse(said)
  return { id: data?.done?.bulkActionId ?? '', refused: errors?.[0]?.extensions.code }
}
const prepare = (where: object, kind = 'acceptApplicant', key = randomUUID()) =>
  ask(PREPARE, { kind, where, key })
const start = (id: string, message = '', key = randomUUID()) => ask(START, { id, message, key })

const itemsOf = async (id: string) =>
  (await query(`select row_id from bulk_action_item where bulk_action_id = '${id}' order by row_id`)).map(
    ({ row_id }) => row_id,
  )

describe('selecting rows for a bulk action', () => {
  it("selecting rows for a bulk action stores the company's rows that match the filter in their current state", async () => {
    const { id } = await prepare({ status: { _eq: 'pending' } })
    expect(await itemsOf(id)).toEqual(ours)
    const named = `select item.row_id from bulk_action_item item
      join key_campaign_participant as row on row.id = item.row_id and row.campaign_id = item.activation_id
     where item.bulk_action_id = '${id}' order by 1`
    expect((await query(named)).map(({ row_id }) => row_id)).toEqual(ours)
    expect(
      await query(
        'select company_id, created_by, kind, item_count, total_cents, started_at from bulk_action',
      ),
    ).toEqual([
      {
        company_id: STUDIO,
        created_by: OWNER,
        kind: 'acceptApplicant',
        item_count: 2,
        total_cents: null,
        started_at: null,
      },
    ])
    expect(await query(`select 1 from domain_event where entity = 'bulk_action'`)).toEqual([])
  })

  it('a selection for a bulk action contains no rows of other companies, and its filter cannot use hidden columns', async () => {
    expect((await prepare({ id: { _eq: theirs } })).refused).toBe('bulk-empty')
    expect(await itemsOf((await prepare({ id: { _in: [theirs, ours[0]] } })).id)).toEqual([ours[0]])
    expect((await prepare({ creator: { payout_email: { _like: 'a%' } } })).refused).toBe('invalid-input')
    expect((await prepare({ id: { _eq: 'everything' } })).refused).toBe('invalid-input')
  })

  it('members can select only rows that they can read themselves', async () => {
    const input = { kind: 'acceptApplicant', where: {} }
    expect(await callAction(service.gateway.actions, 'prepareBulkAction', input, rival)).toMatchObject(
      refusal('not-allowed'),
    )
    expect(await query('select 1 from bulk_action')).toEqual([])
  })

  it('repeating the request for a selection returns the same selection', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([prepare({}, undefined, key), prepare({}, undefined, key)])
    expect(other.id).toBe(one.id)
    expect(await query('select 1 from bulk_action')).toHaveLength(1)
  })

  it("a selection is complete even if it exceeds the engine's response limit", async () => {
    const crowd = 1_050
    await joinCrowd(crowd)
    expect(await itemsOf((await prepare({ status: { _eq: 'pending' } })).id)).toHaveLength(
      crowd + ours.length,
    )
    await query(
      pastTriggers(`
      delete from key_campaign_participant where company_id = '${STUDIO}' and id <> all('{${ours}}')`),
    )
  })

  it('a selection with more rows than the limit is refused, and the limit for offers is lower', async () => {
    const { database } = service.gateway.services
    const member = { by: 'company', companyId: STUDIO, personId: OWNER } as const
    const refusalOf = (kind: BulkActionKind, rows: number) =>
      database
        .transaction()
        .execute((transaction) =>
          prepareBulkAction(
            transaction,
            { kind, rowIds: Array.from({ length: rows }, () => randomUUID()) },
            member,
          ),
        )
    expect(await refusalOf('acceptBid', 101)).toMatchObject({ code: 'bulk-too-many' })
    expect(await refusalOf('acceptApplicant', 20_001)).toMatchObject({ code: 'bulk-too-many' })
    expect(await refusalOf('acceptApplicant', 101)).toMatchObject({ code: 'bulk-empty' })
  })

  it('a selection of offers stores their number, their total amount, the fee and the payout cost', async () => {
    await service.gateway.services.database.transaction().execute(async (transaction) => {
      const questId = await createActivation(transaction, { kind: 'QUEST', companyId: STUDIO, gameId: GAME })
      for (const [n, creatorId] of hunters.entries())
        await createQuestRun(transaction, { questId, creatorId, bid: { amountCents: 20_000 + n * 10_000 } })
    })
    await query(`update payout_account set method = 'paypal' where creator_id = '${hunters[1]}'`)
    const bidding = { status: { _in: ['INITIAL_BID', 'COUNTER_BID'] } }
    const kept =
      'select item_count, total_cents, fee_cents, payout_cost_cents from bulk_action order by created_at desc limit 1'
    await query(`update subscription set plan_id = 'starter' where company_id = '${STUDIO}'`)
    await prepare(bidding, 'acceptBid')
    expect(await query(kept)).toEqual([
      { item_count: 2, total_cents: 50_000, fee_cents: 5000, payout_cost_cents: 70 + 529 },
    ])

    const offeredByUs = (creator: string) =>
      query(pastTriggers(`update quest_bid set side = 'company' where creator_id = '${creator}'`))
    await offeredByUs(hunters[1])
    await prepare(bidding, 'acceptBid')
    expect(await query(kept)).toEqual([
      { item_count: 2, total_cents: 20_000, fee_cents: 2000, payout_cost_cents: 70 },
    ])
    await offeredByUs(hunters[0])
    expect((await prepare(bidding, 'acceptBid')).refused).toBe('bid-turn')
  })
})

describe('starting a bulk action', () => {
  it('a bulk action can be started once, only by the member who selected the rows, and emits an event', async () => {
    const { id } = await prepare({})
    const key = randomUUID()
    const both = await Promise.all([start(id, '', key), start(id, '', key)])
    expect(both.map((each) => each.id)).toEqual([id, id])
    expect((await start(id)).refused).toBe('status-illegal')
    expect(await query(`select type from domain_event where entity_id = '${id}'`)).toEqual([
      { type: 'bulkActionStarted' },
    ])
  })

  it('another company or another member gets the error that the bulk action does not exist', async () => {
    const { id } = await prepare({})
    const colleague = { ...sessions.studioOwner, 'x-hasura-user-id': RIVALS_OWNER }
    for (const session of [rival, colleague])
      expect(
        await callAction(
          service.gateway.actions,
          'startBulkAction',
          { bulkActionId: id, message: '' },
          session,
        ),
      ).toMatchObject(refusal('not-found'))
    expect(await query('select 1 from bulk_action where started_at is not null')).toEqual([])
  })

  it('a bulk action that rejects creators refuses a message that is too long, and stores a valid one', async () => {
    const { id } = await prepare({}, 'rejectApplicant')
    expect((await start(id, 'x'.repeat(2001))).refused).toBe('text-too-long')
    expect((await start(id, 'Full')).id).toBe(id)
    expect(await query('select message from bulk_action')).toEqual([{ message: 'Full' }])
  })
})
