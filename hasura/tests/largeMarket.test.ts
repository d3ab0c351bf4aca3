import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentRules } from './market/content.ts'
import { keyRules } from './market/keys.ts'
import { missionRules } from './market/missions.ts'
import { moneyRules } from './market/money.ts'
import { peopleRules } from './market/people.ts'
import { questRules } from './market/quests.ts'
import type { Rule } from './market/rule.ts'
import { createDemoDatabase, type Scratch } from './support/database.ts'
import { seedLarge } from './support/seeds.ts'

const CREATORS = 300

/**
 * The large market is there to be counted and asked, and not to be read: whose story fits together is left to chance, above all
 * of what came when. What is said here holds for the demo market alone.
 */
const leftToChance: readonly string[] = [
  "the agreed terms of delivery are the quest's",
  'a history tells each offer, each message and each step that was taken',
  'when a quest is over or closed, its runs are too',
  'no account of a company, an escrow or a creator was ever overdrawn',
  'a company on a paid plan pays for it each month, and has said where bills go before it published',
  'an accepted invitation has led to something: a run, a place, a membership',
  'an invitation is answered in time, and after it was sent',
  'an invitation that waits is of an activation that takes people in, unless its offer has run out',
  'a participant has the moments of the status, in their order',
  'when a campaign is over or closed, nobody is under way in it',
  'content counts from joining on',
  'what was submitted has reached all criteria, and what has not has not',
  "the deadline is the earlier of the creator's own days and the mission's end",
  'a run has the moments of its status, in their order',
  'when a mission is over or closed, nobody is under way in it',
  'every required question is answered, each in its kind',
  'a submission shows a game of its activation',
  'content is made after the deal, the claim or the joining, and before it is submitted',
  'nobody shows a game by themselves before it is out',
  'the days of a piece sum to its figures',
  'whoever takes part meets what is asked for, was invited, or is a VIP',
  'whoever takes part was approved for it before',
  'nobody comes before the activation is open, but those who are invited or line up',
  'what is live has what publishing asks for, but for its past start',
  'a status of an activation is one of its dates',
  'a verdict on a channel is what its figures say',
]

const groups: readonly [string, readonly Rule[]][] = [
  ['quests', questRules],
  ['money', moneyRules],
  ['keys and invitations', keyRules],
  ['missions and programs', missionRules],
  ['content', contentRules],
  ['people', peopleRules],
]

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDemoDatabase()
  await seedLarge(scratch.client, CREATORS)
  await scratch.client.query('ANALYZE')
})
afterAll(() => scratch?.drop())

describe.each(groups)('in the large market, of %s:', (_, rules) => {
  test.each(rules.filter(([sentence]) => !leftToChance.includes(sentence)))('%s', async (_, broken) => {
    const { rows } = await scratch.client.query(`SELECT * FROM (${broken}) AS broken LIMIT 5`)
    expect(rows).toEqual([])
  })
})

test('what is left to chance are rules of the market', () => {
  const sentences = groups.flatMap(([, rules]) => rules.map(([sentence]) => sentence))
  expect(leftToChance.filter((sentence) => !sentences.includes(sentence))).toEqual([])
})

test('a second time the large seed writes nothing', async () => {
  const count =
    'SELECT count(*)::int AS runs, (SELECT count(*)::int FROM domain_event) AS events FROM quest_run'
  const { rows: before } = await scratch.client.query(count)
  await seedLarge(scratch.client, CREATORS)
  expect((await scratch.client.query(count)).rows).toEqual(before)
})

test('the demo company has as many participants of each kind as there are creators, or more', async () => {
  const { rows } = await scratch.client.query(
    `SELECT (SELECT count(*) >= ${CREATORS} FROM quest_run WHERE quest_run.company_id = company.id) AS quests,
            (SELECT count(*) >= ${CREATORS} FROM mission_run WHERE mission_run.company_id = company.id) AS missions,
            (SELECT count(*) >= ${CREATORS} FROM key_campaign_participant AS one WHERE one.company_id = company.id) AS keys
       FROM company WHERE id = 'd0000000-0000-4000-8000-000000000010'`,
  )
  expect(rows).toEqual([{ quests: true, missions: true, keys: true }])
})

/** Rows that one statement reads of the activations, by scan or by index. */
const rowsRead = async (statement: string, values: readonly unknown[]): Promise<number> => {
  const read = async () => {
    const { rows } = await scratch.client.query<{ read: string }>(
      `SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read
         FROM pg_stat_xact_user_tables WHERE relname = 'activation'`,
    )
    return Number(rows[0]?.read ?? 0)
  }
  await scratch.client.query('BEGIN')
  try {
    const before = await read()
    await scratch.client.query(statement, [...values])
    return (await read()) - before
  } finally {
    await scratch.client.query('ROLLBACK')
  }
}

const browsing = async (sort: string, whom: 'asc' | 'desc'): Promise<number> => {
  const { rows } = await scratch.client.query<{ id: string }>(
    `SELECT creator_id AS id FROM creator_eligibility WHERE quest_access AND creator_id::text LIKE 'c0000000%'
      ORDER BY coalesce(twitch_followers, 0) + coalesce(youtube_subscribers, 0) ${whom}, creator_id LIMIT 1`,
  )
  return rowsRead(`SELECT id FROM browse_activations('QUEST', $1, most => 24, hasura_session => $2)`, [
    sort,
    JSON.stringify({ 'x-hasura-user-id': rows[0]?.id }),
  ])
}

test.each(['fit', 'popular', 'recent'])(
  'a page to browse, by %s, reads little more than it shows to a creator whom much suits',
  async (sort) => {
    const read = await browsing(sort, 'desc')
    expect(read).toBeGreaterThanOrEqual(24)
    expect(read).toBeLessThanOrEqual(240)
  },
)

test('it reads what is open once, at most, for a creator whom next to nothing suits', async () => {
  const { rows } = await scratch.client.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM activation WHERE kind = 'QUEST' AND is_open`,
  )
  const open = rows[0]?.open ?? 0
  expect(open).toBeGreaterThan(240)
  expect(await browsing('fit', 'asc')).toBeLessThan(1.5 * open)
})
