import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../metadata/databases/default/tables')

export const roles = ['anonymous', 'user', 'creator', 'company'] as const
export type Role = (typeof roles)[number]

const columns = z.union([z.array(z.string()), z.literal('*')]).default([])
const permissions = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.object({ role: z.enum(roles), permission: z.object(shape) })).default([])

const tableFile = z.object({
  table: z.object({ schema: z.literal('public'), name: z.string() }),
  is_enum: z.boolean().default(false),
  select_permissions: permissions({
    columns,
    filter: z.json(),
    limit: z.int().optional(),
    allow_aggregations: z.boolean().default(false),
    query_root_fields: z.array(z.string()),
    subscription_root_fields: z.array(z.string()),
  }),
  insert_permissions: permissions({
    columns,
    check: z.json(),
    set: z.record(z.string(), z.json()).default({}),
  }),
  update_permissions: permissions({ columns, filter: z.json(), check: z.json() }),
  delete_permissions: permissions({ filter: z.json() }),
})

export type TableFile = z.infer<typeof tableFile>

function readTable(file: string): TableFile {
  const { data, error } = tableFile.safeParse(parse(readFileSync(join(folder, file), 'utf8')))
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`)
  return data
}

export const readTables = (): readonly TableFile[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith('public_'))
    .map(readTable)

export const readTableList = (): readonly string[] =>
  z.array(z.string()).parse(parse(readFileSync(join(folder, 'tables.yaml'), 'utf8')))
