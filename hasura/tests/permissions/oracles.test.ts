import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import type { Session } from '../support/graphql.ts'
import { readTables } from '../support/metadata.ts'
import { readRelations } from '../support/relations.ts'
import { matrix } from './matrix.ts'

const { scratch, keys, tenants, graphql, sessionOf, valueIn } = await openEngineOnMarket()
const relations = await readRelations(scratch.client)

const files = readTables()

const selectOf = (table: string, session: Session) =>
  files
    .find((file) => file.table.name === table)
    ?.select_permissions.find(({ role }) => role === session.role)?.permission

const namedKey = (table: string, session: Session): readonly string[] => {
  const columns = selectOf(table, session)?.columns ?? []
  return (keys.get(table) ?? []).map(({ column }) => column).filter((column) => columns.includes(column))
}

const isHidingSome = (table: string, session: Session): boolean => {
  const rows = matrix[table]?.[session.role]
  return rows !== undefined && rows !== 'true'
}

const rowsAt = (data: unknown, field: string): readonly Record<string, unknown>[] => {
  const list =
    typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === field)?.[1] : []
  return Array.isArray(list) ? list : []
}

const from = Object.keys(matrix).map((table) => ({ table }))

describe('sorting cannot reveal hidden rows', () => {
  let hidden = 0

  test.each(from)(
    'sorting the rows of $table reveals nothing about related rows that are hidden',
    async ({ table }) => {
      for (const { name, session } of tenants) {
        const key = namedKey(table, session)
        if (matrix[table]?.[session.role] === undefined || key.length === 0) continue
        for (const path of relations.filter(
          (each) => each.from === table && isHidingSome(each.to, session),
        )) {
          const [probe] = namedKey(path.to, session)
          if (probe === undefined) continue
          const tie = key.map((column) => `{${column}: asc}`).join(', ')
          const answer = await graphql.ask(
            session,
            `{ ${table}(order_by: [{${path.name}: {${probe}: asc_nulls_last}}, ${tie}], limit: 300) { ${key.join(' ')} far: ${path.name} { ${probe} } } }`,
          )
          // The role cannot sort by this relationship: only single-row relationships can be used for sorting.
          if (answer.errors?.[0]?.extensions.code === 'validation-failed') continue
          expect(answer.errors, `${name}: ${table} by ${path.name}`).toBeUndefined()
          const rows = rowsAt(answer.data, table)
          const first = rows.findIndex((row) => row.far === null)
          if (first === -1) continue
          hidden += 1
          // Rows whose related row is hidden come last, sorted by their own visible key.
          const rest = rows.slice(first)
          expect(
            rest.every((row) => row.far === null),
            `${name}: ${table} by ${path.name}`,
          ).toBe(true)
          const own = rest.map((row) => key.map((column) => String(row[column])))
          const sorted = await sortedByDatabase(table, key, own)
          expect(own, `${name}: ${table} by ${path.name}`).toEqual(sorted)
        }
      }
    },
  )

  test('the tests of sorting compared enough hidden rows', () => {
    expect(hidden).toBeGreaterThan(5)
  })
})

async function sortedByDatabase(
  table: string,
  key: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<readonly (readonly string[])[]> {
  const columns = key.map((column) => `"${column}"`)
  const { rows: sorted } = await scratch.client.query<Record<string, unknown>>(
    `SELECT ${columns.map((column) => `${column}::text`).join(', ')} FROM "${table}"
      WHERE concat_ws('/', ${columns.map((column) => `${column}::text`).join(', ')}) = ANY ($1) ORDER BY ${columns.join(', ')}`,
    [rows.map((row) => row.join('/'))],
  )
  return sorted.map((row) => key.map((column) => String(row[column])))
}

/** The highest `limit` of the permissions. */
const mostRows = 1000

describe('counting cannot reveal hidden rows', () => {
  let counted = 0

  test.each(from)(
    'counting the rows that belong to $table counts only rows that the role can see',
    async ({ table }) => {
      for (const { name, session } of tenants) {
        if (matrix[table]?.[session.role] === undefined) continue
        const paths = relations.filter(({ from: start, to }) => start === table && isHidingSome(to, session))
        for (const path of paths) {
          const answer = await graphql.ask(
            session,
            `{ ${table}(limit: 100) { shown: ${path.name} { __typename } counted: ${path.name}_aggregate { aggregate { count } } } }`,
          )
          // The relationship has no aggregate, because it leads to a single row.
          if (answer.errors?.[0]?.extensions.code === 'validation-failed') continue
          expect(answer.errors, `${name}: ${table}.${path.name}`).toBeUndefined()
          for (const row of rowsAt(answer.data, table)) {
            const shown = Array.isArray(row.shown) ? row.shown.length : 0
            // The list ends at the limit, but the count does not.
            if (shown === mostRows) continue
            expect(row.counted, `${name}: ${table}.${path.name}`).toEqual({ aggregate: { count: shown } })
            counted += shown
          }
        }
      }
    },
  )

  test('the tests of counting compared enough hidden rows', () => {
    expect(counted).toBeGreaterThan(100)
  })
})

describe('people who can read computed fields', () => {
  const studio = 'the demo studio'
  const rival = 'a rival studio'

  test.each([
    ['activation', 'publish_problems', `status = 'draft'`],
    ['activation', 'eligible_creator_count', 'true'],
    ['activation', 'requirement_costs', 'true'],
    ['activation', 'expected_viewers', `kind = 'MISSION'`],
  ])('only the company that owns the activation can read the computed field %s.%s', async (table, field) => {
    const ask = (name: string, whose: string) =>
      graphql.ask(sessionOf(name), `{ ${table}(where: {company_id: {_eq: "${whose}"}}) { ${field} } }`)
    const company = sessionOf(studio).companyId ?? ''
    const own = rowsAt((await ask(studio, company)).data, table)
    const foreign = rowsAt((await ask(rival, company)).data, table)
    expect(own.some((row) => row[field] !== null)).toBe(true)
    expect(foreign.length).toBeGreaterThan(0)
    expect(foreign.filter((row) => row[field] !== null)).toEqual([])
  })

  test('only the company itself can read activation.own_review_note and company.own_verification_reason', async () => {
    const company = sessionOf(studio).companyId ?? ''
    await scratch.client.query(`UPDATE activation SET review_note = 'Mend the text' WHERE company_id = '${company}';
      UPDATE company SET verification_reason = 'Once there was one' WHERE id = '${company}'`)
    const ask = (name: string) =>
      graphql.ask(
        sessionOf(name),
        `{ company_by_pk(id: "${company}") { own_verification_reason }
           activation(where: {company_id: {_eq: "${company}"}}, limit: 1) { own_review_note } }`,
      )
    expect((await ask(studio)).data).toEqual({
      company_by_pk: { own_verification_reason: 'Once there was one' },
      activation: [{ own_review_note: 'Mend the text' }],
    })
    expect((await ask(rival)).data).toEqual({
      company_by_pk: { own_verification_reason: null },
      activation: [{ own_review_note: null }],
    })
  })

  test('only members of a creator program can read its welcome message', async () => {
    const outsider = await valueIn(
      `SELECT creator_id FROM program_membership WHERE status = 'rejected' AND program_id IN (SELECT id FROM activation WHERE status = 'active') ORDER BY 1 LIMIT 1`,
    )
    const program = await valueIn(
      `SELECT program_id FROM program_membership WHERE creator_id = '${outsider}' AND status = 'rejected' ORDER BY 1 LIMIT 1`,
    )
    const member = await valueIn(
      `SELECT creator_id FROM program_membership WHERE program_id = '${program}' AND status = 'accepted' ORDER BY 1 LIMIT 1`,
    )
    const ask = (userId: string) =>
      graphql.ask({ role: 'creator', userId }, `{ creator_program_by_pk(id: "${program}") { welcome } }`)
    expect((await ask(member)).data).toMatchObject({
      creator_program_by_pk: { welcome: { message: expect.any(String) } },
    })
    expect((await ask(outsider)).data).toEqual({ creator_program_by_pk: { welcome: null } })
  })

  test("a company cannot find out the members of another company's program or list by counting", async () => {
    const session = sessionOf(studio)
    const activation = await valueIn(
      `SELECT id FROM activation WHERE company_id = '${session.companyId}' LIMIT 1`,
    )
    const program = (own: string) =>
      valueIn(
        `SELECT id FROM activation WHERE kind = 'CREATOR_PROGRAM' AND company_id ${own} '${session.companyId}' ORDER BY id LIMIT 1`,
      )
    const list = await valueIn(
      `SELECT id FROM creator_list WHERE company_id <> '${session.companyId}' ORDER BY id LIMIT 1`,
    )
    const count = (requirements: object) =>
      graphql.ask(
        session,
        `query ($wanted: jsonb) { activation_by_pk(id: "${activation}") { eligible_creator_count(args: {requirements: $wanted}) } }`,
        { wanted: requirements },
      )
    const own = await count({ program_id: await program('=') })
    expect(own.data?.activation_by_pk).toMatchObject({ eligible_creator_count: expect.any(Number) })
    const rivals = await count({ program_id: await program('<>') })
    expect(rivals.errors?.[0]?.message).toContain('requirement_program_of_company')
    const listed = await count({ creator_list_ids: [list] })
    expect(listed.errors?.[0]?.message).toContain('requirement_list_of_company')
  })

  test.each([
    ['company', '{ activation(limit: 1) { eligible_creator_count(args: {hasura_session: {}}) } }'],
    ['creator', '{ activation(limit: 1) { eligible(args: {hasura_session: {}}) } }'],
    [
      'company',
      '{ report(args: {group_by: "day", from_day: "2020-01-01", to_day: "2030-01-01", hasura_session: {}}) { key } }',
    ],
    ['user', '{ currentUser(args: {hasura_session: {}}) { id } }'],
  ] as const)(
    'a %s cannot pass a session of their own choice to a database function: %s',
    async (role, query) => {
      const session = tenants.find((candidate) => candidate.session.role === role)?.session
      if (session === undefined) throw new Error(`nobody is a ${role}`)
      expect((await graphql.ask(session, query)).errors?.[0]?.extensions.code).toBe('validation-failed')
    },
  )
})

describe('calling database functions that take the calling company as an argument', () => {
  test("the function `report` returns no data about another company's activation", async () => {
    const company = sessionOf('the demo studio').companyId ?? ''
    const activation = await valueIn(
      `SELECT activation_id FROM activation_day WHERE company_id = '${company}' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    )
    const ask = (name: string) =>
      graphql.ask(
        sessionOf(name),
        `{ report(args: {group_by: "day", from_day: "2020-01-01", to_day: "2100-01-01", of_activation_id: "${activation}"}) { key } }`,
      )
    expect(rowsAt((await ask('the demo studio')).data, 'report').length).toBeGreaterThan(0)
    expect((await ask('a rival studio')).data).toEqual({ report: [] })
  })
})

describe('reading insights with and without a plan', () => {
  const counted = `channel_period(where: {days: {_eq: 30}}, limit: 1) { connection_id }
    channel_day(limit: 1) { day }  channel_game(limit: 1) { game_id }`

  test('only companies whose plan has insights can read insights', async () => {
    const { companyId } = sessionOf('the demo studio')
    const before = await valueIn(`SELECT plan_id FROM subscription WHERE company_id = '${companyId}'`)
    const plan = (id: string) =>
      scratch.client.query('UPDATE subscription SET plan_id = $1 WHERE company_id = $2', [id, companyId])
    const ask = async () => (await graphql.ask(sessionOf('the demo studio'), `{ ${counted} }`)).data
    for (const list of Object.values((await ask()) ?? {})) expect(list).toHaveLength(1)
    await plan('starter')
    expect(await ask()).toEqual({ channel_period: [], channel_day: [], channel_game: [] })
    await plan(before)
  })
})

describe('searching creators without learning about rivals', () => {
  const search = (name: string, args: string) =>
    graphql.ask(sessionOf(name), `{ search_creators(args: {${args}}) { id takes_part invitation { id } } }`)
  const own = async () =>
    valueIn(
      `SELECT activation_id FROM invitation WHERE company_id = '${sessionOf('the demo studio').companyId}' AND creator_id IS NOT NULL LIMIT 1`,
    )

  test("a creator search shows invitations to the company's own activation, but none to another company's", async () => {
    const activation = await own()
    const args = `of_activation_id: "${activation}", page_size: 200`
    const found = rowsAt((await search('the demo studio', args)).data, 'search_creators')
    expect(found.filter((row) => row.invitation !== null).length).toBeGreaterThan(0)
    expect((await search('a rival studio', args)).data).toEqual({ search_creators: [] })
  })

  test('a creator search cannot use the list of another company', async () => {
    const list = await valueIn(
      `SELECT list_id FROM creator_list_entry JOIN creator_list ON id = list_id
        WHERE company_id = '${sessionOf('the demo studio').companyId}' LIMIT 1`,
    )
    const ask = (name: string) =>
      graphql.ask(
        sessionOf(name),
        `query ($filters: jsonb) { search_creators(args: {filters: $filters}) { id } }`,
        { filters: { lists: [list] } },
      )
    expect(rowsAt((await ask('the demo studio')).data, 'search_creators').length).toBeGreaterThan(0)
    expect((await ask('a rival studio')).data).toEqual({ search_creators: [] })
  })
})

describe('mailed invitations and the owner of the address', () => {
  test('a company sees the creator of a mailed invitation only after that creator accepts, in lists and in the history', async () => {
    const company = sessionOf('the demo studio')
    const { userId } = sessionOf('the demo creator')
    const activation = await valueIn(
      `SELECT id FROM activation WHERE company_id = '${company.companyId}' AND is_open AND NOT takes_part(id, '${userId}')
          AND NOT EXISTS (SELECT FROM invitation WHERE activation_id = activation.id AND creator_id = '${userId}') LIMIT 1`,
    )
    const id = randomUUID()
    await scratch.client.query(
      `INSERT INTO invitation (id, activation_id, activation_type, type, email, creator_id)
       SELECT '${id}', id, kind, 'EMAIL', 'whose@example.com', '${userId}' FROM activation WHERE id = '${activation}'`,
    )
    const sent = await valueIn(
      `SELECT id FROM company_timeline WHERE row_id = '${id}' AND type = 'invitationSent'`,
    )
    const ask = async () => {
      const answer = await graphql.ask(
        company,
        `{ invitation_by_pk(id: "${id}") { email creator { id } }
           named: invitation(where: {id: {_eq: "${id}"}, creator: {id: {_eq: "${userId}"}}}) { id }
           company_timeline(where: {id: {_eq: "${sent}"}}) { creator_id } }`,
      )
      expect(answer.errors).toBeUndefined()
      return answer.data
    }
    const email = 'whose@example.com'
    expect(await ask()).toEqual({
      invitation_by_pk: { email, creator: null },
      named: [],
      company_timeline: [{ creator_id: null }],
    })
    await scratch.client.query(`UPDATE invitation SET status = 'ACCEPTED' WHERE id = '${id}'`)
    expect(await ask()).toEqual({
      invitation_by_pk: { email, creator: { id: userId } },
      named: [{ id }],
      company_timeline: [{ creator_id: userId }],
    })
    const direct = await graphql.ask(company, `{ invitation_by_pk(id: "${id}") { creator_id } }`)
    expect(direct.errors?.[0]?.extensions.code).toBe('validation-failed')
  })
})

describe('inserts that could change existing rows', () => {
  const conquests = [
    {
      what: "another creator's page",
      who: 'the demo creator',
      victim: (me: Session) =>
        `SELECT slug FROM creator_page WHERE creator_id <> '${me.userId}' ORDER BY slug LIMIT 1`,
      attack: (slug: string) =>
        `insert_creator_page_one(object: {slug: "${slug}", title: "Mine now"}, on_conflict: {constraint: creator_page_slug_key, update_columns: [title]}) { id }`,
      state: (slug: string) => `SELECT title FROM creator_page WHERE slug = '${slug}'`,
    },
  ]

  test.each(conquests)(
    'an insert that updates an existing row cannot change $what',
    async ({ who, victim, attack, state }) => {
      const target = await valueIn(victim(sessionOf(who)))
      const before = await valueIn(state(target))
      expect(before).not.toBe('')
      const answer = await graphql.ask(sessionOf(who), `mutation { ${attack(target)} }`)
      expect(await valueIn(state(target))).toBe(before)
      // The response must be an error or null: Hasura returns null if the user cannot change the conflicting row.
      expect(
        answer.errors !== undefined || Object.values(answer.data ?? {}).every((row) => row === null),
      ).toBe(true)
    },
  )
})
