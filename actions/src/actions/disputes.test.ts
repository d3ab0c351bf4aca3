import { randomUUID } from 'node:crypto'
import { applyQuestRunDeadline } from '@questboard/moves'
import { createActivation, createQuestRun, seeContent } from '@questboard/moves/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const CHANNEL = randomUUID()
const GAME = randomUUID()
const creator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }
const rival = { ...sessions.studioOwner, 'x-hasura-company-id': randomUUID() }

let actions: Actions
beforeAll(async () => {
  actions = await startActions()
  await query(`
    insert into creator_access (creator_id, kind, status) select '${CREATOR}', value, 'approved' from creator_access_kind where value <> 'creator'
      on conflict do nothing;
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall');
    insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, refresh_token_sealed)
      values ('${CHANNEL}', '${CREATOR}', 'twitch', 'nova', 'Nova', 'https://www.twitch.tv/nova', decode(repeat('00', 40), 'hex'));
    insert into payout_account (creator_id, method, provider_reference, country, is_ready) values ('${CREATOR}', 'card', 'acct_1', 'SE', true)`)
}, 120_000)
afterAll(() => actions?.close())

const query = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows ?? []

/** A submitted stream that was approved automatically. */
const autoApproved = (): Promise<string> =>
  actions.services.database.transaction().execute(async (transaction) => {
    const questId = await createActivation(transaction, {
      kind: 'QUEST',
      companyId: STUDIO,
      gameId: GAME,
      name: 'Play Emberfall',
    })
    const run = await createQuestRun(transaction, {
      questId,
      creatorId: CREATOR,
      bid: { connectionId: CHANNEL },
      status: 'CONTENTREVIEW',
    })
    await seeContent(transaction, run)
    await applyQuestRunDeadline(transaction, run)
    return run
  })

const open = (
  questRunId: string,
  as: Record<string, string>,
  { reason = 'The game is not in it.', idempotencyKey = randomUUID() } = {},
) => callAction(actions, 'openDispute', { questRunId, reason, idempotencyKey }, as)
const disputeOf = async (run: string) =>
  (
    await query(
      `select status, opened_side, opened_by, reason from quest_run_dispute where quest_run_id = '${run}'`,
    )
  )[0]

describe('opening a dispute', () => {
  it.each([
    ['the company', sessions.studioOwner, 'company'],
    ['the creator', creator, 'creator'],
  ] as const)('%s can open a dispute with a reason, once per idempotency key', async (_, as, side) => {
    const run = await autoApproved()
    const key = { idempotencyKey: randomUUID() }
    const answers = await Promise.all([open(run, as, key), open(run, as, key)])
    expect(answers.map(({ body }) => body)).toEqual([{ questRunId: run }, { questRunId: run }])
    expect(await disputeOf(run)).toEqual({
      status: 'open',
      opened_side: side,
      opened_by: as['x-hasura-user-id'],
      reason: 'The game is not in it.',
    })
    expect(await open(run, as)).toMatchObject(refusal('status-illegal'))
  })

  it('only the two sides of a run can open a dispute', async () => {
    const run = await autoApproved()
    expect(await open(run, rival)).toMatchObject(refusal('not-found'))
    expect(
      await open(run, { ...creator, 'x-hasura-user-id': sessions.user['x-hasura-user-id'] }),
    ).toMatchObject(refusal('not-found'))
    expect((await disputeOf(run))?.status).toBe('possible')
  })

  it('a company cannot dispute an embargo that was not broken', async () => {
    const run = await autoApproved()
    const input = { questRunId: run, reason: 'Too early.', cause: 'embargo_broken' }
    const idempotencyKey = randomUUID()
    expect(
      await callAction(actions, 'openDispute', { ...input, idempotencyKey }, sessions.studioOwner),
    ).toMatchObject(refusal('dispute-embargo'))
  })

  it('a dispute needs a reason and must be opened before its deadline', async () => {
    const run = await autoApproved()
    expect((await open(run, creator, { reason: ' ' })).status).toBe(400)
    await query(`update quest_run_dispute set deadline_at = now() where quest_run_id = '${run}'`)
    expect(await open(run, creator)).toMatchObject(refusal('dispute-over'))
  })
})
