import { activationFit } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemoDatabase, type Scratch } from './support/database.ts'

let scratch: Scratch
let creators: readonly string[]

type Asked = {
  readonly kind?: string
  readonly sort?: string
  readonly filters?: Readonly<Record<string, unknown>>
  readonly creator?: string
}

const ids = async (sql: string, values: readonly unknown[]): Promise<string[]> =>
  (await scratch.client.query<{ id: string }>(sql, [...values])).rows.map(({ id }) => id)

beforeAll(async () => {
  scratch = await createDemoDatabase()
  const chosen = await scratch.client.query<{ id: string }>(`
    (SELECT creator_id AS id FROM creator_eligibility WHERE quest_access AND activations_completed > 1 ORDER BY creator_id LIMIT 4)
    UNION
    (SELECT creator_id FROM creator_eligibility WHERE NOT quest_access AND NOT key_access ORDER BY creator_id LIMIT 1)
    UNION
    (SELECT m.creator_id FROM program_membership m WHERE m.status = 'accepted' ORDER BY m.creator_id LIMIT 1)`)
  creators = chosen.rows.map(({ id }) => id)
})
afterAll(() => scratch?.drop())

const session = (creator: string) =>
  JSON.stringify({ 'x-hasura-role': 'creator', 'x-hasura-user-id': creator })
const first = () => creators[0] ?? ''

const browse = (
  { kind = 'QUEST', sort = 'fit', filters = {}, creator = first() }: Asked,
  after: string | null = null,
  most = 60,
) =>
  ids('SELECT id FROM browse_activations($1, $2, $3, $4, $5, $6)', [
    kind,
    sort,
    JSON.stringify(filters),
    after,
    most,
    session(creator),
  ])

/** Reads the whole list in several page sizes, small enough that pages end at every kind of boundary. */
const browseAll = async (asked: Asked, most = 3): Promise<string[]> => {
  const all: string[] = []
  for (;;) {
    const page = await browse(asked, all.at(-1) ?? null, most)
    all.push(...page)
    if (page.length < most) return all
    if (all.length > 500) throw new Error('the list does not end')
  }
}

const orders: Readonly<Record<string, string>> = {
  fit: 'rank DESC, published_at DESC, id',
  popular: 'participant_count DESC, id',
  recent: 'published_at DESC, id',
  upcoming: 'start_date, id',
}

/** The expected list, computed rule by rule: visibility, requirements, and the creator's games and completed deals. */
const expected = ({ kind = 'QUEST', sort = 'fit', creator = first() }: Asked, condition = 'true') =>
  ids(
    `SELECT id FROM (
       SELECT a.*, eligible(a.id, $2) AS is_eligible, plays.yes AS is_played,
              4 * plays.yes::int + 2 * eligible(a.id, $2)::int + (
                EXISTS (SELECT FROM quest_run WHERE creator_id = $2 AND company_id = a.company_id AND status = 'COMPLETED')
                OR EXISTS (SELECT FROM mission_run WHERE creator_id = $2 AND company_id = a.company_id AND status IN ('claimReward', 'completed'))
                OR EXISTS (SELECT FROM key_campaign_participant WHERE creator_id = $2 AND company_id = a.company_id AND status = 'completed'))::int AS rank
         FROM activation a
        CROSS JOIN LATERAL (
          SELECT EXISTS (
            SELECT FROM game g
             WHERE (g.id = a.game_id OR EXISTS (SELECT FROM activation_game o WHERE o.activation_id = a.id AND o.game_id = g.id))
               AND (EXISTS (SELECT FROM creator_game c WHERE c.creator_id = $2 AND c.game_id = g.id)
                    OR EXISTS (SELECT FROM content c WHERE c.creator_id = $2 AND c.game_id = g.id AND c.published_at > now() - interval '12 months'))
          ) AS yes) AS plays
        WHERE a.kind = $1 AND a.status IN ('upcoming', 'active')
          AND (a.visibility = 'public' AND (a.kind <> 'QUEST' OR EXISTS (
                 SELECT FROM creator_access x WHERE x.creator_id = $2 AND x.kind = 'quests' AND x.status = 'approved'))
               OR EXISTS (SELECT FROM guest_reasons() g WHERE g.activation_id = a.id AND g.creator_id = $2))
     ) AS listed
     WHERE (${condition}) ${sort === 'upcoming' ? `AND status = 'upcoming' AND start_date > now()` : ''}
     ORDER BY ${orders[sort]}`,
    [kind, creator],
  )

describe('browsing activations', () => {
  test.each(['QUEST', 'KEY', 'MISSION'])(
    'browsing %s lists activations whose games the creator plays first, and then activations that they can join',
    async (kind) => {
      expect(creators.length).toBeGreaterThanOrEqual(5)
      let found = 0
      for (const creator of creators) {
        const all = await browseAll({ kind, creator })
        expect(all).toEqual(await expected({ kind, creator }))
        found += all.length
      }
      expect(found).toBeGreaterThan(creators.length)
    },
  )

  test.each(['popular', 'recent', 'upcoming'])(
    'browsing sorts activations by %s across all pages',
    async (sort) => {
      for (const kind of ['KEY', 'MISSION']) {
        const all = await browseAll({ kind, sort })
        expect(all).toEqual(await expected({ kind, sort }))
      }
    },
  )

  test('browsing shows a creator without quest access only the quests to which the creator was invited', async () => {
    const { rows } = await scratch.client.query<{ id: string }>(`
      SELECT e.creator_id AS id FROM creator_eligibility e
       WHERE NOT e.quest_access AND NOT EXISTS (
         SELECT FROM activation_guest g JOIN activation a ON a.id = g.activation_id
          WHERE g.creator_id = e.creator_id AND a.kind = 'QUEST') LIMIT 1`)
    const creator = rows[0]?.id
    expect(creator).toBeDefined()
    expect(await browse({ creator })).toEqual([])
    expect((await browse({ kind: 'MISSION', creator })).length).toBeGreaterThan(0)
  })

  test('browsing returns no rows if the activation after which the page should continue was deleted', async () => {
    expect(await browse({}, '00000000-0000-4000-8000-000000000000')).toEqual([])
  })

  test('browsing shows how well each activation suits the creator', async () => {
    const { rows } = await scratch.client.query<{ fit: unknown; rank: number }>(
      `SELECT activation_fit(a, $1) AS fit, activation_fit_rank(a, $1) AS rank
         FROM browse_activations('QUEST', hasura_session => $1) AS a`,
      [session(first())],
    )
    for (const { fit, rank } of rows) {
      const known = activationFit.read(fit)
      if (known === null) throw new Error(`not a fit: ${activationFit.faults(fit).join(', ')}`)
      const { played, eligible, partner } = known
      expect(rank).toBe(4 * Number(played != null) + 2 * Number(eligible) + Number(partner))
    }
    expect(new Set(rows.map(({ rank }) => rank)).size).toBeGreaterThan(1)
  })
})

describe('filters for browsing activations', () => {
  const cases: readonly (readonly [string, Asked, string])[] = [
    ['by eligibility', { filters: { eligible: true } }, 'is_eligible'],
    ['by games played', { filters: { played: true } }, 'is_played'],
    [
      'by eligibility and games played, newest first,',
      { filters: { played: true, eligible: true }, sort: 'recent' },
      'is_played AND is_eligible',
    ],
    [
      'by genre',
      { filters: { genres: ['RPG', 'Action'] } },
      `EXISTS (SELECT FROM tag WHERE kind = 'genre' AND name IN ('RPG', 'Action')
         AND (id IN (SELECT tag_id FROM game_tag WHERE game_tag.game_id = listed.game_id)
              OR id IN (SELECT tag_id FROM activation_tag WHERE activation_id = listed.id)))`,
    ],
    [
      'by tag',
      { filters: { tags: ['Launch', 'Beta'] } },
      `id IN (SELECT activation_id FROM activation_tag JOIN tag ON tag.id = tag_id WHERE kind = 'activation' AND name IN ('Launch', 'Beta'))`,
    ],
    [
      'by content',
      { filters: { content: ['VIDEO'] } },
      `id IN (SELECT id FROM quest WHERE 'VIDEO' = ANY (post_types))`,
    ],
    [
      "by a mission's content",
      { kind: 'MISSION', filters: { content: ['STREAM'] } },
      `id IN (SELECT mission_id FROM mission_criterion WHERE category = 'STREAM_CONTENT')`,
    ],
    [
      "by a key's platform",
      { kind: 'KEY', filters: { platforms: ['Nintendo'] } },
      `id IN (SELECT activation_id FROM activation_channel JOIN distribution_channel d ON d.id = distribution_channel_id WHERE d.family = 'Nintendo')`,
    ],
    [
      'by channel',
      { filters: { platforms: ['twitch'] } },
      `NOT EXISTS (SELECT FROM requirement r WHERE r.activation_id = listed.id AND NOT r.allow_all_creators
         AND r.twitch_followers IS NULL AND r.twitch_average_ccv IS NULL
         AND coalesce(r.youtube_subscribers, r.youtube_average_video_views, r.youtube_average_short_views,
                      r.tiktok_followers, r.tiktok_average_short_views) IS NOT NULL)`,
    ],
  ]

  test.each(cases)(
    'filtering activations %s returns exactly the matching activations across all pages',
    async (_, asked, condition) => {
      const all = await expected(asked)
      const some = await expected(asked, condition)
      expect(await browseAll(asked)).toEqual(some)
      expect(some.length).toBeGreaterThan(0)
      expect(all.length).toBeGreaterThanOrEqual(some.length)
    },
  )

  test('the search finds activations by name, game and company, and treats wildcards as plain characters', async () => {
    const { rows } = await scratch.client.query<{ game: string; company: string }>(
      `SELECT g.name AS game, c.name AS company FROM browse_activations('QUEST', hasura_session => $1) AS a
         JOIN game g ON g.id = a.game_id JOIN company c ON c.id = a.company_id LIMIT 1`,
      [session(first())],
    )
    const known = rows[0]
    for (const words of [known?.game ?? '', (known?.company ?? '').toUpperCase()])
      expect((await browse({ filters: { words } })).length).toBeGreaterThan(0)
    for (const words of ['%', '_', '\\', "' OR true --"])
      expect(await browse({ filters: { words } })).toEqual(await expected({}, `name LIKE ''`))
    expect(await browse({ filters: { words: '  ', genres: [], content: 'VIDEO' } })).toEqual(await browse({}))
  })
})
