import { randomUUID } from 'node:crypto'
import { createActivation, createQuestRun } from '@questboard/moves/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const OTHER = 'd0000000-0000-4000-8000-000000000003'
const CHANNEL = randomUUID()
const GAME = randomUUID()
const creator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }
const otherCreator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': OTHER }
const rival = { ...sessions.studioOwner, 'x-hasura-company-id': randomUUID() }

let actions: Actions
beforeAll(async () => {
  actions = await startActions()
  await query(`
    insert into creator (id) values ('${OTHER}') on conflict do nothing;
    insert into creator_access (creator_id, kind, status) select '${CREATOR}', value, 'approved' from creator_access_kind where value <> 'creator'
      on conflict do nothing;
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall');
    insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, refresh_token_sealed)
      values ('${CHANNEL}', '${CREATOR}', 'youtube', 'nova', 'Nova', 'https://www.youtube.com/@nova', decode(repeat('00', 40), 'hex'));
    insert into payout_account (creator_id, method, provider_reference, country, is_ready) values ('${CREATOR}', 'card', 'acct_1', 'SE', true)`)
}, 120_000)
afterAll(() => actions?.close())

const query = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows ?? []

type Status = Parameters<typeof createQuestRun>[1]['status']

const run = (status: Status): Promise<string> =>
  actions.services.database.transaction().execute(async (transaction) => {
    const questId = await createActivation(transaction, {
      kind: 'QUEST',
      companyId: STUDIO,
      gameId: GAME,
      name: 'Play Emberfall',
    })
    const bid = { platform: 'youtube', postType: 'VIDEO', connectionId: CHANNEL } as const
    return createQuestRun(transaction, { questId, creatorId: CREATOR, bid, ...(status && { status }) })
  })

let made = 0
const video = async (columns: Record<string, string> = {}): Promise<{ id: string; url: string }> => {
  made += 1
  const id = randomUUID()
  const external = `video${String(made).padStart(6, '0')}`
  const url = `https://www.youtube.com/watch?v=${external}`
  const row = {
    id,
    creator_id: CREATOR,
    connection_id: CHANNEL,
    platform: 'youtube',
    type: 'VIDEO',
    external_id: external,
    url,
    game_id: GAME,
    ...columns,
  }
  await query(`insert into content (${Object.keys(row).join(', ')}, published_at)
    values (${Object.values(row)
      .map((value) => `'${value}'`)
      .join(', ')}, now())`)
  return { id, url }
}

const stateOf = async (id: string) =>
  (
    await query(`select run.status, run.version, s.url, s.content_id, s.visibility, s.status as result, s.review_message
      from quest_run run left join submission s on s.quest_run_id = run.id where run.id = '${id}'
      order by s.submitted_at desc nulls last limit 1`)
  )[0]

const submit = (questRunId: string, input: object, as: Record<string, string> = creator) =>
  callAction(actions, 'submitContent', { questRunId, ...input }, as)

describe('submitting content', () => {
  it('content that Questboard already knows is submitted with its stats, once per idempotency key', async () => {
    const questRunId = await run('CONTENTPRODUCTION')
    const { id, url } = await video({ visibility: 'unlisted' })
    const input = { contentId: id, idempotencyKey: randomUUID() }
    const answers = await Promise.all([submit(questRunId, input), submit(questRunId, input)])
    expect(answers.map(({ body }) => body)).toEqual([{ questRunId }, { questRunId }])
    expect(await stateOf(questRunId)).toMatchObject({
      status: 'CONTENTREVIEW',
      url,
      content_id: id,
      visibility: 'unlisted',
      result: 'PENDING',
    })
    expect(await submit(questRunId, { contentId: (await video()).id })).toMatchObject(
      refusal('content-not-awaited'),
    )
  })

  it('a URL can be submitted even if no channel check has found its video', async () => {
    const [known, unseen] = [await run('CONTENTPRODUCTION'), await run('CONTENTPRODUCTION')]
    const { id, url } = await video()
    await submit(known, { url: url.replace('www.youtube.com/watch?v=', 'youtu.be/') })
    expect(await stateOf(known)).toMatchObject({ content_id: id, url, visibility: 'public' })
    await submit(unseen, { url: 'https://youtu.be/notSeenYet1', isUnlisted: true })
    expect(await stateOf(unseen)).toMatchObject({
      status: 'CONTENTREVIEW',
      content_id: null,
      visibility: 'unlisted',
    })
  })

  it.each<[string, () => Promise<object>, string]>([
    [
      'of another kind than agreed',
      async () => ({ contentId: (await video({ type: 'SHORTS' })).id }),
      'content-type-agreed',
    ],
    ['private', async () => ({ contentId: (await video({ visibility: 'private' })).id }), 'content-hidden'],
    [
      'by another creator',
      async () => ({ url: (await video({ creator_id: OTHER })).url }),
      'content-channel',
    ],
    [
      'by another creator and submitted by its id',
      async () => ({ contentId: (await video({ creator_id: OTHER })).id }),
      'not-found',
    ],
    [
      'on another platform',
      async () => ({ url: 'https://www.twitch.tv/videos/123456789' }),
      'content-channel',
    ],
    ['a page that is not a video', async () => ({ url: 'https://press.example/emberfall' }), 'invalid-input'],
    ['empty', async () => ({}), 'content-required'],
  ])('content is refused if it is %s', async (_what, input, code) => {
    const questRunId = await run('CONTENTPRODUCTION')
    const { status, body } = await submit(questRunId, await input())
    expect({ status, body }).toMatchObject({ status: 400, body: { extensions: { code } } })
    expect(await stateOf(questRunId)).toMatchObject({ status: 'CONTENTPRODUCTION', url: null })
  })

  it('content that was submitted for one run is refused for another run of the creator', async () => {
    const [first, second] = [await run('CONTENTPRODUCTION'), await run('CONTENTPRODUCTION')]
    const { id } = await video()
    const answers = await Promise.all([first, second].map((each) => submit(each, { contentId: id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)).toMatchObject(refusal('content-submitted'))
  })

  it('content is refused for another run even if its URL was not found and is spelled differently', async () => {
    const [first, second] = [await run('CONTENTPRODUCTION'), await run('CONTENTPRODUCTION')]
    const answers = await Promise.all([
      submit(first, { url: 'https://youtu.be/notSeenYet3', isUnlisted: true }),
      submit(second, { url: 'https://www.youtube.com/watch?t=1&v=notSeenYet3', isUnlisted: true }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)).toMatchObject(refusal('content-submitted'))
  })

  it('content is refused if its publishing window has not opened yet', async () => {
    const questRunId = await run('CONTENTPRODUCTION')
    await query(`begin; set local session_replication_role = replica;
      update quest_run set delivery_type = 'date_range', publish_from = now() + interval '2 days', publish_until = now() + interval '9 days'
        where id = '${questRunId}'; commit`)
    expect(await submit(questRunId, { contentId: (await video()).id })).toMatchObject(
      refusal('unlisted-first'),
    )
    expect(await submit(questRunId, { url: 'https://youtu.be/notSeenYet2' })).toMatchObject(
      refusal('unlisted-first'),
    )
    const { id } = await video({ visibility: 'unlisted' })
    expect((await submit(questRunId, { contentId: id })).body).toEqual({ questRunId })
  })

  it("only the run's creator can submit content", async () => {
    const questRunId = await run('CONTENTPRODUCTION')
    const { url } = await video()
    expect(await submit(questRunId, { url }, otherCreator)).toMatchObject(refusal('not-found'))
    expect(await submit(questRunId, { url }, sessions.studioOwner)).toMatchObject(refusal('not-allowed'))
  })
})

describe('reviewing content', () => {
  const review = (name: string, input: object, as: Record<string, string> = sessions.studioOwner) =>
    callAction(actions, name, input, as)
  const seen = async (questRunId: string) => ({ questRunId, version: (await stateOf(questRunId))?.version })

  it('a review can send content back with a reason, and a later review can approve it with badges', async () => {
    const questRunId = await run('CONTENTPRODUCTION')
    const { id } = await video()
    await submit(questRunId, { contentId: id })
    const first = await seen(questRunId)
    expect(await review('rejectContent', { ...first, message: '  ' })).toMatchObject({
      body: { message: expect.stringContaining('Please write a reason') },
    })
    await review('rejectContent', { ...first, message: ' Please say that it is an ad. ' })
    expect(await stateOf(questRunId)).toMatchObject({
      status: 'CONTENTPRODUCTION',
      result: 'REJECTED',
      review_message: 'Please say that it is an ad.',
    })
    await submit(questRunId, { contentId: id })
    // The request names the version of another submission.
    expect(await review('approveContent', { ...first, review: '', badges: [] })).toMatchObject(
      refusal('status-illegal'),
    )
    const praise = { review: 'A joy.', badges: ['great_partner', 'great_partner'] }
    expect((await review('approveContent', { ...(await seen(questRunId)), ...praise })).body).toEqual({
      questRunId,
    })
    expect(await stateOf(questRunId)).toMatchObject({
      status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
      result: 'APPROVED',
    })
    expect(await query(`select badge from quest_run_badge where quest_run_id = '${questRunId}'`)).toEqual([
      { badge: 'great_partner' },
    ])
  })

  it('a review is stored once, however often it is sent', async () => {
    const questRunId = await run('CONTENTREVIEW')
    const input = { ...(await seen(questRunId)), review: '', badges: [], idempotencyKey: randomUUID() }
    const answers = await Promise.all([review('approveContent', input), review('approveContent', input)])
    expect(answers.map(({ body }) => body)).toEqual([{ questRunId }, { questRunId }])
  })

  it.each([
    ['another company', rival, 'not-found'],
    ['the creator', creator, 'not-allowed'],
  ])('a review cannot be made by %s', async (_whose, as, code) => {
    const shown = await seen(await run('CONTENTREVIEW'))
    expect(await review('approveContent', { ...shown, review: '', badges: [] }, as)).toMatchObject(
      refusal(code),
    )
    expect(await review('rejectContent', { ...shown, message: 'No.' }, as)).toMatchObject(refusal(code))
  })

  it('a review can give only existing badges', async () => {
    const shown = await seen(await run('CONTENTREVIEW'))
    expect(await review('approveContent', { ...shown, review: '', badges: ['best_ever'] })).toMatchObject({
      status: 400,
      body: { extensions: { code: 'invalid-input' } },
    })
  })
})

describe('checking that a video is listed', () => {
  const check = (questRunId: string, as: Record<string, string> = creator) =>
    callAction(actions, 'checkListing', { questRunId }, as)
  const due = async () =>
    (
      await query(
        `select due_at <= now() as due, priority from channel_watch where connection_id = '${CHANNEL}'`,
      )
    )[0]
  const wait = () =>
    query(
      `update channel_watch set due_at = now() + interval '1 day', priority = 4 where connection_id = '${CHANNEL}'`,
    )

  it('only the creator of a video can have Questboard check immediately whether the video is public', async () => {
    const questRunId = await run('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
    await wait()
    expect(await check(questRunId, otherCreator)).toMatchObject(refusal('not-found'))
    expect(await check(questRunId, sessions.studioOwner)).toMatchObject(refusal('not-allowed'))
    expect(await due()).toEqual({ due: false, priority: 4 })
    expect((await check(questRunId)).body).toEqual({ sent: true })
    expect(await due()).toEqual({ due: true, priority: 0 })
  })

  it('Questboard does not check whether a video is public before it is due, or if the channel cannot be read', async () => {
    expect(await check(await run('CONTENTREVIEW'))).toMatchObject(refusal('status-illegal'))
    const questRunId = await run('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
    await query(`update user_connection set refresh_token_expired = true where id = '${CHANNEL}'`)
    expect((await check(questRunId)).body).toEqual({ sent: false })
  })
})
