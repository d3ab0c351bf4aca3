import { randomUUID } from 'node:crypto'
import { insertCreator, insertPerson, verifyChannel } from '@questboard/database/testing'
import { createActivation, createQuestRun } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const GAME = randomUUID()
const ITEM = randomUUID()
const [CREATOR, OTHER] = [randomUUID(), randomUUID()] as const
const asCreator = (id: string) => ({ 'x-hasura-role': 'creator', 'x-hasura-user-id': id })
const rival = { ...sessions.studioOwner, 'x-hasura-company-id': randomUUID() }

let actions: Actions
let run: string
const query = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows ?? []
const call = (name: string, input: object, session: Record<string, string>) =>
  callAction(actions, name, input, session)

const channels = new Map<string, string>([CREATOR, OTHER].map((id) => [id, randomUUID()]))
const join = (id: string, n: number): string => `
  ${insertPerson({ id, name: `kithunter${n}`, displayName: `Kit${n}`, type: 'Creator' })};
  ${insertCreator({ id, connection: channels.get(id) ?? '', channel: `kithunter${n}` })};
  ${verifyChannel(id, channels.get(id) ?? '')};
  insert into creator_access (creator_id, kind, status) values ('${id}', 'quests', 'approved') on conflict do nothing;
  insert into payout_account (creator_id, method, provider_reference, country, is_ready)
    values ('${id}', 'card', 'acct_${n}', 'SE', true) on conflict do nothing`

beforeAll(async () => {
  actions = await startActions()
  await query(`
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall');
    insert into code_item (id, company_id, game_id, type, name, item_name)
      values ('${ITEM}', '${STUDIO}', '${GAME}', 'game', 'Emberfall', 'Emberfall')`)
  await query(join(CREATOR, 1))
  await query(join(OTHER, 2))
}, 120_000)
afterAll(() => actions?.close())

beforeEach(async () => {
  await query('delete from rate_limit')
  run = await actions.services.database.transaction().execute(async (transaction) => {
    const questId = await createActivation(transaction, { kind: 'QUEST', companyId: STUDIO, gameId: GAME })
    await transaction
      .insertInto('activation_code_item')
      .values({ activation_id: questId, code_item_id: ITEM })
      .execute()
    const bid = { connectionId: channels.get(CREATOR) ?? '' }
    return createQuestRun(transaction, { questId, creatorId: CREATOR, bid, status: 'CONTENTPRODUCTION' })
  })
})

/** A code as stored by an import. */
const addCode = async (text: string): Promise<void> => {
  const id = randomUUID()
  const { codes } = actions.services
  const { code_ciphertext, key_id } = codes.seal(id, text)
  await actions.services.pool.query(
    `with batch as (insert into code_batch (company_id, item_id, distribution_channel_id) values ($1, $2, 'steam') returning id)
     insert into code (id, batch_id, code_ciphertext, key_id, code_hash) select $3, batch.id, $4, $5, $6 from batch`,
    [STUDIO, ITEM, id, code_ciphertext, key_id, codes.hash(text)],
  )
}

const claim = (creatorId: string, idempotencyKey: string = randomUUID(), quantity = 1) =>
  call(
    'claimKit',
    { questRunId: run, itemId: ITEM, distributionChannelId: 'steam', quantity, idempotencyKey },
    asCreator(creatorId),
  )

describe('claiming kit codes', () => {
  it('a kit code is claimed once per idempotency key, shown only to its holder, and audited', async () => {
    await addCode('KIT-ONE')
    const key = randomUUID()
    const answers = await Promise.all([claim(CREATOR, key), claim(CREATOR, key)])
    const codeIds = answers[0]?.body.codeIds
    expect(codeIds).toHaveLength(1)
    expect(answers.map(({ body }) => body)).toEqual([{ codeIds }, { codeIds }])
    expect(await claim(CREATOR)).toMatchObject(refusal('codes-per-creator'))
    const [codeId] = Array.isArray(codeIds) ? codeIds : []
    expect((await call('revealCode', { codeId }, asCreator(CREATOR))).body.code).toBe('KIT-ONE')
    for (const session of [asCreator(OTHER), rival])
      expect(await call('revealCode', { codeId }, session)).toMatchObject(refusal('code-not-yours'))
    expect(
      await query(
        `select operation from audit_event where entity = 'code' and entity_id = '${codeId}' and operation = 'REVEAL'`,
      ),
    ).toEqual([{ operation: 'REVEAL' }])
  })

  it('a creator can claim kit codes only for their own run, and must claim at least one', async () => {
    await addCode('KIT-TWO')
    expect(await claim(OTHER)).toMatchObject(refusal('not-found'))
    expect((await claim(CREATOR, randomUUID(), 0)).status).toBe(400)
  })

  it("only the run's creator can request more kit codes when none is left", async () => {
    await query(`begin; set local session_replication_role = replica;
      update code set status = 'unavailable' where item_id = '${ITEM}' and status = 'available';
      update code_tally set available = 0 where item_id = '${ITEM}'; commit`)
    await query(`insert into key_set (activation_id, code_item_id, distribution_channel_id)
      select quest_id, '${ITEM}', 'steam' from quest_run where id = '${run}'`)
    expect(await claim(CREATOR)).toMatchObject(refusal('out-of-codes'))
    const ask = { questRunId: run, distributionChannelId: 'steam' }
    expect((await call('requestKitCodes', ask, asCreator(CREATOR))).body).toEqual({ questRunId: run })
    expect(await call('requestKitCodes', ask, asCreator(OTHER))).toMatchObject(refusal('not-found'))
    expect(
      await query(`select count(*)::int as asking from code_request where quest_run_id = '${run}'`),
    ).toEqual([{ asking: 1 }])
  })
})
