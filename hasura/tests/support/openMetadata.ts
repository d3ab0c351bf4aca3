import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { isReachedOnly } from '../permissions/reachedOnly.ts'
import { roles } from './metadata.ts'

const served = join(import.meta.dirname, '../../metadata')

const permission = z.looseObject({
  allow_aggregations: z.boolean().optional(),
  query_root_fields: z.array(z.string()).optional(),
  subscription_root_fields: z.array(z.string()).optional(),
})
const tableFile = z.looseObject({
  table: z.looseObject({ name: z.string() }),
  select_permissions: z.array(z.looseObject({ role: z.enum(roles), permission })).optional(),
})

const opened = ({
  query_root_fields,
  subscription_root_fields,
  ...rest
}: z.infer<typeof permission>): z.infer<typeof permission> => ({ ...rest, allow_aggregations: true })

/**
 * A copy of the metadata with every root field and aggregation, so that the tests of permissions can read each table
 * as each role. The served metadata has only the fields that documents use. Returns the copy's folder.
 */
export const openMetadata = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'metadata-'))
  cpSync(served, folder, { recursive: true })
  const tables = join(folder, 'databases/default/tables')
  for (const name of readdirSync(tables).filter((file) => file.startsWith('public_'))) {
    const file = tableFile.parse(parse(readFileSync(join(tables, name), 'utf8')))
    for (const each of file.select_permissions ?? [])
      if (!isReachedOnly(file.table.name, each.role)) each.permission = opened(each.permission)
    writeFileSync(join(tables, name), stringify(file))
  }
  return folder
}
