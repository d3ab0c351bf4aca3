import { forgetEvents } from '@questboard/database/testing'
import { describe, expect, test } from 'vitest'
import { given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()

type Told = {
  readonly type: string
  readonly entity: string
  readonly entity_id: string
  readonly payload: unknown
}

async function toldBy(change: string): Promise<readonly Told[]> {
  await client().query(forgetEvents)
  await client().query(`${change}; SET CONSTRAINTS ALL IMMEDIATE`)
  const { rows } = await client().query<Told>(
    'SELECT type, entity, entity_id, payload FROM domain_event ORDER BY created_at',
  )
  return rows
}

const value = async (sql: string): Promise<unknown> => {
  const { rows } = await client().query<{ value: unknown }>(`SELECT (${sql}) AS value`)
  return rows[0]?.value
}

const asUser = (id: string): string =>
  `SELECT set_config('hasura.user', '{"x-hasura-role":"company","x-hasura-user-id":"${id}"}', true)`

describe("emitting events after an admin's decisions", () => {
  test('verifying a company in the console emits an event', async () => {
    const told = await toldBy(
      `UPDATE company SET verification = 'verified' WHERE id = '${market.otherCompany}'`,
    )
    expect(told).toMatchObject([
      { type: 'companyVerified', entity: 'company', entity_id: market.otherCompany },
    ])
    expect(await value(`SELECT is_verified FROM company WHERE id = '${market.otherCompany}'`)).toBe(true)
  })

  test('rejecting a company in the console emits an event with the reason shown to the company', async () => {
    const told = await toldBy(
      `UPDATE company SET verification = 'rejected', verification_reason = 'No website' WHERE id = '${market.otherCompany}'`,
    )
    expect(told).toMatchObject([{ type: 'companyRejected', payload: { reason: 'No website' } }])
    const reason = (of: string): string =>
      `SELECT company_own_verification_reason(company, '{"x-hasura-company-id":"${of}"}') FROM company WHERE id = '${market.otherCompany}'`
    expect(await value(reason(market.otherCompany))).toBe('No website')
    expect(await value(reason(market.company))).toBeNull()
  })

  test('approving a user with a verified channel in the console makes the user a creator', async () => {
    await client().query(`
      UPDATE "user" SET user_type = 'User' WHERE id = '${market.creator}';
      INSERT INTO channel_verification (connection_id, user_id) VALUES ('${market.connection}', '${market.creator}');
      UPDATE channel_verification SET status = 'meets_requirements', finished_at = now();
      INSERT INTO creator_access (creator_id, kind) VALUES ('${market.creator}', 'creator')`)
    const told = await toldBy(`UPDATE creator_access SET status = 'approved'`)
    expect(told).toMatchObject([
      {
        type: 'creatorAccessApproved',
        entity: 'creator',
        entity_id: market.creator,
        payload: { kind: 'creator' },
      },
    ])
    expect(await value(`SELECT user_type FROM "user" WHERE id = '${market.creator}'`)).toBe('Creator')
    expect(await value('SELECT decided_at IS NOT NULL FROM creator_access')).toBe(true)
  })

  test('a user who requests access again gets a new request without the reason of the earlier refusal', async () => {
    await client().query(`
      INSERT INTO creator_access (creator_id, kind, status, reason, requested_at)
        VALUES ('${market.creator}', 'keys', 'rejected', 'Too few videos', now() - interval '1 month')`)
    const told = await toldBy(`UPDATE creator_access SET status = 'pending'`)
    expect(told).toMatchObject([{ type: 'creatorAccessRequested', payload: { kind: 'keys', reason: '' } }])
    expect(
      await value(
        `SELECT (requested_at = now() AND decided_at IS NULL AND reason = '')::text FROM creator_access`,
      ),
    ).toBe('true')
  })

  test('resolving a report in the console emits an event', async () => {
    await client().query(`
      INSERT INTO user_report (id, company_id, reporter_id) VALUES ('${market.item}', '${market.company}', '${market.owner}');
      INSERT INTO user_report_cause (report_id, reason) VALUES ('${market.item}', 'spam');
      INSERT INTO user_report_subject (report_id, creator_id) VALUES ('${market.item}', '${market.creator}');
      SET CONSTRAINTS ALL IMMEDIATE`)
    const told = await toldBy(`UPDATE user_report SET status = 'resolved', resolution = 'Warned'`)
    expect(told.map((event) => event.type)).toEqual(['userReportResolved'])
  })

  test('sending a failed payout again in the console emits an event', async () => {
    await client().query(
      `INSERT INTO payout (creator_id, amount_cents, idempotency_key) VALUES ('${market.creator}', 500, 'p');
       UPDATE payout SET status = 'failed'; SET CONSTRAINTS ALL IMMEDIATE`,
    )
    expect((await toldBy(`UPDATE payout SET status = 'processing'`)).map((event) => event.type)).toEqual([
      'payoutStarted',
    ])
  })
})

describe('inserting rows that an admin has already decided', () => {
  const verified = `INSERT INTO channel_verification (connection_id, user_id, status, finished_at)
    VALUES ('${market.connection}', '${market.creator}', 'meets_requirements', now())`

  test('inserting an approved access request for a user with a verified channel makes the user a creator', async () => {
    await client().query(`UPDATE "user" SET user_type = 'User' WHERE id = '${market.creator}'; ${verified}`)
    const told = await toldBy(
      `INSERT INTO creator_access (creator_id, kind, status) VALUES ('${market.creator}', 'creator', 'approved')`,
    )
    expect(told).toMatchObject([{ type: 'creatorAccessApproved', payload: { kind: 'creator' } }])
    expect(await value(`SELECT user_type FROM "user" WHERE id = '${market.creator}'`)).toBe('Creator')
    expect(await value('SELECT decided_at IS NOT NULL FROM creator_access')).toBe(true)
  })

  test('quest access alone does not make a user a creator', async () => {
    await client().query(`UPDATE "user" SET user_type = 'User' WHERE id = '${market.creator}'`)
    await toldBy(
      `INSERT INTO creator_access (creator_id, kind, status) VALUES ('${market.creator}', 'quests', 'approved')`,
    )
    expect(await value(`SELECT user_type FROM "user" WHERE id = '${market.creator}'`)).toBe('User')
  })

  test('inserting a row that already exists emits no second event', async () => {
    const insert = `INSERT INTO creator_access (creator_id, kind, status) VALUES ('${market.creator}', 'keys', 'approved') ON CONFLICT DO NOTHING`
    await client().query(insert)
    expect(await toldBy(insert)).toEqual([])
  })

  test.each([
    ['verified', '', 'companyVerified'],
    ['rejected', 'No website', 'companyRejected'],
  ])('inserting a company as %s emits an event', async (verification, reason, type) => {
    const told = await toldBy(`INSERT INTO company (name, type, website, verification, verification_reason)
      VALUES ('Eastwind', 'brand', 'https://eastwind.example', '${verification}', '${reason}')`)
    expect(told).toMatchObject([{ type, payload: { reason } }])
  })

  test('inserting a report that is already resolved emits its events', async () => {
    const told = await toldBy(`
      INSERT INTO user_report (id, status, resolution) VALUES ('${market.item}', 'dismissed', 'By telephone');
      INSERT INTO user_report_cause (report_id, reason) VALUES ('${market.item}', 'spam');
      INSERT INTO user_report_subject (report_id, creator_id) VALUES ('${market.item}', '${market.creator}')`)
    expect(told.map((event) => event.type).sort()).toEqual(['userReportDismissed', 'userReported'])
    expect(await value('SELECT decided_at IS NOT NULL FROM user_report')).toBe(true)
  })

  test("an unverified company's first activation waits for review, even if it is inserted as live", async () => {
    await client().query(
      `${given.draftQuest}; UPDATE company SET verification = 'rejected', verification_reason = 'Who?' WHERE id = '${market.company}'`,
    )
    const told = await toldBy(
      `INSERT INTO activation (kind, company_id, name, status) VALUES ('CREATOR_PROGRAM', '${market.company}', 'Fans', 'active')`,
    )
    expect(told.map((event) => event.type)).toContain('companyVerificationRequested')
    expect(await value(`SELECT status FROM activation WHERE name = 'Fans'`)).toBe(
      'waiting_for_company_verification',
    )
  })

  test("a verified company's activation that is inserted as live is live immediately and has a publish date", async () => {
    await toldBy(given.program)
    expect(await value(`SELECT status || ' ' || (published_at IS NOT NULL) FROM activation`)).toBe(
      'active true',
    )
  })
})

const verifiedDomain = `
  UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 day';
  INSERT INTO custom_domain (company_id, domain) VALUES ('${market.company}', 'play.example');
  UPDATE custom_domain SET status = 'verified', checked_at = now()`

describe('emitting events for workflows', () => {
  test.each([
    [
      'requesting an export emits an event',
      `INSERT INTO export (company_id, kind) VALUES ('${market.company}', 'report')`,
      'exportRequested',
    ],
    [
      'publishing an announcement emits an event',
      `INSERT INTO announcement (company_id, title, body) VALUES ('${market.company}', 'Hi', 'All')`,
      'announcementPublished',
    ],
    [
      'changing an email address emits an event',
      `UPDATE "user" SET email = 'new@example.com' WHERE id = '${market.plainUser}'`,
      'emailChanged',
    ],
    [
      'requesting quest access emits an event',
      `INSERT INTO creator_access (creator_id, kind) VALUES ('${market.creator}', 'quests')`,
      'creatorAccessRequested',
    ],
    [
      'creating a payment emits an event',
      `INSERT INTO payment (company_id, amount_cents, idempotency_key) VALUES ('${market.company}', 1, 'p')`,
      'paymentRequested',
    ],
    [
      'creating a payout emits an event',
      `INSERT INTO payout (creator_id, amount_cents, idempotency_key) VALUES ('${market.creator}', 1, 'p')`,
      'payoutRequested',
    ],
    [
      'adding a custom domain emits an event',
      `UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 day'; INSERT INTO custom_domain (company_id, domain) VALUES ('${market.company}', 'play.example')`,
      'customDomainAdded',
    ],
  ])('the database emits the right event: %s', async (_, change, type) => {
    expect((await toldBy(change)).map((event) => event.type)).toEqual([type])
  })

  test('a changed email address becomes unverified, but saving the same address again keeps it verified', async () => {
    await client().query(`UPDATE "user" SET email = 'new@example.com' WHERE id = '${market.plainUser}'`)
    expect(await value(`SELECT email_verified_at FROM "user" WHERE id = '${market.plainUser}'`)).toBeNull()
    await client().query(`UPDATE "user" SET email_verified_at = now() WHERE id = '${market.plainUser}'`)
    await client().query(`UPDATE "user" SET email = 'new@example.com' WHERE id = '${market.plainUser}'`)
    expect(
      await value(`SELECT email_verified_at IS NOT NULL FROM "user" WHERE id = '${market.plainUser}'`),
    ).toBe(true)
  })

  test.each([
    ['has lost its DNS record', `missing_since = now()`, ['customDomainMissing']],
    ['loses its verification', `status = 'not_verified'`, ['customDomainLost']],
    [
      'loses its verification after a missing record',
      `status = 'not_verified', missing_since = NULL`,
      ['customDomainLost'],
    ],
    ['is checked again', `checked_at = now()`, []],
    ['is replaced by another', `domain = 'games.example'`, ['customDomainAdded']],
  ])('an event is emitted for a verified domain that %s', async (_, change, types) => {
    await client().query(verifiedDomain)
    const told = await toldBy(`UPDATE custom_domain SET ${change}`)
    expect(told.map((event) => event.type)).toEqual(types)
  })

  test('a changed domain must be verified again', async () => {
    await client().query(`${verifiedDomain};
      UPDATE custom_domain SET missing_since = now();
      UPDATE custom_domain SET domain = 'games.example'`)
    expect(await value(`SELECT status || ' ' || (missing_since IS NULL) FROM custom_domain`)).toBe(
      'not_verified true',
    )
  })
})

describe('recording changes in the audit trail', () => {
  test('the audit trail records who changed a row, and the row before and after the change', async () => {
    await client().query(asUser(market.owner))
    await client().query(`UPDATE company_member SET title = 'Producer' WHERE user_id = '${market.member}'`)
    const { rows } = await client().query(
      `SELECT actor_id, actor_role, entity, entity_id, operation, before ->> 'title' AS before, after ->> 'title' AS after
         FROM audit_event ORDER BY id DESC LIMIT 1`,
    )
    expect(rows).toEqual([
      {
        actor_id: market.owner,
        actor_role: 'company',
        entity: 'company_member',
        entity_id: market.member,
        operation: 'UPDATE',
        before: '',
        after: 'Producer',
      },
    ])
  })

  test('the audit trail never contains the text of a code or token', async () => {
    await client().query(`
      UPDATE code SET status = 'unavailable';
      INSERT INTO company_invitation (company_id, email, token_hash) VALUES ('${market.company}', 'a@b.example', 'secret')`)
    const { rows } = await client().query<{ row: string }>(`SELECT audit_event::text AS row FROM audit_event`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ row }) => row.includes('AAAA-BBBB-CCCC') || row.includes('token_hash'))).toEqual([])
  })

  test('an update that changes nothing is not recorded in the audit trail', async () => {
    const before = await value('SELECT count(*) FROM audit_event')
    await client().query(`UPDATE company_member SET title = title`)
    expect(await value('SELECT count(*) FROM audit_event')).toBe(before)
  })
})

describe('values computed by the database', () => {
  test.each([
    [0, 5, 'nano'],
    [1_000, 5, 'micro'],
    [0, 100, 'mid'],
    [100_000, 0, 'macro'],
  ])('a channel with %s views and %s viewers makes its creator %s', async (views, ccv, tier) => {
    await client().query(
      `UPDATE user_connection SET average_views_per_video = ${views}, average_ccv = ${ccv} WHERE id = '${market.connection}'`,
    )
    expect(await value(`SELECT size_tier FROM creator WHERE id = '${market.creator}'`)).toBe(tier)
  })

  test('the color of a code stock is green, yellow under 10 percent, and red when empty', async () => {
    const colour = `SELECT availability || ' ' || colour FROM code_stock WHERE item_id = '${market.item}'`
    await client().query(
      `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash)
       SELECT '${market.batch}', '\\x00', 'test', sha256(('CODE-' || n)::bytea) FROM generate_series(1, 10) AS n`,
    )
    expect(await value(colour)).toBe('HIGH green')
    await client().query(`UPDATE code SET status = 'unavailable' WHERE code_hash <> sha256('CODE-1')`)
    expect(await value(colour)).toBe('LOW yellow')
    await client().query(`UPDATE code SET status = 'unavailable' WHERE code_hash = sha256('CODE-1')`)
    expect(await value(colour)).toBe('OUT red')
  })

  test('a code gets its company, item and store from its batch', async () => {
    await client().query(
      `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash, company_id)
       VALUES ('${market.batch}', '\\x00', 'test', sha256('X'), '${market.otherCompany}')`,
    )
    expect(await value(`SELECT company_id FROM code WHERE code_hash = sha256('X')`)).toBe(market.company)
  })

  test('every account has notification preferences and every company a plan', async () => {
    expect(
      await value(
        'SELECT count(*) FROM "user" LEFT JOIN notification_preference ON user_id = id WHERE user_id IS NULL',
      ),
    ).toBe('0')
    expect(await value(`SELECT id FROM company_plan('${market.company}')`)).toBe('starter')
  })
})
