import { createMigratedScratch } from '@questboard/database/testing'
import { isEmail } from '@questboard/domain'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

let scratch: Awaited<ReturnType<typeof createMigratedScratch>>
let client: Client
beforeAll(async () => {
  scratch = await createMigratedScratch()
  client = new Client({ connectionString: scratch.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await scratch?.drop()
})

const addresses = [
  ...['a@b.co', 'first.last+tag@mail.example', 'ö@bücher.example', 'a@1password.com', 'A@B.CO'],
  ...['a@1.2.3.4', 'a@[127.0.0.1]', 'a@[IPv6:::1]', 'a@::1', 'a@127.1', 'a@127.0.0.0x1', 'a@1.2.3.4.'],
  ...['nobody', 'a@localhost', 'a@b.co:25', 'a b@c.de', 'a\n@b.co', 'a@b.co\n', 'a@b@c.de', ''],
  `${'a'.repeat(249)}@b.co`,
  `${'a'.repeat(250)}@b.co`,
]

it.each(addresses)(
  'the database and the forms agree on whether %j is a valid email address',
  async (address) => {
    const { rows } = await client.query('select is_email($1) as "isEmail"', [address])
    expect(rows).toEqual([{ isEmail: isEmail(address) }])
  },
)

/** Columns that contain copies of a user's email address. */
const COPIES = ['farewell', 'verification_token']

it('every column with an email address has the same constraint', async () => {
  const { rows } = await client.query(
    `
    select format('%s.%s', table_name, column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ 'email$'
       and table_name <> all ($1)
       and not exists (select from pg_constraint
                        where conrelid = format('public.%I', table_name)::regclass
                          and pg_get_constraintdef(oid) like format('%%is_email((%s)%%', column_name))
     order by 1`,
    [COPIES],
  )
  expect(rows).toEqual([])
})
