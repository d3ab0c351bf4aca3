import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMetadata } from '../../src/metadata/loadMetadata.ts'
import type { Metadata } from '../../src/metadata/types.ts'
import type { Expression, Permissions } from './evaluate.ts'
import { TABLE_NAMES, TABLES, type TableName } from './world.ts'

const relationships = (table: TableName, kind: 'object' | 'array'): readonly unknown[] =>
  Object.entries(TABLES[table].relations)
    .filter(([, relation]) => relation.kind === kind)
    .map(([name, relation]) => ({
      name,
      using: {
        foreign_key_constraint_on:
          kind === 'object'
            ? relation.local
            : { table: { schema: 'public', name: relation.table }, column: relation.remote },
      },
    }))

export type WritePermissions = {
  readonly insertCheck: Expression
  readonly updateFilter: Expression
  readonly updateCheck: Expression
  readonly deleteFilter: Expression
}

const writes = (
  role: string,
  { insertCheck, updateFilter, updateCheck, deleteFilter }: WritePermissions,
): object => ({
  insert_permissions: [{ role, permission: { columns: '*', check: insertCheck } }],
  update_permissions: [{ role, permission: { columns: '*', filter: updateFilter, check: updateCheck } }],
  delete_permissions: [{ role, permission: { filter: deleteFilter } }],
})

const tableYaml = (table: TableName, roles: Readonly<Record<string, Permissions>>): object => ({
  table: { schema: 'public', name: table },
  object_relationships: relationships(table, 'object'),
  array_relationships: relationships(table, 'array'),
  select_permissions: Object.entries(roles).flatMap(([role, permissions]) => {
    const permission = permissions[table]
    return permission ? [{ role, permission }] : []
  }),
})

/** Writes permissions as a project's metadata files. JSON is valid YAML. */
export const metadataOf = (
  roles: Readonly<Record<string, Permissions>>,
  noteWrites?: { readonly role: string; readonly permissions: WritePermissions },
): Metadata => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-model-'))
  try {
    mkdirSync(join(folder, 'databases'))
    writeFileSync(join(folder, 'version.yaml'), 'version: 3')
    const source = {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
      tables: TABLE_NAMES.map((table) => ({
        ...tableYaml(table, roles),
        ...(table === 'note' && noteWrites && writes(noteWrites.role, noteWrites.permissions)),
      })),
    }
    writeFileSync(join(folder, 'databases/databases.yaml'), JSON.stringify([source]))
    return loadMetadata(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
