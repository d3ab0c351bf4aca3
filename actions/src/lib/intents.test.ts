import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

let actions: Actions
let email: string
let idempotencyKey: string
let serial = 0

beforeAll(async () => {
  actions = await startActions()
  // A subscription plan that allows enough members for every test.
  await query(`update subscription set plan_id = 'scale' where company_id = $1`, [
    sessions.studioOwner['x-hasura-company-id'],
  ])
}, 60_000)
afterAll(() => actions?.close())
beforeEach(async () => {
  serial += 1
  email = `intent${serial}@mail.example`
  idempotencyKey = randomUUID()
  await query('delete from rate_limit')
})

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text, values)).rows

const invite = (input: object = {}, session: Record<string, string> = sessions.studioOwner) =>
  callAction(actions, 'inviteMember', { email, title: '', isOwner: false, idempotencyKey, ...input }, session)

/** The number of invitations and mails. */
const done = async () => {
  const [row] = await query(
    `select count(*)::int as invitations, count(event.id)::int as mails
       from company_invitation left join domain_event event
         on event.entity_id = company_invitation.id and event.type = 'memberInvited' where email = $1`,
    [email],
  )
  return row
}
const once = { invitations: 1, mails: 1 }

it('a request repeated with the same idempotency key gets the same response and has no second effect', async () => {
  const first = await invite()
  expect(first.status).toBe(200)
  const counted = await query('select key, tries from rate_limit order by key')
  expect(await invite({ title: '' })).toEqual(first)
  expect(await done()).toEqual(once)
  expect(await query('select key, tries from rate_limit order by key')).toEqual(counted)
})

it('if two requests with one idempotency key arrive at the same time, only one has an effect and both get its response', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => invite()))
  expect(answers[0]?.status).toBe(200)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await done()).toEqual(once)
})

it('the second request with an idempotency key waits for the first', async () => {
  const first = await actions.services.pool.connect()
  try {
    await first.query('begin')
    await first.query(
      'insert into idempotency_key (user_id, key, action, input_hash) values ($1, $2, $3, $4)',
      [sessions.studioOwner['x-hasura-user-id'], idempotencyKey, 'inviteMember', Buffer.from('')],
    )
    let answered = false
    const second = invite().then((answer) => {
      answered = true
      return answer
    })
    await vi.waitFor(async () => {
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect(await query(waiting)).toHaveLength(1)
    }, 10_000)
    expect(answered).toBe(false)
    // The first request fails before its work is done, so its idempotency key is released and the second request does
    // the work.
    await first.query('rollback')
    expect((await second).status).toBe(200)
  } finally {
    first.release()
  }
  expect(await done()).toEqual(once)
})

it('an idempotency key is refused for another input or action', async () => {
  await invite()
  expect(await invite({ title: 'Producer' })).toMatchObject(refusal('idempotency-conflict'))
  const [invitation] = await query('select id from company_invitation where email = $1', [email])
  const again = { invitationId: invitation?.id, idempotencyKey }
  expect(await callAction(actions, 'resendMemberInvite', again, sessions.studioOwner)).toMatchObject(
    refusal('idempotency-conflict'),
  )
  expect(await done()).toEqual(once)
})

it('if two requests with one idempotency key but different input arrive at the same time, one of them is refused', async () => {
  const answers = await Promise.all([invite(), invite({ title: 'Producer' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)).toMatchObject(refusal('idempotency-conflict'))
  expect(await done()).toEqual(once)
})

it("two people can use the same idempotency key, and neither learns anything about the other's request", async () => {
  const [colleague] = await query(
    `with person as (
       insert into "user" (username, display_name, email, user_type, terms_accepted_at, email_verified_at)
       values ('cointent', 'cointent', 'cointent@mail.example', 'Company', now(), now()) returning id)
     select id from person`,
  )
  await query('insert into company_member (company_id, user_id, is_owner) values ($1, $2, true)', [
    sessions.studioOwner['x-hasura-company-id'],
    colleague?.id,
  ])
  const first = await invite()
  const other = { ...sessions.studioOwner, 'x-hasura-user-id': String(colleague?.id) }
  const theirs = await invite({ email: `other-${email}` }, other)
  expect(theirs.status).toBe(200)
  expect(theirs.body).not.toEqual(first.body)
})

it('a refused or interrupted request does not store its idempotency key', async () => {
  expect((await invite({ email: 'demostudio@questboard.test' })).status).toBe(400)
  expect(await query('select from idempotency_key where key = $1', [idempotencyKey])).toEqual([])
  // The transaction fails after the work is done and before its response is stored.
  await query(
    `create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`,
  )
  await query('create trigger break_off before update on idempotency_key execute function break_off()')
  try {
    expect((await invite()).status).toBe(422)
  } finally {
    await query('drop function break_off cascade')
  }
  expect(await done()).toEqual({ invitations: 0, mails: 0 })
  expect(await query('select from idempotency_key where key = $1', [idempotencyKey])).toEqual([])
  expect((await invite()).status).toBe(200)
  expect(await done()).toEqual(once)
})

it('a request without an idempotency key is refused', async () => {
  const refused = await invite({ idempotencyKey: 'no-uuid' })
  expect(refused).toMatchObject(refusal('invalid-input', 'idempotencyKey'))
  expect(await done()).toEqual({ invitations: 0, mails: 0 })
})

it('an idempotency key is deleted after thirty days', async () => {
  await invite()
  const age = (days: number) =>
    query('update idempotency_key set created_at = now() - make_interval(days => $1) where key = $2', [
      days,
      idempotencyKey,
    ])
  const keep = () =>
    fetch(`${actions.url}/hasura/schedules/upkeep`, {
      method: 'POST',
      headers: { 'x-actions-secret': actions.secret, 'content-type': 'application/json' },
      body: '{}',
    })
  for (const [days, left] of [
    [29, 1],
    [31, 0],
  ] as const) {
    await age(days)
    expect((await keep()).status).toBe(200)
    expect(await query('select from idempotency_key where key = $1', [idempotencyKey])).toHaveLength(left)
  }
})
