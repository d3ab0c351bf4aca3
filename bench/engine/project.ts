import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const everyone = (columns: readonly string[]): string => `
select_permissions:
  - role: creator
    permission: {columns: [${columns.join(', ')}], filter: {}, allow_aggregations: true}`

const COMPANY_READS_OWN = `
  - role: company
    permission:
      columns: '*'
      filter: {quest: {company_id: {_eq: X-Hasura-Company-Id}}}`

const BID_WRITES = `
insert_permissions:
  - role: creator
    permission:
      columns: [quest_id, amount_cents, note]
      set: {creator_id: x-hasura-user-id}
      check: {quest: {status: {_eq: open}}}
update_permissions:
  - role: creator
    permission:
      columns: [amount_cents]
      filter: {creator_id: {_eq: X-Hasura-User-Id}}
      check: null`

const TABLES: Readonly<Record<string, string>> = {
  company: everyone(['id', 'name', 'country']),
  creator: everyone(['id', 'name', 'followers']),
  quest: `
object_relationships:
  - {name: company, using: {foreign_key_constraint_on: company_id}}
array_relationships:
  - name: bids
    using: {foreign_key_constraint_on: {column: quest_id, table: {schema: public, name: bid}}}
${everyone(['id', 'company_id', 'title', 'status', 'budget_cents', 'created_at'])}`,
  bid: `
object_relationships:
  - {name: quest, using: {foreign_key_constraint_on: quest_id}}
  - {name: creator, using: {foreign_key_constraint_on: creator_id}}
${everyone(['id', 'quest_id', 'creator_id', 'amount_cents', 'note', 'created_at'])}${COMPANY_READS_OWN}
${BID_WRITES}`,
}

const filler = `
object_relationships:
  - {name: company, using: {foreign_key_constraint_on: company_id}}
select_permissions:
  - role: creator
    permission: {columns: '*', filter: {company_id: {_eq: x-hasura-company-id}}, allow_aggregations: true}
  - role: company
    permission: {columns: '*', filter: {company_id: {_eq: x-hasura-company-id}}}`

export const writeProject = (folder: string, otherTables = 0): string => {
  const tables = join(folder, 'databases/default/tables')
  mkdirSync(tables, { recursive: true })
  const all = {
    ...TABLES,
    ...Object.fromEntries(Array.from({ length: otherTables }, (_, n) => [`filler_${n + 1}`, filler])),
  }
  writeFileSync(join(folder, 'version.yaml'), 'version: 3\n')
  writeFileSync(
    join(folder, 'databases/databases.yaml'),
    `- name: default
  kind: postgres
  configuration:
    connection_info: {database_url: {from_env: HASURA_GRAPHQL_DATABASE_URL}}
  tables: "!include default/tables/tables.yaml"
`,
  )
  writeFileSync(
    join(tables, 'tables.yaml'),
    Object.keys(all)
      .map((name) => `- "!include public_${name}.yaml"\n`)
      .join(''),
  )
  for (const [name, rest] of Object.entries(all)) {
    writeFileSync(join(tables, `public_${name}.yaml`), `table: {schema: public, name: ${name}}${rest}\n`)
  }
  return folder
}
