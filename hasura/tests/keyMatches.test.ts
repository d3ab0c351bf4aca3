import { keyContentDays, keyLateContentDays } from '@questboard/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket, market } from './support/market.ts'

const { creator, otherCreator, connection, otherConnection, game } = market
const otherGame = a.list

let scratch: Scratch
beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
  await scratch.client.query(
    `INSERT INTO game (id, name, slug) VALUES ('${otherGame}', 'Frostline', 'frostline')`,
  )
})
afterAll(() => scratch.drop())

const run = (statements: string) => scratch.client.query(statements)
const found = async () =>
  (await run('SELECT content_id, participant_id FROM key_match ORDER BY content_id')).rows

type Video = {
  readonly by?: string
  readonly on?: string
  readonly shows?: string
  readonly visibility?: string
  readonly published?: string
}
const publish = ({
  by = creator,
  on = `'${connection}'`,
  shows = game,
  visibility = 'public',
  published = 'now()',
}: Video = {}): string =>
  `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, game_id, visibility, published_at)
     VALUES ('${a.video}', '${by}', ${on}, 'twitch', 'VIDEO', '1', 'https://www.twitch.tv/videos/1', '${shows}', '${visibility}', ${published})`
const claimed = `${given.participant('accepted')}; ${given.claim}; UPDATE key_campaign_participant SET status = 'claimed_key'`
const match = { content_id: a.video, participant_id: a.participant }

/** SQL for the end of the period in which content counts, including late content. */
const counted = `now() + interval '${keyContentDays + keyLateContentDays} days'`

beforeEach(() => run('BEGIN'))
afterEach(() => run('ROLLBACK'))

describe('finding content for a claimed key that the creator has not submitted', () => {
  test("content about a campaign's game is found on the channels of creators who claimed a key, even if not submitted", async () => {
    await run(`${claimed}; ${publish()}`)
    expect(await found()).toEqual([match])
  })

  test('content that was not submitted is found as long as late content still counts', async () => {
    await run(`${claimed}; ${publish({ published: `${counted} - interval '1 minute'` })}`)
    expect(await found()).toEqual([match])
  })

  test.each([
    ['if it is about another game', publish({ shows: otherGame })],
    ["if it is another creator's", publish({ by: otherCreator, on: `'${otherConnection}'` })],
    ['if it is on no connected channel', publish({ on: 'NULL' })],
    ['if it is private', publish({ visibility: 'private' })],
    ['if it was published before the claim', publish({ published: `now() - interval '1 day'` })],
    [
      'if it was published after late content stops counting',
      publish({ published: `${counted} + interval '1 minute'` }),
    ],
    [
      'if it was already submitted',
      `${publish()}; INSERT INTO submission (participant_id, url, post_type, content_id)
         VALUES ('${a.participant}', 'https://www.twitch.tv/videos/1', 'VIDEO', '${a.video}')`,
    ],
    [
      'if its creator denied the match',
      `${publish()}; INSERT INTO denied_match (participant_id, content_id, creator_id) VALUES ('${a.participant}', '${a.video}', '${creator}')`,
    ],
  ])('content that was not submitted is not found, %s', async (_, happened) => {
    await run(`${claimed}; ${happened}`)
    expect(await found()).toEqual([])
  })

  test('late content that was not submitted is found, but only for creators who claimed a key', async () => {
    await run(`${claimed}; ${publish({ published: `now() + interval '59 days'` })}`)
    expect(await found()).toEqual([match])
    await run(`ROLLBACK; BEGIN; ${given.participant('accepted')}; ${publish()}`)
    expect(await found()).toEqual([])
  })
})
