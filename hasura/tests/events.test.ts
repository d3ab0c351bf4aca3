import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventEntry, eventNames, isEventName, movesOfNoEvent, notificationKinds } from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { readTables } from './support/metadata.ts'
import { arrive } from './support/payments.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()

const rowsOf = async <Shape extends z.ZodRawShape>(query: string, shape: Shape) =>
  z.array(z.object(shape)).parse((await client().query(query)).rows)

/** Functions that compute an event's name. All other functions contain the name literally. */
const makers = [
  'company_carry_on_verification',
  'company_change_emit',
  'creator_access_emit',
  'emit_event',
  'emit_step',
  'user_report_carry_on',
]
/** Tables that name the event of each status change. The functions put an activation's kind in front of the name. */
const spoken = [
  'company_change_transition',
  'company_verification_transition',
  'creator_access_transition',
  'invitation_transition',
  'key_campaign_participant_transition',
  'mission_run_transition',
  'payment_transition',
  'payout_transition',
  'program_membership_transition',
  'quest_run_transition',
  'quest_run_dispute_transition',
  'user_report_transition',
]
const nouns = ['keyCampaign', 'quest', 'mission', 'creatorProgram']

const transitionTables = () =>
  rowsOf(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'event' AND table_name LIKE '%\\_transition'`,
    { name: z.string() },
  )
const movesOf = async (...tables: readonly string[]): Promise<readonly string[]> => {
  const selects = tables.map((table) => `SELECT event FROM ${table}`)
  return (await rowsOf(selects.join(' UNION '), { event: z.string() })).map(({ event }) => event)
}

const writers = () =>
  rowsOf(`SELECT proname AS name, prosrc AS source FROM pg_proc WHERE prosrc ~ 'emit_(event|step)\\('`, {
    name: z.string(),
    source: z.string(),
  })

/** Names in a function's calls of `emit_event`: the first argument, or the results of a CASE expression there. */
const literalsOf = (source: string): readonly string[] => [
  ...[...source.matchAll(/emit_step\([^;]*, '(\w+)'\)/g)].map(([, name = '']) => name),
  ...[...source.matchAll(/emit_event\(\s*((?:'[^']*'|CASE[\s\S]*?END))/g)].flatMap(([, first = '']) =>
    first.startsWith('CASE')
      ? [...first.matchAll(/(?:THEN|ELSE)\s+'([^']*)'/g)].map(([, name = '']) => name)
      : [first.slice(1, -1)],
  ),
]

/** All event names that functions and triggers of the database can write to the outbox. */
const writtenBySql = async (): Promise<ReadonlySet<string>> => {
  const activationMoves = ['created', 'deleted', ...(await movesOf('activation_transition'))]
  const moves = await movesOf(...spoken)
  const sources = await writers()
  return new Set([
    ...moves,
    ...nouns.flatMap((noun) =>
      activationMoves.map((move) => `${noun}${move.charAt(0).toUpperCase()}${move.slice(1)}`),
    ),
    ...sources.flatMap(({ source }) => literalsOf(source)),
  ])
}

const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /(?<!\.test)\.ts$/.test(entry.name) &&
        !/node_modules|testing/.test(entry.parentPath),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

describe('comparing the event catalog with the database', () => {
  test('the event catalog contains every event that the database writes', async () => {
    expect([...(await writtenBySql())].filter((name) => !isEventName(name))).toEqual([])
    const silent = (await writers()).filter(
      ({ name, source }) => literalsOf(source).length === 0 && !makers.includes(name),
    )
    expect(silent).toEqual([])
  })

  test('the event catalog lists every allowed status change, and says which event it emits or that it emits none', async () => {
    const tables = (await transitionTables()).map(({ name }) => name)
    expect(spoken.filter((table) => !tables.includes(table))).toEqual([])
    const moves = await movesOf(...tables.filter((name) => name !== 'activation_transition'))
    const none: readonly string[] = movesOfNoEvent
    expect(moves.filter((move) => !isEventName(move) && !none.includes(move))).toEqual([])
    expect(none.filter((move) => !moves.includes(move) || isEventName(move))).toEqual([])
  })

  test('every event in the event catalog is written somewhere', async () => {
    const bySql = await writtenBySql()
    const root = join(import.meta.dirname, '../..')
    const sources = readdirSync(root, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          !['domain', 'hasura', 'node_modules', 'web', 'engine', 'e2e'].includes(entry.name),
      )
      .flatMap(({ name }) => sourceFiles(join(root, name)))
      .join('\n')
    const unwritten = eventNames.filter((name) => !bySql.has(name) && !new RegExp(`'${name}'`).test(sources))
    expect(unwritten).toEqual([])
  })

  test('the event catalog names only existing tables and notification kinds', async () => {
    const tables = (
      await rowsOf(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`, {
        name: z.string(),
      })
    ).map(({ name }) => name)
    const entities = eventNames.flatMap((name) => eventEntry(name).entity)
    expect(entities.filter((entity) => !tables.includes(entity))).toEqual([])
    const kinds = (await rowsOf('SELECT value FROM notification_kind', { value: z.string() })).map(
      ({ value }) => value,
    )
    expect([...kinds].sort()).toEqual([...notificationKinds].sort())
  })
})

/**
 * SQL that makes every status change of a row, without checking other conditions, because these do not affect the
 * outbox.
 */
const everyMove = ({
  table,
  column = 'status',
  transitions = `${table}_transition`,
  besides = `${column} = ${column}`,
}: Moved): string => `
  SET CONSTRAINTS ALL IMMEDIATE;
  ALTER TABLE ${table} DISABLE TRIGGER USER;
  DO $$ DECLARE rule record; BEGIN
    FOR rule IN SELECT conname FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'c' LOOP
      EXECUTE format('ALTER TABLE ${table} DROP CONSTRAINT %I', rule.conname);
    END LOOP;
    FOR rule IN SELECT tgname FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
                 WHERE tgrelid = '${table}'::regclass AND NOT tgisinternal AND prosrc ~ '(emit_event|emit_step|tell_short_promise)\\(' LOOP
      EXECUTE format('ALTER TABLE ${table} ENABLE TRIGGER %I', rule.tgname);
    END LOOP;
    FOR rule IN SELECT * FROM ${transitions} LOOP
      PERFORM set_config('session_replication_role', 'replica', true);
      UPDATE ${table} SET ${besides};
      UPDATE ${table} SET ${column} = rule.from_status;
      PERFORM set_config('session_replication_role', 'origin', true);
      UPDATE ${table} SET ${column} = rule.to_status;
    END LOOP;
  END $$`

type Moved = {
  readonly table: string
  readonly column?: string
  readonly transitions?: string
  readonly besides?: string
}

const moved: readonly Moved[] = [
  { table: 'activation' },
  { table: 'channel_verification' },
  { table: 'company', column: 'verification', transitions: 'company_verification_transition' },
  { table: 'company_change' },
  { table: 'creator_access' },
  { table: 'export' },
  { table: 'invitation' },
  { table: 'invitation', besides: 'expired_at = now()' },
  { table: 'invitation', besides: 'withdrawn_at = now()' },
  { table: 'key_campaign_participant' },
  { table: 'mission_run' },
  { table: 'payment' },
  { table: 'payout' },
  { table: 'program_membership' },
  { table: 'quest_run' },
  { table: 'quest_run_dispute' },
  { table: 'submission' },
  { table: 'user_report' },
]

const { company, creator, owner, connection } = market
const report = '00000000-0000-4000-8000-000000000abc'

/** A row of every kind that emits events, and the actions that emit events without a status change. */
const doings: readonly string[] = [
  `${given.participant('pending')}; ${given.questRun}; ${given.missionRun}; ${given.membership.replace(given.program, 'SELECT')}`,
  `INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.mission}', 'MISSION', '${market.otherCreator}')`,
  `INSERT INTO invitation (activation_id, activation_type, type, email) VALUES ('${a.quest}', 'QUEST', 'EMAIL', 'new@example.com');
   UPDATE invitation SET creator_id = '${market.otherCreator}' WHERE email = 'new@example.com'`,
  `INSERT INTO quest_message (quest_run_id, side, body) VALUES ('${a.questRun}', 'company', 'Hi')`,
  `INSERT INTO key_acceptance (activation_id, daily_cap) VALUES ('${a.campaign}', 5)`,
  `SELECT hold_channel('${connection}', 'other_account');
   UPDATE channel_hold SET freed_at = now(), freed_reason = 'Both accounts are hers'`,
  `INSERT INTO payment (company_id, amount_cents, idempotency_key) VALUES ('${company}', 1, 'pay')`,
  `INSERT INTO payment (company_id, amount_cents, idempotency_key, status) VALUES ('${company}', 5, 'above', 'waiting_approval')`,
  `INSERT INTO payment (company_id, amount_cents, idempotency_key) VALUES ('${company}', 9, 'paid');
   SELECT ledger_post('in', 'payment', '', jsonb_build_array(
     jsonb_build_object('account_id', ledger_account_for('vendor', NULL, 'stripe'), 'amount_cents', -9),
     jsonb_build_object('account_id', ledger_account_for('company', '${company}'), 'amount_cents', 9)),
     jsonb_build_object('payment_id', id)) FROM payment WHERE idempotency_key = 'paid';
   SELECT ledger_post(key, 'refund', '', jsonb_build_array(
     jsonb_build_object('account_id', ledger_account_for('company', '${company}'), 'amount_cents', -1),
     jsonb_build_object('account_id', ledger_account_for('vendor', NULL, 'stripe'), 'amount_cents', 1)),
     jsonb_build_object('payment_id', payment_id, 'reverses_id', id)) FROM ledger_transfer, unnest('{back,fails,covers}'::text[]) AS key WHERE idempotency_key = 'in';
   UPDATE payment_refund SET cover_id = CASE idempotency_key WHEN 'covers' THEN transfer_id END,
     status = CASE idempotency_key WHEN 'fails' THEN 'failed' WHEN 'covers' THEN 'covered' ELSE 'succeeded' END;
   INSERT INTO payment_dispute (payment_id, amount_cents, provider_reference)
     SELECT payment.id, 1, du FROM payment, unnest('{du1,du2}'::text[]) AS du WHERE idempotency_key = 'paid';
   UPDATE payment_dispute SET status = CASE provider_reference WHEN 'du1' THEN 'won' ELSE 'lost' END`,
  `UPDATE subscription SET plan_id = 'growth', valid_to = now() + interval '1 hour';
   SELECT remind_of_plans();
   INSERT INTO payment (company_id, amount_cents, idempotency_key, plan_id) VALUES ('${company}', 7, 'plan', 'growth');
   UPDATE payment SET status = 'processing' WHERE plan_id IS NOT NULL;
   ${arrive('plan_id IS NOT NULL')};
   UPDATE payment SET plan_valid_to = now() WHERE plan_id IS NOT NULL`,
  `INSERT INTO card_event (provider_reference, type, subject, subject_reference, happened_at) VALUES ('evt', 't', 'page', 'cs', now())`,
  `INSERT INTO payout (creator_id, amount_cents, idempotency_key) VALUES ('${creator}', 1, 'out')`,
  `INSERT INTO payout (creator_id, amount_cents, idempotency_key) VALUES ('${creator}', 1, 'again');
   UPDATE payout SET status = 'failed' WHERE idempotency_key = 'again';
   UPDATE payout SET retry_requested_at = now() WHERE status = 'failed'`,
  `INSERT INTO company_change (company_id, name, website) VALUES ('${company}', 'Southlight', 'https://south.example')`,
  `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'quests') ON CONFLICT DO NOTHING`,
  `INSERT INTO channel_verification (connection_id, user_id) VALUES ('${connection}', '${creator}') ON CONFLICT DO NOTHING`,
  `INSERT INTO user_report (id, company_id, reporter_id) VALUES ('${report}', '${company}', '${owner}');
   INSERT INTO user_report_cause (report_id, reason) VALUES ('${report}', 'spam');
   INSERT INTO user_report_subject (report_id, creator_id) VALUES ('${report}', '${creator}')`,
  `INSERT INTO announcement (company_id, title, body) VALUES ('${company}', 'Hi', 'All')`,
  `INSERT INTO export (company_id, kind) VALUES ('${company}', 'report')`,
  `INSERT INTO matchmaking (activation_id, game_id, objective) VALUES ('${a.quest}', '${market.game}', 'awareness')`,
  `INSERT INTO submission (mission_run_id, criterion_id, url) VALUES ('${a.missionRun}', '${a.criterion}', 'https://x.example/1')`,
  `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at, game_id, duration_minutes)
     VALUES ('${a.video}', '${creator}', '${connection}', 'twitch', 'STREAM', 's1', 'https://x.example/1', now(), '${market.game}', 60);
   UPDATE submission SET content_id = '${a.video}'; SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED;
   UPDATE content SET visibility = 'removed'`,
  `UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 day';
   INSERT INTO custom_domain (company_id, domain) VALUES ('${company}', 'play.example');
   UPDATE custom_domain SET status = 'verified', checked_at = now();
   UPDATE custom_domain SET missing_since = now();
   UPDATE custom_domain SET status = 'not_verified', missing_since = NULL`,
  `INSERT INTO activation (kind, company_id, name) SELECT unnest('{KEY,QUEST,MISSION}'::text[]), '${company}', 'Gone';
   INSERT INTO activation (kind, company_id, name) VALUES ('CREATOR_PROGRAM', '${market.otherCompany}', 'Gone');
   SET CONSTRAINTS ALL IMMEDIATE;
   SET CONSTRAINTS ALL DEFERRED;
   DELETE FROM activation WHERE name = 'Gone'`,
  `UPDATE "user" SET email = 'new@example.com' WHERE id = '${market.plainUser}'`,
  `UPDATE user_connection SET refresh_token_expired = true WHERE id = '${connection}'`,
  `UPDATE activation SET end_date = end_date + interval '1 day' WHERE id = '${a.quest}'`,
  `UPDATE quest_run SET deadline_at = now() + interval '1 day'; UPDATE quest_run SET deadline_at = now() + interval '2 days'`,
  `INSERT INTO quest_run_dispute (quest_run_id, cause, deadline_at) VALUES ('${a.questRun}', 'listing_failed', now() + interval '1 day');
   UPDATE quest_run_dispute SET deadline_at = now() + interval '2 days';
   UPDATE quest_run_dispute SET status = 'open', opened_side = 'creator', opened_at = now(), reason = 'It is public.';
   INSERT INTO quest_dispute_statement (dispute_id, side, body) SELECT id, 'company', 'It is not.' FROM quest_run_dispute;
   ALTER TABLE quest_run_dispute DISABLE TRIGGER quest_run_dispute_refuse;
   UPDATE quest_run_dispute SET decision = 'refund', creator_cents = 0, decision_note = 'It is not.', decided_at = now()`,
  `INSERT INTO code_request (distribution_channel_id, activation_id, company_id, creator_id, participant_id)
     SELECT 'steam', campaign_id, company_id, creator_id, id FROM key_campaign_participant WHERE campaign_id = '${a.campaign}';
   INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash) VALUES ('${market.batch}', '\\x00', 'test', sha256('CAME'::bytea))`,
  `UPDATE code SET status = 'claimed', claimed_by = '${creator}', claimed_at = now()`,
  `UPDATE quest_run SET review_extended_at = now() WHERE review_extended_at IS NULL`,
  `UPDATE quest_run SET embargo_broken_at = now() WHERE embargo_broken_at IS NULL`,
  `DELETE FROM company_member WHERE user_id = '${market.member}'`,
  `SET CONSTRAINTS ALL IMMEDIATE;
   INSERT INTO credit_note (invoice_id, total_cents, reason) SELECT id, 1, 'Not delivered' FROM invoice WHERE status = 'paid'`,
]

test('every event that the database writes has the payload and the table that the catalog names', async () => {
  for (const doing of doings) await client().query(doing)
  for (const each of moved) await client().query(everyMove(each))
  const written = await rowsOf('SELECT type, entity, payload FROM domain_event', {
    type: z.string().refine(isEventName),
    entity: z.string(),
    payload: z.unknown(),
  })
  const problems = written.flatMap(({ type, entity, payload }) => {
    if (!isEventName(type)) return [type]
    const entry = eventEntry(type)
    const parsed = entry.payload.safeParse(payload)
    const fits = [entry.entity].flat().includes(entity)
    return [
      ...(fits ? [] : [`${type} is about ${entity}`]),
      ...(parsed.error ? [`${type}: ${parsed.error.message}`] : []),
    ]
  })
  expect(problems).toEqual([])
  const happened = new Set(written.map(({ type }) => type))
  const unseen = [...(await writtenBySql())].filter((name) => isEventName(name) && !happened.has(name))
  expect(unseen, 'a name of which nothing here is a case').toEqual([])
})

describe('inserting rows that no role is allowed to insert, and events about the stock of codes', () => {
  test('no role can insert exports, matchmakings, payments or payouts directly, because nothing would process them', () => {
    const makers = readTables()
      .filter(({ table }) => ['export', 'matchmaking', 'payment', 'payout'].includes(table.name))
      .flatMap(({ table, ...file }) =>
        file.insert_permissions.map(({ role }) => `${role} inserts ${table.name}`),
      )
    expect(makers).toEqual([])
  })

  test('the stock of codes emits no event until few codes are left, and then one event at each threshold', async () => {
    await client().query(`
      DELETE FROM code;
      INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash)
      SELECT '${market.batch}', '\\x00', 'test', sha256(('MANY-' || n)::bytea) FROM generate_series(1, 100) AS n`)
    const left: unknown[] = []
    for (const claimed of [89, 1, 1, 1, 7, 1]) {
      const { rowCount } = await client().query(
        `UPDATE code SET status = 'claimed', claimed_by = '${creator}', claimed_at = now()
          WHERE id IN (SELECT id FROM code WHERE status = 'available' ORDER BY id LIMIT ${claimed})`,
      )
      expect(rowCount).toBe(claimed)
      const told = await rowsOf(
        `SELECT payload ->> 'left' AS left FROM domain_event WHERE type = 'codesRunningOut' ORDER BY (payload ->> 'left')::int DESC`,
        { left: z.string() },
      )
      left.push(told.map((one) => one.left).join(' '))
    }
    expect(left).toEqual(['', '', '9', '9', '9', '9 0'])
  })

  test('a very small stock of codes emits an event before its last code is used', async () => {
    await client().query(`
      DELETE FROM code;
      INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash)
      SELECT '${market.batch}', '\\x00', 'test', sha256(('FEW-' || n)::bytea) FROM generate_series(1, 5) AS n`)
    for (let n = 0; n < 5; n += 1)
      await client().query(
        `UPDATE code SET status = 'unavailable' WHERE id IN (SELECT id FROM code WHERE status = 'available' ORDER BY id LIMIT 1)`,
      )
    const told = await rowsOf(
      `SELECT payload ->> 'left' AS left FROM domain_event WHERE type = 'codesRunningOut' ORDER BY (payload ->> 'left')::int DESC`,
      { left: z.string() },
    )
    expect(told.map(({ left }) => left)).toEqual(['2', '0'])
  })
})
