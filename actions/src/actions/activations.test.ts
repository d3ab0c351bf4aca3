import { randomUUID } from 'node:crypto'
import { type Gateway, startGateway } from '@questboard/gateway/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const rival = {
  ...sessions.studioOwner,
  'x-hasura-company-id': '00000000-0000-4000-8000-000000000020',
}

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
  await query(`
    insert into company (id, name, type, website) values ('${rival['x-hasura-company-id']}', 'Rival Works', 'publisher', 'https://rival.example');
    insert into game (id, name, slug) values ('00000000-0000-4000-8000-000000000040', 'Emberfall', 'emberfall');
    update company set verification = 'verified' where id = '${STUDIO}';
    insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
      values ('${STUDIO}', 'Northlight AB', 'Storgatan', '1', '11122', 'Stockholm', 'SE') on conflict do nothing;
    insert into code_item (id, company_id, game_id, type, name, item_name)
      values ('00000000-0000-4000-8000-000000000041', '${STUDIO}', '00000000-0000-4000-8000-000000000040', 'game', 'Emberfall', 'Emberfall');
    insert into code_batch (id, company_id, item_id, distribution_channel_id)
      values ('00000000-0000-4000-8000-000000000042', '${STUDIO}', '00000000-0000-4000-8000-000000000041', 'steam');
    insert into code (batch_id, code_ciphertext, key_id, code_hash)
      values ('00000000-0000-4000-8000-000000000042', decode('00', 'hex'), 'k1', sha256('EMBER-1'))`)
}, 90_000)
afterAll(() => gateway?.close())

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text)).rows

const call = (name: string, input: object, session: Record<string, string> = sessions.studioOwner) =>
  callAction(gateway.actions, name, input, session)

const statusOf = async (id: string) =>
  (await query(`select status from activation where id = '${id}'`))[0]?.status

/** A draft that is ready to publish, except for the fields that the test leaves out. */
const createDraft = async ({ talkingPoints = `'{Say it is out}'` } = {}): Promise<string> => {
  const id = randomUUID()
  await query(`
    insert into activation (id, kind, company_id, name, start_date, end_date)
      values ('${id}', 'QUEST', '${STUDIO}', 'Emberfall launch', now() - interval '1 hour', now() + interval '30 days');
    insert into quest (id, talking_points) values ('${id}', ${talkingPoints});
    insert into activation_code_item (activation_id, code_item_id) values ('${id}', '00000000-0000-4000-8000-000000000041')`)
  return id
}

describe('publishing an activation', () => {
  it('publishing an activation lists what is missing, and succeeds once nothing is missing', async () => {
    const activationId = await createDraft({ talkingPoints: `'{}'` })
    const { status, body } = await call('publishActivation', { activationId })
    expect({ status, body }).toMatchObject(refusal('publish-requirements'))
    expect(body.message).toContain('Please add at least one talking point')
    await query(`update quest set talking_points = '{Say it is out}' where id = '${activationId}'`)
    expect((await call('publishActivation', { activationId })).body).toEqual({
      activationId,
      status: 'active',
    })
  })

  it('repeating a publish request returns the same response, but publishing the activation a second time is refused', async () => {
    const activationId = await createDraft()
    const input = { activationId, idempotencyKey: randomUUID() }
    const answers = await Promise.all([call('publishActivation', input), call('publishActivation', input)])
    expect(answers.map(({ body }) => body.status)).toEqual(['active', 'active'])
    expect(await call('publishActivation', { activationId })).toMatchObject(refusal('status-illegal'))
  })

  it('publishing waits for the review if the company is not verified', async () => {
    const activationId = await createDraft()
    await query(`
      begin;
      set local session_replication_role = replica;
      update company set verification = 'unverified' where id = '${STUDIO}';
      commit`)
    expect((await call('publishActivation', { activationId })).body).toMatchObject({
      status: 'waiting_for_company_verification',
    })
    await query(`update company set verification = 'verified' where id = '${STUDIO}'`)
    expect(await statusOf(activationId)).toBe('active')
  })
})

describe('unpublishing, ending and closing a published activation', () => {
  it('a published activation can be unpublished, published again and ended', async () => {
    const activationId = await createDraft()
    const statuses: unknown[] = []
    for (const name of ['publishActivation', 'unpublishActivation', 'publishActivation', 'endActivation'])
      statuses.push((await call(name, { activationId })).body.status)
    expect(statuses).toEqual(['active', 'unpublished', 'active', 'ended'])
    expect(await statusOf(activationId)).toBe('ended')
    expect(await call('closeActivation', { activationId })).toMatchObject(refusal('status-illegal'))
  })

  it('a published activation can be closed', async () => {
    const activationId = await createDraft()
    await call('publishActivation', { activationId })
    expect((await call('closeActivation', { activationId })).body.status).toBe('closed')
  })
})

describe('duplicating an activation', () => {
  it('duplicating an activation creates one draft per request, however often the request is sent', async () => {
    const original = await createDraft()
    const input = { activationId: original, idempotencyKey: randomUUID() }
    const [first, second] = [
      await call('duplicateActivation', input),
      await call('duplicateActivation', input),
    ]
    expect(first.body).toMatchObject({ status: 'draft' })
    expect(second.body).toEqual(first.body)
    expect(await query(`select name from activation where id = '${first.body.activationId}'`)).toEqual([
      { name: 'Copy of Emberfall launch' },
    ])
    expect((await call('duplicateActivation', { activationId: original })).body.activationId).not.toBe(
      first.body.activationId,
    )
  })
})

it.each(['publishActivation', 'unpublishActivation', 'endActivation', 'closeActivation'])(
  "%s is refused for another company's activation and for a plain user",
  async (name) => {
    const activationId = await createDraft()
    expect(await call(name, { activationId }, rival)).toMatchObject(refusal('not-found'))
    expect(await call(name, { activationId }, sessions.user)).toMatchObject(refusal('not-allowed'))
    expect(await statusOf(activationId)).toBe('draft')
  },
)

it("duplicateActivation is refused for another company's activation", async () => {
  const activationId = await createDraft()
  expect(await call('duplicateActivation', { activationId }, rival)).toMatchObject(refusal('not-found'))
})
