import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket, market } from './support/market.ts'

const { company, creator, otherCreator, game } = market

const idOf = (kind: string, n: string): string =>
  `('${kind}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const activationOf = (n: string): string => idOf('acacacac', n)
const pick = (list: string, n: string): string =>
  `(string_to_array('${list}', ' '))[1 + ${n} % ${list.split(' ').length}]`
const quests =
  'INITIAL_BID COUNTER_BID PENDING_PAYMENT CONTENTPRODUCTION PAYOUT COMPLETED BID_REJECTED PAYMENT_EXPIRED'
const missions = 'active review claimReward completed expired'
const keys =
  'pending waitlist pending_accept accepted claimed_key submitted_content completed rejected failed'
const endedQuest = `'COMPLETED', 'BID_REJECTED', 'PAYMENT_EXPIRED'`
const moment = (n: string, salt: number): string =>
  `now() - interval '400 days' + (${n} * ${salt} % 9973) * interval '47 minutes'`

/** `count` creators with 390 deals each: 100 of each kind of run and 90 invitations. A third were invited to their runs. */
const dealsOf = (who: string, from: string): string => `
  INSERT INTO quest_run (quest_id, company_id, creator_id, status, created_at, deadline_at, finished_at, platform, post_type,
    amount_cents, content_length_minutes, delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at)
  SELECT ${activationOf(`${from} + n`)}, '${company}', ${who}, s, now() - interval '500 days', ${moment('n', 631)},
         CASE WHEN s IN (${endedQuest}) THEN ${moment('n', 7)} END, 'twitch', 'STREAM',
         20000, 60, 'open', 5, 1, 1000, 2000, 'card', 70, '{}', now() - interval '450 days'
    FROM generate_series(1, 100) AS n, LATERAL (SELECT ${pick(quests, 'n')} AS s) AS status;
  INSERT INTO mission_run (mission_id, company_id, creator_id, status, joined_at, deadline_at, finished_at)
  SELECT ${activationOf(`${from} + n`)}, '${company}', ${who}, s, now() - interval '500 days', ${moment('n', 577)},
         CASE WHEN s IN ('completed', 'expired') THEN ${moment('n', 11)} END
    FROM generate_series(101, 200) AS n, LATERAL (SELECT ${pick(missions, 'n')} AS s) AS status;
  INSERT INTO key_campaign_participant (campaign_id, company_id, creator_id, status, status_changed_at, applied_at, deadline_at, finished_at)
  SELECT ${activationOf(`${from} + n`)}, '${company}', ${who}, s, ${moment('n', 17)}, now() - interval '500 days', ${moment('n', 467)},
         CASE WHEN s IN ('completed', 'failed') THEN ${moment('n', 13)} END
    FROM generate_series(201, 300) AS n, LATERAL (SELECT ${pick(keys, 'n')} AS s) AS status;
  INSERT INTO invitation (activation_id, activation_type, company_id, creator_id, status, invited_at, deadline_at)
  SELECT ${activationOf(`${from} + n`)}, ${pick('KEY MISSION QUEST', 'n')}, '${company}', ${who},
         CASE WHEN n <= 300 THEN 'ACCEPTED' ELSE 'PENDING' END, ${moment('n', 389)}, ${moment('n', 353)}
    FROM generate_series(1, 390) AS n WHERE n > 300 OR n % 3 = 0`

const strangers = 60
const fill = `SET LOCAL session_replication_role = replica;
  INSERT INTO creator (id) SELECT gen_random_uuid() FROM generate_series(1, 2000);
  INSERT INTO activation (id, kind, company_id, game_id, name)
    SELECT ${activationOf('n')}, 'KEY', '${company}', '${game}', 'Deal' FROM generate_series(1, 400) AS n;
  ${dealsOf(`'${creator}'::uuid`, '0')};
  ${dealsOf(
    `(SELECT ('cccccccc-0000-4000-8000-' || lpad(stranger::text, 12, '0'))::uuid)`,
    '1000 * stranger',
  ).replaceAll(
    /FROM generate_series/g,
    `FROM generate_series(1, ${strangers}) AS stranger, generate_series`,
  )};
  SET LOCAL session_replication_role = origin;
  ANALYZE creator, quest_run, mission_run, key_campaign_participant, invitation`

let scratch: Scratch
const client = () => scratch.client

// Commits the rows only once, because an index still contains the rows of a rolled-back transaction.
beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
  await scratch.client.query(`BEGIN; ${fill}; COMMIT`)
})
afterAll(() => scratch.drop())

const rows = async (sql: string) => (await client().query(sql)).rows

type Deal = {
  kind: string
  status: string
  stage: string
  invited_at: Date | null
  ended_at: Date | null
  next_due_at: Date | null
  is_own_turn: boolean
}
const dealsSql = (rest = ''): string => `SELECT * FROM deal WHERE creator_id = '${creator}' ${rest}`
const deals = async (rest = ''): Promise<readonly Deal[]> => (await client().query<Deal>(dealsSql(rest))).rows

const sorts = [
  'invited_at DESC NULLS LAST',
  'ended_at DESC NULLS LAST',
  'next_due_at ASC NULLS LAST',
] as const
const turnFirst = 'is_own_turn DESC, next_due_at ASC NULLS LAST'

describe("listing a creator's deals", () => {
  test("a creator's deals are all runs, key campaigns and open invitations, each listed once and in one of three stages", async () => {
    const all = await deals()
    expect(all).toHaveLength(390)
    const counted = await rows(
      `SELECT stage, count(*)::int AS deals FROM deal WHERE creator_id = '${creator}' GROUP BY 1 ORDER BY 1`,
    )
    expect(counted.map(({ stage }) => stage)).toEqual(['active', 'ended', 'offer'])
    for (const { stage, ended_at: ended, next_due_at: due } of all) {
      expect(ended !== null, 'what is over has its end').toBe(stage === 'ended')
      if (stage === 'ended') expect(due).toBeNull()
    }
    const stagesOf = (status: string) => [
      ...new Set(all.filter((deal) => deal.status === status).map(({ stage }) => stage)),
    ]
    for (const status of ['INITIAL_BID', 'COUNTER_BID', 'pending', 'waitlist', 'pending_accept', 'PENDING'])
      expect(stagesOf(status)).toEqual(['offer'])
    for (const status of [
      'PENDING_PAYMENT',
      'PAYOUT',
      'active',
      'review',
      'claimReward',
      'accepted',
      'submitted_content',
    ])
      expect(stagesOf(status)).toEqual(['active'])
    for (const status of ['COMPLETED', 'BID_REJECTED', 'expired', 'rejected', 'failed'])
      expect(stagesOf(status)).toEqual(['ended'])
  })

  test.each(sorts)('deals of all kinds are sorted by %s across all pages', async (sort) => {
    const [column, direction] = sort.split(' ')
    const momentOf = (deal: Deal): number => {
      const value =
        column === 'invited_at' ? deal.invited_at : column === 'ended_at' ? deal.ended_at : deal.next_due_at
      return value ? value.getTime() * (direction === 'DESC' ? -1 : 1) : Number.POSITIVE_INFINITY
    }
    const expected = (await deals()).map(momentOf).sort((one, other) => (one === other ? 0 : one - other))
    const paged: Deal[] = []
    for (let offset = 0; offset < 390; offset += 60)
      paged.push(...(await deals(`ORDER BY ${sort}, id LIMIT 60 OFFSET ${offset}`)))
    expect(paged.map(momentOf)).toEqual(expected)
    expect(new Set(paged.map(({ kind }) => kind)).size).toBe(3)
    expect(expected.filter(Number.isFinite).length).toBeGreaterThan(100)
  })

  test("deals that need the creator's action come first, by due date, even if the last offer is newer", async () => {
    const mine = 'PENDING pending_accept accepted claimed_key active claimReward CONTENTPRODUCTION'.split(' ')
    const all = await deals(`ORDER BY ${turnFirst}, id`)
    for (const { status, is_own_turn: own } of all) expect(own, status).toBe(mine.includes(status))
    const turns = all.map(({ is_own_turn: own }) => own)
    expect(turns).toEqual([...turns].sort((one, other) => Number(other) - Number(one)))
    const due = all
      .filter(({ is_own_turn: own }) => own)
      .map(({ next_due_at: at }) => at?.getTime() ?? Infinity)
    expect(due).toEqual(due.toSorted((one, other) => (one === other ? 0 : one - other)))
  })

  test.each([...sorts, turnFirst])('sorting deals by %s reads no rows of other creators', async (sort) => {
    const plan = await rows(`EXPLAIN (ANALYZE, FORMAT JSON) ${dealsSql(`ORDER BY ${sort} LIMIT 20`)}`)
    const nodes = nodesOf(plan[0]['QUERY PLAN'][0].Plan)
    const tables = [
      'quest_run',
      'mission_run',
      'key_campaign_participant',
      'invitation',
      'activation',
      'quest_bid',
      'payout',
      'quest_run_dispute',
      'creator',
    ]
    expect(new Set(nodes.map((node) => node['Relation Name']).filter(Boolean))).toEqual(new Set(tables))
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    const most = Math.max(...nodes.map((node) => node['Actual Rows'] * node['Actual Loops']))
    expect(most).toBeLessThanOrEqual(390)
  })

  test("an accepted invitation is a deal until the creator's run starts or can no longer start", async () => {
    const listed = async () =>
      rows(`SELECT kind, stage, status, next_due_at FROM deal WHERE creator_id = '${otherCreator}'`)
    await client().query(`BEGIN;
      SET LOCAL session_replication_role = replica;
      UPDATE activation SET status = 'active', kind = 'MISSION' WHERE id = ${activationOf('1')};
      INSERT INTO mission (id) VALUES (${activationOf('1')});
      INSERT INTO invitation (activation_id, activation_type, company_id, creator_id, status, deadline_at)
        VALUES (${activationOf('1')}, 'MISSION', '${company}', '${otherCreator}', 'ACCEPTED', now() + interval '1 day')`)
    try {
      expect(await listed()).toEqual([
        { kind: 'MISSION', stage: 'offer', status: 'ACCEPTED', next_due_at: null },
      ])
      await client().query(
        `SAVEPOINT listed; UPDATE activation SET status = 'ended' WHERE id = ${activationOf('1')}`,
      )
      expect(await listed()).toEqual([])
      await client().query(`ROLLBACK TO listed;
        INSERT INTO mission_run (mission_id, company_id, creator_id, status)
          VALUES (${activationOf('1')}, '${company}', '${otherCreator}', 'active')`)
      expect(await listed()).toMatchObject([{ kind: 'MISSION', stage: 'active', status: 'active' }])
    } finally {
      await client().query('ROLLBACK')
    }
  })

  /** Reads the deal of a run after `sql` has changed its other rows. The run is another creator's only run. */
  const listedWith = async (status: string, sql: string): Promise<unknown> => {
    await client().query(`BEGIN;
      SET LOCAL session_replication_role = replica;
      INSERT INTO quest_run (quest_id, company_id, creator_id, status, created_at, finished_at, platform, post_type,
        amount_cents, content_length_minutes, delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at)
      VALUES (${activationOf('1')}, '${company}', '${otherCreator}', '${status}', now() - interval '1 day',
        CASE WHEN '${status}' IN (${endedQuest}) THEN now() END, 'twitch', 'STREAM', 20000, 60, 'open', 5, 1, 1000, 2000, 'card', 70, '{}', now());
      ${sql}`)
    try {
      return await rows(`SELECT stage, status, is_own_turn, payload -> 'payout' AS payout, payload -> 'dispute' AS dispute
        FROM deal WHERE creator_id = '${otherCreator}' ORDER BY status`)
    } finally {
      await client().query('ROLLBACK')
    }
  }
  const dispute = (status: string): string => `
    INSERT INTO quest_run_dispute (quest_run_id, company_id, creator_id, cause, status, deadline_at, opened_side, opened_at, reason)
    SELECT id, company_id, creator_id, 'auto_approved', '${status}', now() + interval '1 day'
           ${status === 'open' ? `, 'company', now(), 'Not ours'` : ', NULL, NULL, NULL'} FROM quest_run WHERE creator_id = '${otherCreator}'`
  const payout = (status: string): string => `
    WITH sent AS (INSERT INTO payout (creator_id, status, amount_cents, idempotency_key)
                  VALUES ('${otherCreator}', '${status}', 18000, 'quest_run/deal') RETURNING id)
    UPDATE quest_run SET payout_id = sent.id FROM sent WHERE creator_id = '${otherCreator}'`

  test.each([
    [
      'held while it can be disputed',
      dispute('possible'),
      { dispute: 'possible', payout: null, is_own_turn: false },
    ],
    ['held for a dispute', dispute('open'), { dispute: 'open', payout: null, is_own_turn: false }],
    ['on its way', payout('processing'), { dispute: null, payout: 'processing', is_own_turn: false }],
    [
      "waiting for the creator's action",
      payout('failed'),
      { dispute: null, payout: 'failed', is_own_turn: true },
    ],
  ])('a deal shows that its payout is %s', async (_, sql, said) => {
    expect(await listedWith('PAYOUT', sql)).toEqual([{ stage: 'active', status: 'PAYOUT', ...said }])
  })

  test.each([
    ['PENDING', 'PAYMENT_EXPIRED', 2],
    ['ACCEPTED', 'PAYMENT_EXPIRED', 2],
    ['PENDING', 'CONTENTPRODUCTION', 1],
    ['PENDING', 'COMPLETED', 1],
  ])(
    'an invitation with status %s and a run with status %s are listed as %i deals',
    async (status, run, count) => {
      const invite = `UPDATE activation SET status = 'active', kind = 'QUEST' WHERE id = ${activationOf('1')};
      INSERT INTO invitation (activation_id, activation_type, company_id, creator_id, status, deadline_at)
        VALUES (${activationOf('1')}, 'QUEST', '${company}', '${otherCreator}', '${status}', now() + interval '1 day')`
      expect(await listedWith(run, invite)).toHaveLength(count)
    },
  )

  test("a creator's deals contain no other creator's deals", async () => {
    expect(await rows(`SELECT FROM deal WHERE creator_id = '${otherCreator}'`)).toEqual([])
  })
})

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly PlanNode[]
}
const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
