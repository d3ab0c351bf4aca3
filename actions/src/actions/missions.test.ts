import { randomUUID } from 'node:crypto'
import { createActivation, createInvitation } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const creator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }

let actions: Actions
let missionId: string
beforeAll(async () => {
  actions = await startActions()
}, 120_000)
afterAll(() => actions?.close())
beforeEach(async () => {
  missionId = await actions.services.database
    .transaction()
    .execute((transaction) =>
      createActivation(transaction, { kind: 'MISSION', companyId: STUDIO, name: 'Stream Emberfall' }),
    )
})

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows

const join = (input: object, session: Record<string, string> = creator) =>
  callAction(actions, 'joinMission', input, session)

it('a creator joins once, however often it is sent, and not by somebody else’s name', async () => {
  const input = { missionId, idempotencyKey: randomUUID() }
  const [one, again] = await Promise.all([join(input), join(input)])
  expect(again.body).toEqual(one.body)
  expect(
    await query(`select id, creator_id, status from mission_run where mission_id = '${missionId}'`),
  ).toEqual([{ id: one.body.missionRunId, creator_id: CREATOR, status: 'active' }])
  expect((await join({ missionId })).status).toBe(400)
  expect(await join({ missionId }, sessions.studioOwner)).toMatchObject(refusal('not-allowed'))
  expect(await join({ missionId: randomUUID() })).toMatchObject(refusal('not-found'))
})

it('who joins has accepted the invitation', async () => {
  const invitationId = await actions.services.database
    .transaction()
    .execute((transaction) => createInvitation(transaction, { activationId: missionId, creatorId: CREATOR }))
  expect((await join({ missionId })).status).toBe(200)
  expect(await query(`select status from invitation where id = '${invitationId}'`)).toEqual([
    { status: 'ACCEPTED' },
  ])
})

it('a creator who does not meet what is asked for is told so', async () => {
  await query(
    `update requirement set allow_all_creators = false, twitch_followers = 900000000 where activation_id = '${missionId}'`,
  )
  const refused = await join({ missionId })
  expect(refused.status).toBe(400)
  expect(await query(`select id from mission_run where mission_id = '${missionId}'`)).toEqual([])
})
