import { randomUUID } from 'node:crypto'
import { insertCreator, insertPerson, verifyChannel } from '@questboard/database/testing'
import { type Gateway, startGateway } from '@questboard/gateway/testing'
import { createActivation } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const GAME = '00000000-0000-4000-8000-000000000050'
const ITEM = '00000000-0000-4000-8000-000000000051'
const rival = { ...sessions.studioOwner, 'x-hasura-company-id': '00000000-0000-4000-8000-000000000052' }
const asCreator = (id: string) => ({ 'x-hasura-role': 'creator', 'x-hasura-user-id': id })
const [first, second] = [
  '00000000-0000-4000-8000-000000000053',
  '00000000-0000-4000-8000-000000000054',
] as const
const channelOf = (id: string) => id.replace('0000-4000', '0001-4000')

let gateway: Gateway
let campaignId: string
const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text)).rows
const call = (name: string, input: object, session: Record<string, string>) =>
  callAction(gateway.actions, name, input, session)

const join = (id: string, n: number): string => `
  ${insertPerson({ id, name: `keyhunter${n}`, displayName: `Hunter${n}`, type: 'Creator' })};
  ${insertCreator({ id, connection: channelOf(id), channel: `keyhunter${n}` })};
  ${verifyChannel(id, channelOf(id))};
  insert into creator_access (creator_id, kind, status) values ('${id}', 'keys', 'approved')`

beforeAll(async () => {
  gateway = await startGateway()
  await query(`
    insert into company (id, name, type, website) values ('${rival['x-hasura-company-id']}', 'Rival Works', 'publisher', 'https://rival.example');
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall');
    insert into code_item (id, company_id, game_id, type, name, item_name)
      values ('${ITEM}', '${STUDIO}', '${GAME}', 'game', 'Emberfall', 'Emberfall')`)
  await query(join(first, 1))
  await query(join(second, 2))
}, 90_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  await query('delete from rate_limit')
  campaignId = await gateway.services.database
    .transaction()
    .execute((transaction) => createActivation(transaction, { kind: 'KEY', companyId: STUDIO, gameId: GAME }))
  await query(
    `insert into activation_code_item (activation_id, code_item_id) values ('${campaignId}', '${ITEM}')`,
  )
})

/** A code as stored by an import. */
const addCode = async (text: string): Promise<void> => {
  const id = randomUUID()
  const { codes } = gateway.actions.services
  const { code_ciphertext, key_id } = codes.seal(id, text)
  await gateway.services.pool.query(
    `with batch as (insert into code_batch (company_id, item_id, distribution_channel_id) values ($1, $2, 'steam') returning id)
     insert into code (id, batch_id, code_ciphertext, key_id, code_hash) select $3, batch.id, $4, $5, $6 from batch`,
    [STUDIO, ITEM, id, code_ciphertext, key_id, codes.hash(text)],
  )
}

const applied = async (creatorId: string): Promise<string> => {
  const { body } = await call('applyForKey', { campaignId, message: 'Please.' }, asCreator(creatorId))
  return String(body.participantId)
}
const accept = (participantId: string, session: Record<string, string> = sessions.studioOwner) =>
  call('acceptApplicant', { participantId }, session)
const claim = (participantId: string, creatorId: string, idempotencyKey: string = randomUUID()) =>
  call(
    'claimKey',
    { participantId, itemId: ITEM, distributionChannelId: 'steam', idempotencyKey },
    asCreator(creatorId),
  )
const statusOf = async (participantId: string) =>
  (await query(`select status from key_campaign_participant where id = '${participantId}'`))[0]?.status

describe('deciding on key requests', () => {
  it('a company decides on a key request once', async () => {
    const one = await applied(first)
    expect((await accept(one)).body).toEqual({ participantId: one, status: 'accepted' })
    expect(await accept(one)).toMatchObject(refusal('status-illegal'))
    expect(await accept(randomUUID())).toMatchObject(refusal('not-found'))
  })

  it('a company can give a reason when it rejects a key request, and other companies cannot see the request', async () => {
    const one = await applied(first)
    const input = { participantId: one, reason: 'Not this time.' }
    expect(await call('rejectApplicant', input, rival)).toMatchObject(refusal('not-found'))
    expect(await accept(one, rival)).toMatchObject(refusal('not-found'))
    expect(await statusOf(one)).toBe('pending')
    await call('rejectApplicant', input, sessions.studioOwner)
    expect(
      await query(`select status, decision_reason from key_campaign_participant where id = '${one}'`),
    ).toEqual([{ status: 'rejected', decision_reason: 'Not this time.' }])
  })
})

describe('claiming a key', () => {
  it('a game key is claimed once per request, and shown only to its holder', async () => {
    await addCode('HOLD-ONE')
    await addCode('HOLD-TWO')
    const [mine, theirs] = [await applied(first), await applied(second)]
    for (const one of [mine, theirs]) await accept(one)
    const key = randomUUID()
    const answers = await Promise.all([claim(mine, first, key), claim(mine, first, key)])
    const codeId = answers[0]?.body.codeId
    expect(answers.map(({ body }) => body)).toEqual([{ codeId }, { codeId }])
    expect(await claim(mine, first)).toMatchObject(refusal('codes-per-creator'))
    expect((await call('revealCode', { codeId }, asCreator(first))).body.code).toMatch(/^HOLD-/)
    for (const session of [asCreator(second), rival])
      expect(await call('revealCode', { codeId }, session)).toMatchObject(refusal('code-not-yours'))
  })

  it('only an accepted creator can claim a game key, and only for their own account', async () => {
    await addCode('SELF-ONE')
    const mine = await applied(first)
    expect(await claim(mine, first)).toMatchObject(refusal('status-illegal'))
    await accept(mine)
    expect(await claim(mine, second)).toMatchObject(refusal('not-found'))
    expect(await statusOf(mine)).toBe('accepted')
  })

  it('when no codes are left, a creator can request more, and the company sees how many creators requested codes', async () => {
    await query(`begin; set local session_replication_role = replica;
      update code set status = 'unavailable' where item_id = '${ITEM}' and status = 'available'; commit`)
    const mine = await applied(first)
    await accept(mine)
    expect(await claim(mine, first)).toMatchObject(refusal('out-of-codes'))
    const ask = { participantId: mine, distributionChannelId: 'steam' }
    expect((await call('requestCodes', ask, asCreator(first))).body.status).toBe('accepted')
    expect(await call('requestCodes', ask, asCreator(second))).toMatchObject(refusal('not-found'))
    expect(
      await query(`select count(*)::int as asking from code_request where activation_id = '${campaignId}'`),
    ).toEqual([{ asking: 1 }])
  })

  it("earlier codes can be revealed again after their creator's channel is verified again", async () => {
    await addCode('CHANNEL-ONE')
    const mine = await applied(first)
    await accept(mine)
    const { body } = await claim(mine, first)
    await query(`delete from channel_verification where user_id = '${first}'`)
    expect(await call('revealCode', { codeId: body.codeId }, asCreator(first))).toMatchObject(
      refusal('creator-access-unverified'),
    )
    await query(verifyChannel(first, channelOf(first)))
    expect((await call('revealCode', { codeId: body.codeId }, asCreator(first))).status).toBe(200)
  })
})

describe('submitting content for a key', () => {
  const content = (creatorId: string, n: number) => `00000000-0000-4000-8000-00000${n}${creatorId.slice(-4)}`
  const submit = (participantId: string, input: object) =>
    call('submitKeyContent', { participantId, contentIds: [], links: [], ...input }, asCreator(first))
  const holding = async (): Promise<string> => {
    await addCode(randomUUID())
    const mine = await applied(first)
    await accept(mine)
    await claim(mine, first)
    return mine
  }

  it("content for a key can be submitted from the creator's own channels and as links, is sent back with a reason, and is accepted", async () => {
    const [own, others] = [content(first, 101), content(second, 102)]
    await query(`insert into content (id, creator_id, platform, type, external_id, url, published_at) values
      ('${own}', '${first}', 'twitch', 'VOD', 'own', 'https://twitch.example/own', now()),
      ('${others}', '${second}', 'twitch', 'STREAM', 'others', 'https://twitch.example/others', now())`)
    const mine = await holding()
    expect(await submit(mine, {})).toMatchObject(refusal('content-required', 'contentIds'))
    expect(await submit(mine, { contentIds: [others] })).toMatchObject(refusal('not-found', 'contentIds'))
    const links = [{ url: 'https://videos.example/1', postType: 'VIDEO' }]
    expect((await submit(mine, { contentIds: [own], links })).body.status).toBe('submitted_content')
    expect(
      await query(
        `select url, post_type, content_id from submission where participant_id = '${mine}' order by url`,
      ),
    ).toEqual([
      { url: 'https://twitch.example/own', post_type: 'STREAM', content_id: own },
      { url: 'https://videos.example/1', post_type: 'VIDEO', content_id: null },
    ])
    const review = { participantId: mine, message: 'Please name the game.' }
    expect(await call('rejectKeyContent', review, rival)).toMatchObject(refusal('not-found'))
    await call('rejectKeyContent', review, sessions.studioOwner)
    await submit(mine, { links: [{ url: 'https://videos.example/2', postType: 'VIDEO' }] })
    expect((await call('acceptKeyContent', { participantId: mine }, sessions.studioOwner)).body.status).toBe(
      'completed',
    )
  })
})
