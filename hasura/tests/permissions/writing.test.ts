import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import type { Answer, Session } from '../support/graphql.ts'
import { addCode } from '../support/market.ts'
import { type Role, readTables } from '../support/metadata.ts'
import { rowsFor, type Tenant } from '../support/tenants.ts'
import { matrix, writers } from './matrix.ts'

const { scratch, tenants, graphql, sessionOf, valueIn } = await openEngineOnMarket()

const strangersRows = (table: string, owned: string): Promise<string> =>
  valueIn(
    `SELECT md5(string_agg(row_text, '|' ORDER BY row_text)) FROM
       (SELECT "${table}"::text AS row_text FROM "${table}" WHERE NOT coalesce((${owned}), false)) AS strangers`,
  )

/** A valid value of each column type. */
const attacks: Readonly<Record<string, string>> = {
  text: '"attacked"',
  USER_DEFINED: '"attacked"',
  boolean: 'true',
  integer: '1',
  bigint: '1',
  jsonb: '{}',
  'timestamp with time zone': '"2020-01-01T00:00:00Z"',
}

async function attackOn(table: string, columns: readonly string[]): Promise<string | undefined> {
  const { rows } = await scratch.client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, replace(data_type, '-', '_') AS type FROM information_schema.columns AS c
      WHERE table_schema = 'public' AND table_name = $1 AND column_name = ANY ($2)
        AND NOT EXISTS (SELECT FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
                         WHERE conrelid = format('%I', c.table_name)::regclass AND attname = column_name AND contype IN ('f', 'u', 'c'))
      ORDER BY ordinal_position`,
    [table, columns],
  )
  const target = rows.find((row) => attacks[row.type] !== undefined)
  return target === undefined ? undefined : `_set: {${target.name}: ${attacks[target.type]}}`
}

const writable = readTables().filter((file) => matrix[file.table.name] !== undefined)

const ownedBy = (session: Session, table: string): string =>
  rowsFor(session, writers[table]?.[session.role] ?? matrix[table]?.[session.role] ?? 'false')

/** The number of attacks that changed the attacker's own rows, which proves that the attacks were valid requests. */
let effective = 0
const affected = (answer: Answer, field: string): number => {
  const result = answer.data?.[field]
  return typeof result === 'object' && result !== null && 'affected_rows' in result
    ? Number(result.affected_rows)
    : 0
}

const asRole = (role: Role): readonly Tenant[] =>
  tenants.filter((candidate) => candidate.session.role === role)

describe('attacks on the rows of other accounts', () => {
  const updates = writable.flatMap((file) =>
    file.update_permissions.map(({ role, permission }) => ({
      table: file.table.name,
      role,
      columns: [...permission.columns],
    })),
  )

  test.each(updates)(
    'a $role who updates all rows of $table changes only their own rows',
    async ({ table, role, columns }) => {
      const attack = await attackOn(table, columns)
      if (attack === undefined) return
      for (const { name, session } of asRole(role)) {
        const before = await strangersRows(table, ownedBy(session, table))
        const answer = await graphql.ask(
          session,
          `mutation { update_${table}(where: {}, ${attack}) { affected_rows } }`,
        )
        if (answer.errors !== undefined)
          expect(answer.errors[0]?.extensions.code).not.toBe('validation-failed')
        if (affected(answer, `update_${table}`) > 0) effective += 1
        expect(await strangersRows(table, ownedBy(session, table)), `${name} changes ${table}`).toBe(before)
      }
    },
  )

  const deletes = writable.flatMap((file) =>
    file.delete_permissions.map(({ role }) => ({ table: file.table.name, role })),
  )

  test.each(deletes)(
    'a $role who deletes all rows of $table deletes only their own rows',
    async ({ table, role }) => {
      for (const { name, session } of asRole(role)) {
        const before = await strangersRows(table, ownedBy(session, table))
        const answer = await graphql.ask(session, `mutation { delete_${table}(where: {}) { affected_rows } }`)
        if (answer.errors !== undefined)
          expect(answer.errors[0]?.extensions.code).not.toBe('validation-failed')
        if (affected(answer, `delete_${table}`) > 0) effective += 1
        expect(await strangersRows(table, ownedBy(session, table)), `${name} deletes ${table}`).toBe(before)
      }
    },
  )

  test("the attacks changed enough of the attacker's own rows to be a real test", () => {
    expect(effective).toBeGreaterThan(40)
  })
})

type Intrusion = {
  readonly what: string
  readonly who: string
  /** Finds a row that does not belong to `who`, as the target of the attack. */
  readonly target: (session: Session) => string
  readonly mutation: (target: string) => string
}

const intrusions: readonly Intrusion[] = [
  {
    what: "a block on another creator's page",
    who: 'the demo creator',
    target: ({ userId }) => `SELECT id FROM creator_page WHERE creator_id <> '${userId}' LIMIT 1`,
    mutation: (id) =>
      `insert_creator_page_block_one(object: {page_id: "${id}", kind: text, position: 99}) { id }`,
  },
  {
    what: "a creator on a rival's list",
    who: 'a rival studio',
    target: ({ companyId }) => `SELECT id FROM creator_list WHERE company_id <> '${companyId}' LIMIT 1`,
    mutation: (id) =>
      `insert_creator_list_entry_one(object: {list_id: "${id}", creator_id: "d0000000-0000-4000-8000-000000000002"}, on_conflict: {constraint: creator_list_entry_pkey}) { list_id }`,
  },
  {
    what: "a creator on a rival's shortlist",
    who: 'a rival studio',
    target: ({ companyId }) => `SELECT shortlist.id FROM shortlist WHERE company_id <> '${companyId}'
      AND NOT EXISTS (SELECT FROM shortlist_entry WHERE shortlist_id = shortlist.id AND creator_id = 'd0000000-0000-4000-8000-000000000002') LIMIT 1`,
    mutation: (id) =>
      `insert_shortlist_entry_one(object: {shortlist_id: "${id}", creator_id: "d0000000-0000-4000-8000-000000000002"}) { shortlist_id }`,
  },
  {
    what: "a comment on a rival's note",
    who: 'a rival studio',
    target: ({ companyId }) => `SELECT id FROM note WHERE company_id <> '${companyId}' LIMIT 1`,
    mutation: (id) => `insert_note_comment_one(object: {note_id: "${id}", body: "Hello"}) { id }`,
  },
  {
    what: "a reason in a rival's report",
    who: 'a rival studio',
    target: ({ companyId }) =>
      `SELECT id FROM user_report WHERE company_id <> '${companyId}' AND status = 'open' LIMIT 1`,
    mutation: (id) =>
      `insert_user_report_cause_one(object: {report_id: "${id}", reason: other}) { report_id }`,
  },
]

describe('inserting rows for other accounts', () => {
  test.each(intrusions)('a user cannot insert $what', async ({ who, target, mutation }) => {
    const id = await valueIn(target(sessionOf(who)))
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    const answer = await graphql.ask(sessionOf(who), `mutation { ${mutation(id)} }`)
    expect(answer.errors?.[0]?.extensions.code).toBe('permission-error')
  })
})

describe('writes that the permissions allow', () => {
  test("a company can make a code unavailable, but can read the code's text in no column", async () => {
    const studio = sessionOf('a rival studio')
    const code = randomUUID()
    const batch = await valueIn(`SELECT id FROM code_batch WHERE company_id = '${studio.companyId}' LIMIT 1`)
    await scratch.client.query(addCode(batch, 'HELD-1', code))
    const holdBack = (returned: string) =>
      graphql.ask(
        studio,
        `mutation { update_code_by_pk(pk_columns: {id: "${code}"}, _set: {status: unavailable}) { ${returned} } }`,
      )
    for (const column of ['code', 'code_ciphertext', 'code_hash', 'key_id'])
      expect((await holdBack(column)).errors?.[0]?.extensions.code).toBe('validation-failed')
    expect(await holdBack('status')).toEqual({ data: { update_code_by_pk: { status: 'unavailable' } } })
  })

  test('only the member who started a bulk action can close its result', async () => {
    const studio = sessionOf('a rival studio')
    const done = async (createdBy: string): Promise<string> => {
      const id = randomUUID()
      await scratch.client.query(
        `INSERT INTO bulk_action (id, company_id, created_by, kind, item_count, answered_count, started_at, finished_at)
         VALUES ('${id}', '${studio.companyId}', ${createdBy}, 'acceptMember', 1, 1, now(), now())`,
      )
      return id
    }
    const close = async (id: string, session = studio) =>
      (
        await graphql.ask(
          session,
          `mutation { update_bulk_action_by_pk(pk_columns: {id: "${id}"}, _set: {is_closed: true}) { is_closed } }`,
        )
      ).data
    const own = await done(`'${studio.userId}'`)
    expect(await close(own, sessionOf('the demo studio'))).toEqual({ update_bulk_action_by_pk: null })
    expect(await close(await done('NULL'))).toEqual({ update_bulk_action_by_pk: null })
    expect(await close(own)).toEqual({ update_bulk_action_by_pk: { is_closed: true } })
  })

  test('a company can report a creator with several reasons in one request', async () => {
    const answer = await graphql.ask(
      sessionOf('the demo studio'),
      `mutation {
         insert_user_report_one(object: {note: "Again", causes: {data: [{reason: spam}]},
           subjects: {data: [{creator_id: "d0000000-0000-4000-8000-000000000002"}]}}) { status causes { reason } }
       }`,
    )
    expect(answer).toEqual({
      data: { insert_user_report_one: { status: 'open', causes: [{ reason: 'spam' }] } },
    })
  })

  test("a creator can create a page, and gets an error that gives the rule if the page's URL is not allowed", async () => {
    const creator = sessionOf('another creator')
    await scratch.client.query(`DELETE FROM creator_page WHERE creator_id = '${creator.userId}'`)
    const make = (slug: string) =>
      graphql.ask(
        creator,
        `mutation { insert_creator_page_one(object: {slug: "${slug}", title: "Mine"}) { creator_id } }`,
      )
    expect(await make('brand-new-page')).toEqual({
      data: { insert_creator_page_one: { creator_id: creator.userId } },
    })
    const taken = await make('brand-new-page')
    expect(taken.errors?.[0]?.message).toContain('"creator_page_slug_key"')
    const reserved = await make('games')
    expect(reserved.errors?.[0]?.message).toMatch(/^Check constraint violation\. reserved_name: /)
  })

  test('a creator who was refused access can request access again but cannot grant it', async () => {
    const creator = sessionOf('another creator')
    const kind = (name: string) => `creator_id = '${creator.userId}' AND kind = '${name}'`
    const ask = (name: string) =>
      graphql.ask(
        creator,
        `mutation {
           insert_creator_access_one(object: {kind: ${name}}, on_conflict: {constraint: creator_access_pkey, update_columns: [status]}) { status reason }
         }`,
      )
    await scratch.client.query(
      `UPDATE creator_access SET status = 'rejected', reason = 'Too few videos' WHERE ${kind('keys')}`,
    )
    const granted = await graphql.ask(
      creator,
      `mutation { update_creator_access(where: {}, _set: {status: approved}) { affected_rows } }`,
    )
    expect(granted.errors?.[0]?.extensions.code).toBe('permission-error')
    expect(await ask('quests'), 'what is granted stays').toEqual({
      data: { insert_creator_access_one: null },
    })
    expect(await ask('keys')).toEqual({
      data: { insert_creator_access_one: { status: 'pending', reason: '' } },
    })
  })

  test('`currentUser` returns the calling user', async () => {
    const creator = sessionOf('the demo creator')
    const answer = await graphql.ask(
      creator,
      '{ currentUser { id userConnections { providerId hasRefreshToken } } }',
    )
    expect(answer.data?.currentUser).toMatchObject({ id: creator.userId })
    const stranger = await graphql.ask({ role: 'anonymous' }, '{ currentUser { id } }')
    expect(stranger.errors?.[0]?.extensions.code).toBe('validation-failed')
  })
})
