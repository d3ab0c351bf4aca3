import { randomUUID } from 'node:crypto'
import { insertPerson } from '@questboard/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actions, callAction, refusal, sessions, startActions } from '../testing/index.ts'

const STUDIO = 'd0000000-0000-4000-8000-000000000010'
const OWNER = 'd0000000-0000-4000-8000-000000000001'
const HOLDER = 'd0000000-0000-4000-8000-000000000002'
const UNVERIFIED = '00000000-0000-4000-8000-000000000002'
const RIVAL = '00000000-0000-4000-8000-000000000010'
const GAME = '00000000-0000-4000-8000-000000000030'

const owner = sessions.studioOwner
const member = { ...owner, 'x-hasura-company-owner': 'false' }
const rival = { ...owner, 'x-hasura-company-id': RIVAL }

let actions: Actions
let item: string

const query = async (text: string, values: unknown[] = []) =>
  (await actions.services.pool.query(text, values)).rows

beforeAll(async () => {
  actions = await startActions()
  await query(`
    insert into company (id, name, type, website) values ('${RIVAL}', 'Rival Works', 'publisher', 'https://rival.example');
    ${insertPerson({ id: UNVERIFIED, name: 'newcomer', type: 'Creator' })};
    insert into creator (id) values ('${UNVERIFIED}');
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall')`)
}, 60_000)
afterAll(() => actions?.close())

beforeEach(async () => {
  item = randomUUID()
  await query(
    `insert into code_item (id, company_id, game_id, type, name, item_name) values ($1, '${STUDIO}', '${GAME}', 'game', $2, 'Emberfall')`,
    [item, `Item ${item}`],
  )
})

/** A batch with this many codes, oldest first. */
const createBatch = async (count: number): Promise<{ batch: string; codes: string[] }> => {
  const [{ id: batch }] = await query(
    `insert into code_batch (company_id, item_id, distribution_channel_id) values ('${STUDIO}', $1, 'steam') returning id`,
    [item],
  )
  const codes = Array.from({ length: count }, () => randomUUID())
  for (const [index, id] of codes.entries())
    await query(
      `insert into code (id, batch_id, code_ciphertext, key_id, code_hash, created_at)
       values ($1, $2, $3, 'k1', $5, now() + make_interval(secs => $4))`,
      [
        id,
        batch,
        actions.services.codes.seal(id, `CODE-${id}`).code_ciphertext,
        index,
        actions.services.codes.hash(`CODE-${id}`),
      ],
    )
  return { batch, codes }
}

const handOut = (creatorId: string, session: Record<string, string> = owner, key = randomUUID()) =>
  callAction(
    actions,
    'handOutCode',
    { itemId: item, distributionChannelId: 'steam', creatorId, idempotencyKey: key },
    session,
  )

const revoke = (batchId: string, session: Record<string, string> = owner, reason = 'They leaked') =>
  callAction(actions, 'revokeBatch', { batchId, reason }, session)

const revokeOne = (
  codeId: string | undefined,
  isReplaced: boolean,
  session: Record<string, string> = owner,
) => callAction(actions, 'revokeCode', { codeId, reason: 'It leaked', isReplaced }, session)

const claims = () =>
  query(
    `select code_id, creator_id, code_claim.activation_id, is_handed_out, replaces_code_id from code_claim
      join code on code.id = code_id where item_id = $1`,
    [item],
  )

const told = (type: string, codeId: string) =>
  query('select payload from domain_event where type = $1 and entity_id = $2', [type, codeId])

describe('giving a code by hand', () => {
  it('a company that gives out a code by hand gives the oldest available code, once per idempotency key', async () => {
    const { codes } = await createBatch(2)
    const key = randomUUID()
    const first = await handOut(HOLDER, member, key)
    expect(first).toEqual({ status: 200, body: { codeId: codes[0] } })
    expect(await handOut(HOLDER, member, key)).toEqual(first)
    expect(await claims()).toEqual([
      {
        code_id: codes[0],
        creator_id: HOLDER,
        activation_id: null,
        is_handed_out: true,
        replaces_code_id: null,
      },
    ])
    expect(
      await query('select status, claimed_by, distributed_by from code where id = $1', [codes[0]]),
    ).toEqual([{ status: 'claimed', claimed_by: HOLDER, distributed_by: OWNER }])
    expect(await told('codeHandedOut', codes[0] ?? '')).toEqual([
      { payload: { by: 'company', company_id: STUDIO, creator_id: HOLDER } },
    ])
  })

  it('a company cannot give a code to a creator without a verified channel, or when no codes are left', async () => {
    await createBatch(1)
    expect(await handOut(UNVERIFIED)).toMatchObject(refusal('code-verified-channel'))
    expect(await handOut(randomUUID())).toMatchObject(refusal('not-found'))
    expect(await handOut(HOLDER, rival)).toMatchObject(refusal('out-of-codes'))
    expect(await claims()).toEqual([])
    await handOut(HOLDER)
    expect(await handOut(HOLDER)).toMatchObject(refusal('out-of-codes'))
  })

  it('ten members who give out codes at the same time give out each code once', async () => {
    await createBatch(5)
    const answers = await Promise.all(Array.from({ length: 10 }, () => handOut(HOLDER)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await claims()).toHaveLength(5)
  })
})

describe('revoking a batch', () => {
  it('a revoked batch gives out no more codes, and its holders get other codes as long as any are left', async () => {
    const leaked = await createBatch(4)
    for (let index = 0; index < 3; index += 1) await handOut(HOLDER)
    const spare = await createBatch(2)
    expect(await revoke(leaked.batch)).toEqual({ status: 200, body: { held: 3, replaced: 2 } })
    expect(
      await query(
        'select status, revoked_at is null as open from code where batch_id = $1 order by created_at',
        [leaked.batch],
      ),
    ).toEqual([
      { status: 'claimed', open: false },
      { status: 'claimed', open: false },
      { status: 'claimed', open: false },
      { status: 'unavailable', open: false },
    ])
    const now = await claims()
    expect(now.map(({ code_id }) => code_id).sort()).toEqual([...spare.codes].sort())
    expect(now.map(({ replaces_code_id }) => replaces_code_id).sort()).toEqual(
      leaked.codes.slice(0, 2).sort(),
    )
    const payloads = await Promise.all(leaked.codes.map((code) => told('codeRevoked', code)))
    expect(payloads.map(([event]) => event?.payload.replaced)).toEqual([true, true, false, undefined])
    expect(await handOut(HOLDER)).toMatchObject(refusal('out-of-codes'))
  })

  it('a holder can no longer reveal a revoked code, but its company can', async () => {
    const { batch, codes } = await createBatch(1)
    await handOut(HOLDER)
    const reveal = (session: Record<string, string>) =>
      callAction(actions, 'revealCode', { codeId: codes[0] }, session)
    const holder = { 'x-hasura-role': 'creator', 'x-hasura-user-id': HOLDER }
    expect((await reveal(holder)).status).toBe(200)
    await revoke(batch)
    expect(await reveal(holder)).toMatchObject(refusal('code-revoked'))
    expect((await reveal(owner)).body).toEqual({ code: `CODE-${codes[0]}` })
  })

  it('only owners can revoke a batch, once and with a reason, and other companies cannot see the batch', async () => {
    const { batch } = await createBatch(1)
    expect(await revoke(batch, member)).toMatchObject(refusal('not-allowed'))
    expect(await revoke(batch, rival)).toMatchObject(refusal('not-found'))
    expect((await revoke(batch, owner, ' ')).status).toBe(400)
    expect((await revoke(batch)).status).toBe(200)
    expect(await revoke(batch)).toMatchObject(refusal('status-illegal'))
  })

  it('only owners can revoke a single code, and a holder who leaked the code gets no other code', async () => {
    const { codes } = await createBatch(3)
    await handOut(HOLDER)
    expect(await revokeOne(codes[0], false, member)).toMatchObject(refusal('not-allowed'))
    expect(await revokeOne(codes[0], false, rival)).toMatchObject(refusal('not-found'))
    expect(await revokeOne(codes[0], false)).toEqual({ status: 200, body: { held: 1, replaced: 0 } })
    expect(await revokeOne(codes[0], false)).toMatchObject(refusal('status-illegal'))
    const holder = { 'x-hasura-role': 'creator', 'x-hasura-user-id': HOLDER }
    expect(await callAction(actions, 'revealCode', { codeId: codes[0] }, holder)).toMatchObject(
      refusal('code-revoked'),
    )
  })

  it('when a batch is revoked, all holders get replacement codes except those whom the company leaves out', async () => {
    const leaked = await createBatch(1)
    await handOut(HOLDER)
    await createBatch(2)
    expect(
      await callAction(
        actions,
        'revokeBatch',
        { batchId: leaked.batch, reason: 'They leaked', leftOut: [HOLDER] },
        owner,
      ),
    ).toEqual({ status: 200, body: { held: 1, replaced: 0 } })
  })

  it('if a batch is revoked while codes are given out, no one keeps a code of the batch and no code is given twice', async () => {
    const leaked = await createBatch(6)
    const spare = await createBatch(6)
    const [revoked, ...handed] = await Promise.all([
      revoke(leaked.batch),
      ...Array.from({ length: 6 }, () => handOut(HOLDER)),
    ])
    expect(revoked).toMatchObject({ status: 200, body: {} })
    const given = handed.filter(({ status }) => status === 200).length
    const now = (await claims()).map(({ code_id }) => String(code_id))
    expect(new Set(now).size).toBe(given)
    expect(now.every((code) => spare.codes.includes(code))).toBe(true)
  })
})

describe('a channel that seems to have a new owner', () => {
  const asCreator = (id: string) => ({ 'x-hasura-role': 'creator', 'x-hasura-user-id': id })
  const reveal = (codeId: string | undefined, id = HOLDER) =>
    callAction(actions, 'revealCode', { codeId }, asCreator(id))
  const free = () =>
    query(
      `update channel_hold set freed_at = now(), freed_reason = 'Both are the same person' where freed_at is null`,
    )
  const connect = async (userId: string, channel: string): Promise<string> => {
    const [{ id }] = await query(
      `insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url)
       values ($1, 'tiktok', $2, 'sold', 'https://tiktok.example/sold') returning id`,
      [userId, channel],
    )
    await query(
      `insert into channel_verification (connection_id, user_id, status, finished_at) values ($1, $2, 'meets_requirements', now())`,
      [id, userId],
    )
    return id
  }
  const disconnect = (id: string) => query('delete from user_connection where id = $1', [id])
  afterEach(free)

  it('an account whose channel is on hold gets no codes until an admin releases the channel', async () => {
    const { codes } = await createBatch(3)
    for (const code of codes.slice(0, 2)) expect((await handOut(HOLDER)).body).toEqual({ codeId: code })
    expect((await reveal(codes[0])).status).toBe(200)
    await query(
      `select hold_channel(id, 'other_name_and_language') from user_connection where user_id = $1`,
      [HOLDER],
    )
    expect(await handOut(HOLDER)).toMatchObject(refusal('channel-held'))
    expect(await reveal(codes[1])).toMatchObject(refusal('channel-held'))
    expect((await reveal(codes[0])).body).toEqual({ code: `CODE-${codes[0]}` })
    await free()
    expect((await handOut(HOLDER)).body).toEqual({ codeId: codes[2] })
    expect((await reveal(codes[1])).status).toBe(200)
  })

  it('a person gets no codes through a second account, even if the channel is verified there', async () => {
    const channel = randomUUID()
    const { codes } = await createBatch(2)
    await disconnect(await connect(HOLDER, channel))
    const second = await connect(UNVERIFIED, channel)
    expect(await handOut(UNVERIFIED)).toMatchObject(refusal('channel-held'))
    // The person stays blocked from codes even after they connect another channel and disconnect the one we hold.
    await connect(UNVERIFIED, randomUUID())
    expect(await handOut(UNVERIFIED)).toMatchObject(refusal('channel-held'))
    await disconnect(second)
    expect(await handOut(UNVERIFIED)).toMatchObject(refusal('channel-held'))
    expect((await handOut(HOLDER)).body).toEqual({ codeId: codes[0] })
  })

  it('a person who bought an account sees none of the codes that it claimed before', async () => {
    const { codes } = await createBatch(1)
    await handOut(HOLDER)
    const bought = await connect(HOLDER, randomUUID())
    await query(`select hold_channel($1, 'other_name_and_language')`, [bought])
    await disconnect(bought)
    expect(await reveal(codes[0])).toMatchObject(refusal('channel-held'))
    expect(
      await query(`select from audit_event where operation = 'REVEAL' and entity_id = $1`, [codes[0]]),
    ).toEqual([])
  })
})
