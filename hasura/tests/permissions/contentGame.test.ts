import { beforeEach, describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'

const { scratch, graphql, sessionOf, valueIn } = await openEngineOnMarket()
const studio = sessionOf('the demo studio')
const creator = sessionOf('the demo creator')

const gameOf = (companyId: string | undefined) =>
  valueIn(`SELECT game_id FROM company_game WHERE company_id = '${companyId}' ORDER BY game_id LIMIT 1`)
const ours = await gameOf(studio.companyId)
const foreign = await valueIn(
  `SELECT id FROM game WHERE id NOT IN (SELECT game_id FROM company_game WHERE company_id = '${studio.companyId}') ORDER BY id LIMIT 1`,
)
const submittedTo = (company: string | undefined, condition: string) =>
  valueIn(
    `SELECT content_id FROM submission WHERE company_id = '${company}' AND content_id IS NOT NULL AND ${condition} ORDER BY content_id LIMIT 1`,
  )
const approved = await submittedTo(studio.companyId, `status = 'APPROVED'`)

const say = async (who: string, content: string, game: string) => {
  const { data, errors } = await graphql.ask(
    sessionOf(who),
    `mutation { update_content_by_pk(pk_columns: {id: "${content}"}, _set: {game_id: "${game}"}) { game_id } }`,
  )
  return { changed: data?.update_content_by_pk ?? null, refused: errors?.[0]?.extensions?.code }
}
const known = (content: string) =>
  valueIn(`SELECT concat_ws(' ', game_id, game_source, game_confidence) FROM content WHERE id = '${content}'`)

beforeEach(async () => {
  await scratch.client.query(
    `UPDATE content SET game_id = NULL, game_source = NULL, game_confidence = NULL WHERE id = '${approved}'`,
  )
})

describe('the game of a piece of content', () => {
  test("a company that approved content can set one of its own games as the content's game, and the daily stats follow", async () => {
    await scratch.client.query(
      `INSERT INTO content_day (content_id, day, creator_id, platform, type, views)
       SELECT id, current_date, creator_id, platform, type, 1 FROM content WHERE id = '${approved}' ON CONFLICT DO NOTHING`,
    )
    expect(await say('the demo studio', approved, ours)).toEqual({
      changed: { game_id: ours },
      refused: undefined,
    })
    expect(await known(approved)).toBe(`${ours} person 100`)
    const days = `SELECT string_agg(DISTINCT game_id::text, ' ') FROM content_day WHERE content_id = '${approved}'`
    expect(await valueIn(days)).toBe(ours)
  })

  test("a company cannot set another company's game for content", async () => {
    expect(await say('the demo studio', approved, foreign)).toEqual({
      changed: null,
      refused: 'permission-error',
    })
    expect(await known(approved)).toBe('')
  })

  test('a company cannot set the game of content that it did not approve', async () => {
    expect(
      await say('a rival studio', approved, await gameOf(sessionOf('a rival studio').companyId)),
    ).toEqual({
      changed: null,
      refused: undefined,
    })
    await scratch.client.query('BEGIN')
    await scratch.client.query(`SET LOCAL session_replication_role = replica`)
    await scratch.client.query(`UPDATE submission SET status = 'PENDING' WHERE content_id = '${approved}'`)
    await scratch.client.query('COMMIT')
    expect(await say('the demo studio', approved, ours)).toEqual({ changed: null, refused: undefined })
  })

  test('a creator can set any game for their own content, and no one else can', async () => {
    const own = await valueIn(
      `SELECT id FROM content WHERE creator_id = '${creator.userId}' ORDER BY id LIMIT 1`,
    )
    expect(await say('the demo creator', own, foreign)).toEqual({
      changed: { game_id: foreign },
      refused: undefined,
    })
    expect(await known(own)).toBe(`${foreign} person 100`)
    expect(await say('another creator', own, ours)).toEqual({ changed: null, refused: undefined })
    expect((await say('the demo user', own, ours)).refused).toBe('validation-failed')
  })
})
