import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const creator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }

let actions: Actions
let programId: string
beforeAll(async () => {
  actions = await startActions()
  const [program] = await query(
    `insert into activation (kind, company_id, name, status)
     values ('CREATOR_PROGRAM', '${sessions.studioOwner['x-hasura-company-id']}', 'Our creators', 'active') returning id`,
  )
  programId = String(program?.id)
}, 120_000)
afterAll(() => actions?.close())

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows
const call = (name: Parameters<typeof callAction>[1], input: object, session: Record<string, string>) =>
  callAction(actions, name, input, session)

const entries = {
  demographics: { ageGroup: '25_34', gender: null, occupation: null },
  consents: true,
  agreedTo: 1,
  answers: {},
}
const application = { termsVersion: 1, answers: [], demographics: entries.demographics }
const standing = () => query(`select status from program_membership where program_id = '${programId}'`)

it('a program application is started, continued and sent once; the company accepts it and later ends the membership with a reason', async () => {
  const draft = { programId, step: 'hardware', entries }
  expect((await call('saveApplication', draft, creator)).status).toBe(200)
  expect(await call('saveApplication', draft, sessions.studioOwner)).toMatchObject(refusal('not-allowed'))
  expect((await call('saveApplication', { ...draft, step: 'elsewhere' }, creator)).status).toBe(400)
  const wish = { ...application, programId, idempotencyKey: randomUUID() }
  const [one, again] = [
    await call('applyToProgram', wish, creator),
    await call('applyToProgram', wish, creator),
  ]
  expect(again.body).toEqual(one.body)
  expect(await standing()).toEqual([{ status: 'pending' }])
  expect(await query(`select age_group from program_demographics where creator_id = '${CREATOR}'`)).toEqual([
    { age_group: '25_34' },
  ])
  const membershipId = String(one.body.membershipId)
  expect(await call('acceptMember', { membershipId }, creator)).toMatchObject(refusal('not-allowed'))
  expect((await call('acceptMember', { membershipId }, sessions.studioOwner)).body).toEqual({
    membershipId,
  })
  await call('rejectMember', { membershipId, reason: 'You moved on.' }, sessions.studioOwner)
  expect(
    await query(`select status, rejection_message from program_membership where program_id = '${programId}'`),
  ).toEqual([{ status: 'rejected', rejection_message: 'You moved on.' }])
  expect(await query('select 1 from program_demographics')).toEqual([])
})

it('a program application can contain only personal details that the program requests', async () => {
  const demographics = { ageGroup: 'ancient', gender: null, occupation: null }
  expect((await call('applyToProgram', { ...application, programId, demographics }, creator)).status).toBe(
    400,
  )
})
