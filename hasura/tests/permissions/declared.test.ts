import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from '../support/database.ts'
import { listTableFiles, type Role, readTableEntries, readTables, roles } from '../support/metadata.ts'
import { matrix } from './matrix.ts'
import { isReachedOnly, reachedOnly } from './reachedOnly.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
})
afterAll(() => scratch.drop())

const tables = readTables()

/** Every place where a role can use a column: to read, filter, order or write. */
const named = tables.flatMap((table) =>
  (['select_permissions', 'insert_permissions', 'update_permissions'] as const).flatMap((kind) =>
    table[kind].flatMap(({ role, permission }) =>
      [...permission.columns].map((column) => ({ role, kind, column: `${table.table.name}.${column}` })),
    ),
  ),
)

const readersOf = (column: string): readonly Role[] =>
  named
    .filter((place) => place.kind === 'select_permissions' && place.column === column)
    .map((place) => place.role)

const filterOf = (name: string, role: Role): unknown =>
  tables
    .find((table) => table.table.name === name)
    ?.select_permissions.find((permission) => permission.role === role)?.permission.filter

const me = { _eq: 'X-Hasura-User-Id' }
const myCompany = { company_id: { _eq: 'X-Hasura-Company-Id' } }

describe('columns and tables that no role may use', () => {
  test.each([
    'credential.password_hash',
    'session.token_hash',
    'verification_token.token_hash',
    'channel_sign_up.sealed',
    'channel_sign_up.token_hash',
    'company_invitation.token_hash',
    'code.code_ciphertext',
    'code.code_hash',
    'code.next_hash',
    'code.key_id',
    'signing_key.private_jwk_sealed',
    'user_connection.access_token_sealed',
    'user_connection.refresh_token_sealed',
    'payment_method.provider_customer_id',
    'payment_method.provider_method_id',
    'payment.provider_reference',
    'payout.provider_reference',
    'payout_account.provider_reference',
    'upload.path',
    'user_report.resolution',
  ])('no role can use %s', async (column) => {
    const [table, name] = column.split('.')
    const { rowCount } = await scratch.client.query(
      `SELECT FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND column_name = $2`,
      [table, name],
    )
    expect(rowCount, 'the column exists').toBe(1)
    expect(named.filter((place) => place.column === column)).toEqual([])
  })

  test.each([
    'credential',
    'verification_token',
    'signing_key',
    'rate_limit',
    'idempotency_key',
    'audit_event',
    'domain_event',
    'card_customer',
    'card_event',
    'channel_hold',
    'channel_past_owner',
    'channel_sign_up',
    'client_event',
    'code_import',
    'code_import_part',
    'farewell',
    'reserved_name',
    'summary',
  ])('no role can use any column of %s', (name) => {
    const table = tables.find((candidate) => candidate.table.name === name)
    expect(table).toMatchObject({
      select_permissions: [],
      insert_permissions: [],
      update_permissions: [],
      delete_permissions: [],
    })
  })
})

describe('columns that only a company or only a creator can read', () => {
  test('a code can be read only by its company and the creator who claimed it', () => {
    expect(readersOf('code.status')).toEqual(['company', 'creator'])
    expect(filterOf('code', 'company')).toEqual(myCompany)
    expect(filterOf('code', 'creator')).toEqual({ claimed_by: me })
  })

  test('the number of codes left can be read only by the company', () => {
    expect(readersOf('code_stock.available')).toEqual(['company'])
    expect(filterOf('code_stock', 'company')).toEqual(myCompany)
  })

  test.each([
    'user',
    'address',
    'user_connection',
    'session',
    'device',
    'notification',
    'notification_preference',
  ])("only the row's owner can read %s", (name) => {
    const filters = (['user', 'creator', 'company'] as const).map((role) => filterOf(name, role))
    const own = name === 'user' ? { id: me } : { user_id: me }
    expect(filters).toEqual([own, own, own])
    expect(filterOf(name, 'anonymous')).toBeUndefined()
  })

  test.each(['payout', 'payout_account'])('only the creator can read %s', (name) => {
    expect(filterOf(name, 'creator')).toEqual({ creator_id: me })
    expect(filterOf(name, 'company')).toBeUndefined()
    expect(filterOf(name, 'anonymous')).toBeUndefined()
  })

  test.each([
    'payment',
    'payment_method',
    'cart_item',
    'invoice',
    'statement',
    'subscription',
    'company_settings',
    'company_invitation',
    'note',
    'creator_list',
    'shortlist',
    'bulk_action',
    'export',
    'user_report',
  ])('only the company can read %s', (name) => {
    expect(filterOf(name, 'company')).toEqual(myCompany)
    for (const role of ['anonymous', 'user', 'creator'] as const)
      expect(filterOf(name, role), role).toBeUndefined()
  })
})

describe('tables and permissions in the metadata', () => {
  test('every table of the database is in the metadata, and every permission is on such a table', async () => {
    const { rows } = await scratch.client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition
          AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
        ORDER BY 1`,
    )
    const tracked = tables.map((table) => table.table.name)
    const internal = rows.map((row) => row.name).filter((name) => !name.endsWith('_transition'))
    expect(internal.filter((name) => !tracked.includes(name))).toEqual([])
    expect(new Set(tracked).size).toBe(tracked.length)
  })

  test('each table has a metadata file of its own name, and tables.yaml includes all of these files', () => {
    const included = readTableEntries()
      .map(({ file }, index) => ({ file, name: tables[index]?.table.name }))
      .filter(({ file }) => file !== 'tables.yaml')
    expect(included.map(({ name }) => `public_${name}.yaml`)).toEqual(included.map(({ file }) => file))
    expect(included.map(({ file }) => file).sort()).toEqual([...listTableFiles()].sort())
  })

  test('every select permission limits the rows per request', () => {
    const unlimited = tables.flatMap((table) =>
      table.select_permissions
        .filter(({ permission }) => permission.limit === undefined || permission.limit > 1000)
        .map(({ role }) => `${table.table.name} for ${role}`),
    )
    expect(unlimited).toEqual([])
  })

  test('every write permission checks who owns the row', () => {
    const unchecked = tables.flatMap((table) =>
      [
        ...table.insert_permissions.filter(({ permission }) => JSON.stringify(permission.check) === '{}'),
        ...table.update_permissions.filter(({ permission }) => JSON.stringify(permission.filter) === '{}'),
        ...table.delete_permissions.filter(({ permission }) => JSON.stringify(permission.filter) === '{}'),
      ].map(({ role }) => `${table.table.name} for ${role}`),
    )
    expect(unchecked).toEqual([])
  })

  test('visitors have only select permissions', () => {
    const writers = tables.filter((table) =>
      [...table.insert_permissions, ...table.update_permissions, ...table.delete_permissions].some(
        ({ role }) => role === 'anonymous',
      ),
    )
    expect(writers.map((table) => table.table.name)).toEqual([])
  })

  test('no role can set the owner or the creation time of a row', () => {
    const owners = [
      'id',
      'company_id',
      'creator_id',
      'user_id',
      'author_id',
      'created_by',
      'created_at',
      'updated_at',
      'version',
    ]
    const forbidden = named.filter(
      ({ kind, column }) => kind !== 'select_permissions' && owners.includes(column.split('.')[1] ?? ''),
    )
    const allowed = [
      // A company can write these rows about any creator. Permissions check who owns the note, list or report.
      'note.creator_id',
      'creator_list_entry.creator_id',
      'shortlist_entry.creator_id',
      'user_report_subject.creator_id',
      'activation_whitelist.creator_id',
      // Anyone can be followed, so permissions check only the follower.
      'follow.creator_id',
      'follow.company_id',
      // These columns contain an activation's id, and permissions check that the activation belongs to the company.
      'creator_program.id',
      'key_campaign.id',
      'mission.id',
      'quest.id',
    ]
    expect(
      forbidden
        .filter(({ column }) => !allowed.includes(column))
        .map(({ column, role }) => `${column} by ${role}`),
    ).toEqual([])
  })
})

describe('comparing the metadata with the permission matrix', () => {
  const readable = tables.filter((file) => !file.is_enum && !file.table.name.endsWith('_transition'))

  test('the permission matrix contains every table', () => {
    // A view of accounts that can be read only through other rows, so that no one can list all accounts.
    const listless = ['user_profile']
    const names = readable.map((file) => file.table.name).filter((name) => !listless.includes(name))
    expect(names.sort()).toEqual(Object.keys(matrix).sort())
  })

  test.each(Object.entries(matrix))(
    'every role that the permission matrix names for %s can read the table',
    (name, readers) => {
      const file = readable.find((candidate) => candidate.table.name === name)
      const found = file?.select_permissions
        .map(({ role }) => role)
        .filter((role) => !isReachedOnly(name, role))
      expect(found?.sort()).toEqual(roles.filter((role) => readers[role] !== undefined).sort())
    },
  )

  test.each(
    Object.entries(reachedOnly).flatMap(([table, readers]) => readers.map((role) => ({ table, role }))),
  )('$role can read rows of $table only as a part of other rows, not directly', ({ table, role }) => {
    const file = tables.find((candidate) => candidate.table.name === table)
    expect(file?.select_permissions.find((each) => each.role === role)?.permission).toMatchObject({
      allow_aggregations: false,
      query_root_fields: [],
      subscription_root_fields: [],
    })
  })
})
