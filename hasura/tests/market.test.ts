import {
  contentDeadline,
  listingDeadline,
  payoutMethods,
  postTypes,
  type QuestRunFacts,
  questDeliveryTypes,
  questRunSchedule,
  questRunStatuses,
  shareAmount,
} from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { absent } from './market/complete.ts'
import { contentRules } from './market/content.ts'
import { keyRules } from './market/keys.ts'
import { missionRules } from './market/missions.ts'
import { moneyRules } from './market/money.ts'
import { peopleRules } from './market/people.ts'
import { questRules } from './market/quests.ts'
import type { Rule } from './market/rule.ts'
import { createDemoDatabase, type Scratch } from './support/database.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDemoDatabase()
})
afterAll(() => scratch.drop())

const rowsOf = async (sql: string): Promise<readonly unknown[]> => (await scratch.client.query(sql)).rows

const breaking = (sql: string): Promise<readonly unknown[]> =>
  rowsOf(`SELECT * FROM (${sql}) AS broken LIMIT 5`)

// Seeds are written with triggers off, so only these queries check them against the rules.
describe.each<[string, readonly Rule[]]>([
  ['quests', questRules],
  ['money', moneyRules],
  ['keys and invitations', keyRules],
  ['missions and programs', missionRules],
  ['content', contentRules],
  ['people', peopleRules],
])('rules of the demo market: %s', (_, rules) => {
  test.each(rules)('the demo market follows the rule: %s', async (_, broken) => {
    expect(await breaking(broken)).toEqual([])
  })
})

const enumColumns = `SELECT c.conrelid::regclass::text AS "table", column_of.attname AS "column", c.confrelid::regclass::text AS values
   FROM pg_constraint c JOIN pg_attribute column_of ON column_of.attrelid = c.conrelid AND column_of.attnum = c.conkey[1]
   JOIN pg_attribute key ON key.attrelid = c.confrelid AND key.attnum = c.confkey[1] AND key.attname = 'value'
  WHERE c.contype = 'f' AND c.conparentid = 0 AND c.connamespace = 'public'::regnamespace AND c.conrelid::regclass::text !~ '_transition$'`

const enumColumn = z.object({ table: z.string(), column: z.string(), values: z.string() })
const valueRow = z.object({ value: z.string() })

test('the demo market contains every value that a user can see on screen, with a few listed exceptions', async () => {
  const missing: string[] = []
  const columns = z.array(enumColumn).parse(await rowsOf(enumColumns))
  expect(columns.length).toBeGreaterThan(90)
  for (const { table, column, values } of columns) {
    const excused = absent[`${table.replaceAll('"', '')}.${column}`] ?? {}
    const lacking = z
      .array(valueRow)
      .parse(
        await rowsOf(
          `SELECT value FROM ${values} AS v WHERE NOT EXISTS (SELECT FROM ${table} WHERE "${column}" = v.value)`,
        ),
      )
      .map(({ value }) => value)
    if (excused['*'] !== undefined) continue
    missing.push(
      ...lacking
        .filter((value) => excused[value] === undefined)
        .map((value) => `${table}.${column}: ${value}`),
    )
    // Reports exceptions for values that a row of the market has, because such exceptions are no longer needed.
    missing.push(
      ...Object.keys(excused)
        .filter((value) => !lacking.includes(value))
        .map((value) => `${table}.${column} has ${value}`),
    )
  }
  expect(missing).toEqual([])
})

const foreignKeys = `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
     (SELECT string_agg(format('c.%I = p.%I', a.attname, b.attname), ' AND ') FROM unnest(conkey, confkey) AS k (child, parent)
        JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.child JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = k.parent) AS match,
     (SELECT string_agg(format('c.%I IS NOT NULL', a.attname), ' AND ') FROM unnest(conkey) AS k JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k) AS filled
   FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace`
const foreignKey = z.object({ child: z.string(), parent: z.string(), match: z.string(), filled: z.string() })

test('every foreign key in the demo market refers to an existing row', { timeout: 180_000 }, async () => {
  const keys = z.array(foreignKey).parse(await rowsOf(foreignKeys))
  expect(keys.length).toBeGreaterThan(200)
  for (const { child, parent, match, filled } of keys)
    expect(
      await rowsOf(
        `SELECT FROM ${child} AS c WHERE ${filled} AND NOT EXISTS (SELECT FROM ${parent} AS p WHERE ${match}) LIMIT 1`,
      ),
      `${child} to ${parent}: ${match}`,
    ).toEqual([])
})

// Tables whose triggers check a row on its own. Offers, claims and runs are checked above, because their rules depend
// on the time.
test.each([
  'ledger_transfer, ledger_entry',
  'credit_note',
  'activation_code_item',
  'activation_game',
  'requirement',
  'mission_reward',
  'creator_page_channel',
  'activation_media',
  'code_batch',
  'user_report',
  'analytics_page',
  'company_page_block',
  'creator_page_block',
])("the database's rules accept the demo market's rows of %s", { timeout: 180_000 }, async (names) => {
  const { client } = scratch
  await client.query('BEGIN; SET LOCAL session_replication_role = replica')
  try {
    const tables = names.split(', ')
    for (const name of tables)
      await client.query(`CREATE TEMP TABLE was_${name} ON COMMIT DROP AS TABLE ${name}`)
    for (const name of tables) await client.query(`DELETE FROM ${name}`)
    // Resets the refunds, because inserting the ledger's refunds again also counts and requests them again.
    await client.query(
      `DELETE FROM payment_refund; UPDATE payment SET status = 'succeeded', refunded_cents = 0 WHERE refunded_cents > 0`,
    )
    await client.query('SET LOCAL session_replication_role = origin')
    for (const name of tables) {
      const [{ columns }] = z.tuple([z.object({ columns: z.string() })]).parse(
        await rowsOf(`SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
          WHERE attrelid = '${name}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`),
      )
      const order = columns.includes('created_at') ? 'created_at' : '1'
      // Inserts rows in order of time, because a balance must cover each withdrawal and a money line comes before its
      // reversal.
      await client.query(
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM was_${name} ORDER BY ${name === 'ledger_transfer' ? 'reverses_id IS NOT NULL, created_at' : name === 'ledger_entry' ? 'id' : order}`,
      )
    }
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  } finally {
    await client.query('ROLLBACK')
  }
})

const moment = z.date()
const runRow = z.object({
  id: z.string(),
  status: z.enum(questRunStatuses),
  status_changed_at: moment,
  deadline_at: moment.nullable(),
  side: z.enum(['company', 'creator']),
  offered_at: moment,
  amount_cents: z.coerce.number(),
  bid_deadline_at: moment.nullable(),
  invitation_deadline_at: moment.nullable(),
  delivery_type: z.enum(questDeliveryTypes),
  publish_from: moment.nullable(),
  publish_until: moment.nullable(),
  delivery_date: moment.nullable(),
  embargo_at: moment.nullable(),
  auto_approve_days: z.number().nullable(),
  post_type: z.enum(postTypes).nullable(),
  accepted_at: moment.nullable(),
  paid_at: moment.nullable(),
  content_deadline_at: moment.nullable(),
  listing_deadline_at: moment.nullable(),
  content_submitted_at: moment.nullable(),
  content_approved_at: moment.nullable(),
})
type RunRow = z.infer<typeof runRow>

const factsOf = (run: RunRow): QuestRunFacts => ({
  status: run.status,
  statusChangedAt: run.status_changed_at,
  deadline: null,
  bid: { by: run.side, amountCents: run.amount_cents, madeAt: run.offered_at, deadline: null },
  invitationDeadline: run.invitation_deadline_at,
  autoBidding: { maxCents: null, within: 'manual_review', over: 'manual_review', leftCents: null },
  delivery: {
    deliveryType: run.delivery_type,
    publishFrom: run.publish_from,
    publishUntil: run.publish_until,
    deliveryDate: run.delivery_date,
    embargoAt: run.embargo_at,
  },
  reviewDays: run.auto_approve_days ?? 5,
  graceDays: 0,
  postType: run.post_type,
  acceptedAt: run.accepted_at,
  paidAt: run.paid_at,
  contentDeadline: null,
  submittedAt: run.content_submitted_at,
  reviewExtendedAt: null,
  isFound: true,
  approvedAt: run.content_approved_at,
  isListed: false,
})

const agreedRow = z.object({
  id: z.string(),
  amount_cents: z.coerce.number(),
  fee_basis_points: z.number(),
  payout_method: z.enum(payoutMethods),
  payout_cost_cents: z.coerce.number(),
  net_cents: z.coerce.number(),
  creator_cents: z.coerce.number().nullable(),
  paid_cost_cents: z.coerce.number().nullable(),
})

test('payout costs in the demo market follow the rules, for agreed amounts and for parts decided in a dispute', async () => {
  const rows = z.array(agreedRow).parse(
    await rowsOf(`SELECT r.id, r.amount_cents, r.fee_basis_points, r.payout_method, r.payout_cost_cents, r.net_cents, d.creator_cents, p.fee_cents AS paid_cost_cents
      FROM quest_run r LEFT JOIN payout p ON p.id = payout_id LEFT JOIN quest_run_dispute d ON d.quest_run_id = r.id AND d.decision IS NOT NULL
     WHERE accepted_at IS NOT NULL`),
  )
  expect(rows.length).toBeGreaterThan(100)
  for (const run of rows) {
    const { id, fee_basis_points, payout_method } = run
    const agreed = shareAmount(run.amount_cents, fee_basis_points, payout_method)
    expect([run.payout_cost_cents, run.net_cents], id).toEqual([agreed.payoutCostCents, agreed.netCents])
    const earned = shareAmount(run.creator_cents ?? run.amount_cents, fee_basis_points, payout_method)
    if (run.paid_cost_cents !== null) expect(run.paid_cost_cents, id).toBe(earned.payoutCostCents)
  }
})

describe('deadlines in the demo market', () => {
  const sql = `SELECT r.id, r.status, r.status_changed_at, r.deadline_at, b.side, b.created_at AS offered_at, b.amount_cents, b.deadline_at AS bid_deadline_at, i.deadline_at AS invitation_deadline_at,
      coalesce(r.delivery_type, b.delivery_type) AS delivery_type, r.publish_from, r.publish_until, r.delivery_date, r.embargo_at, r.auto_approve_days, r.post_type, r.accepted_at, r.paid_at,
      r.content_deadline_at, r.listing_deadline_at, r.content_submitted_at, r.content_approved_at
    FROM quest_run r JOIN quest_bid b ON b.id = current_bid_id LEFT JOIN invitation i ON i.activation_id = quest_id AND i.creator_id = r.creator_id`
  const runs = async (): Promise<readonly RunRow[]> => z.array(runRow).parse(await rowsOf(sql))

  test('each open run in the demo market has the deadline in the schedule, unless its payment period was extended', async () => {
    const now = new Date()
    const underWay = (await runs()).filter(({ deadline_at }) => deadline_at !== null)
    expect(underWay.length).toBeGreaterThan(100)
    for (const run of underWay) {
      const { deadline } = questRunSchedule(factsOf(run), now)
      if (run.status === 'PENDING_PAYMENT')
        expect(run.deadline_at?.getTime(), run.id).toBeGreaterThanOrEqual(deadline?.getTime() ?? 0)
      else expect(run.deadline_at, `${run.status} ${run.id}`).toEqual(deadline)
    }
  })

  test('in the demo market, the dates of an agreement follow from the payment and the approval', async () => {
    for (const run of await runs()) {
      const { delivery, postType, reviewDays } = factsOf(run)
      if (run.paid_at !== null && postType !== null)
        expect(run.content_deadline_at, run.id).toEqual(
          contentDeadline(run.paid_at, postType, delivery, reviewDays),
        )
      if (run.content_approved_at !== null && postType === 'VIDEO')
        expect(run.listing_deadline_at, run.id).toEqual(listingDeadline(run.content_approved_at, delivery))
    }
  })

  test('in the demo market, less than a third of the open runs expire within a week', async () => {
    const [{ soon, all }] = z.tuple([z.object({ soon: z.number(), all: z.number() })]).parse(
      await rowsOf(`SELECT (count(*) FILTER (WHERE deadline_at < now() + interval '7 days'))::int AS soon, count(*)::int AS all
        FROM (SELECT deadline_at FROM quest_run WHERE finished_at IS NULL AND deadline_at IS NOT NULL UNION ALL SELECT deadline_at FROM mission_run WHERE status = 'active'
              UNION ALL SELECT deadline_at FROM key_campaign_participant WHERE status = 'claimed_key') AS due`),
    )
    expect(soon / all).toBeLessThan(1 / 3)
    const late = z.array(z.object({ status: z.string() })).parse(
      await rowsOf(
        `SELECT DISTINCT status FROM quest_run
            WHERE deadline_at > now() + CASE status WHEN 'PENDING_PAYMENT' THEN interval '4 days' ELSE interval '10 days' END ORDER BY 1`,
      ),
    )
    expect(late.map(({ status }) => status)).toEqual([
      'CONTENTPRODUCTION',
      'CONTENTREVIEW',
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
      'COUNTER_BID',
      'INITIAL_BID',
      'PENDING_PAYMENT',
    ])
  })
})
