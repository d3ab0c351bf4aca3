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

const include = /^!include (?=public_\w+\.yaml$)/
const tableList = z.array(z.union([z.string().regex(include), z.looseObject({})]))

export type TableEntry = {
  /** The file with the table's metadata: an included file, or `tables.yaml`. */
  readonly file: string
  readonly content: unknown
}

const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'))

/** The tables in tables.yaml: some are written there, others are included. */
export const readTableEntries = (): readonly TableEntry[] =>
  tableList.parse(read('tables.yaml')).map((entry) => {
    if (typeof entry !== 'string') return { file: 'tables.yaml', content: entry }
    const file = entry.replace(include, '')
    return { file, content: read(file) }
  })

function tableOf({ file, content }: TableEntry): TableFile {
  const { data, error } = tableFile.safeParse(content)
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`)
  return data
}

export const readTables = (): readonly TableFile[] => readTableEntries().map(tableOf)

/** The files of tables, whether tables.yaml includes them or not. */
export const listTableFiles = (): readonly string[] =>
  readdirSync(folder).filter((file) => file !== 'tables.yaml')
