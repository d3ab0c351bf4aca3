import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import { type Role, readTables, roles } from '../support/metadata.ts'

const { graphql, valueIn } = await openEngineOnMarket()

const folder = join(import.meta.dirname, '../../metadata/databases/default/functions')
const functionFile = z.object({
  function: z.object({ schema: z.literal('public'), name: z.string() }),
  configuration: z.object({
    custom_root_fields: z.object({ function: z.string() }).optional(),
  }),
  permissions: z.array(z.object({ role: z.enum(roles) })),
})
const functions = readdirSync(folder)
  .filter((file) => file !== 'functions.yaml')
  .map((file) => functionFile.parse(parse(readFileSync(join(folder, file), 'utf8'))))

/** Roles that read the table a function returns and cannot call the function, with the reason. */
const withoutFunction: Readonly<Record<string, Readonly<Partial<Record<Role, string>>>>> = {
  browse_activations: {
    anonymous: 'only creators browse',
    company: 'only creators browse',
    user: 'only creators browse',
  },
}

const readersOf = (table: string): readonly Role[] =>
  readTables()
    .find((one) => one.table.name === table)
    ?.select_permissions.map(({ role }) => role) ?? []

test.each(functions)(
  'each role that reads the rows of $function.name either can call the function or has a documented reason why not',
  async ({ function: { name }, permissions }) => {
    const table = await valueIn(
      `SELECT typname FROM pg_type WHERE oid = (SELECT prorettype FROM pg_proc WHERE proname = '${name}')`,
    )
    const permitted = permissions.map(({ role }) => role)
    const excluded = Object.keys(withoutFunction[name] ?? {})
    expect([...permitted, ...excluded].toSorted()).toEqual([...readersOf(table)].toSorted())
  },
)

const rootFields = async (role: Role): Promise<readonly string[]> => {
  const { data } = await graphql.ask({ role }, '{ __schema { queryType { fields { name } } } }')
  const schema = z.object({ queryType: z.object({ fields: z.array(z.object({ name: z.string() })) }) })
  return schema.parse(data?.__schema).queryType.fields.map(({ name }) => name)
}

test.each(roles)('the role %s can call only the functions that name the role', async (role) => {
  const fields = await rootFields(role)
  for (const { function: fn, configuration, permissions } of functions) {
    const root = configuration.custom_root_fields?.function ?? fn.name
    expect(fields.includes(root), root).toBe(permissions.some((one) => one.role === role))
  }
})
