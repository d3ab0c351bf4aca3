import type { Database } from '@questboard/database'
import { csvHead, csvLine } from '@questboard/domain'
import { sql } from 'kysely'
import { createZip, type ZipFile } from './createZip.ts'
import { parts } from './parts.ts'

type Row = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const csvOfRows = (rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  return csvHead(columns) + rows.map((row) => csvLine(columns.map((column) => textOf(row[column])))).join('')
}

const readMe = (name: string): string =>
  [
    `This is the data that Questboard has about ${name}.`,
    '',
    'data.json has all of it. Each CSV file has one part, to open in a spreadsheet.',
    'Passwords, sign-in tokens and the codes you claimed are not in the files, because a copy of them would be unsafe.',
    '',
  ].join('\r\n')

/** All data of a person, as one JSON file and one CSV file per table. Tables without rows are left out. */
export async function readPersonalData(
  database: Database,
  user: { readonly id: string; readonly displayName: string },
): Promise<Buffer> {
  const data: Record<string, readonly Row[]> = {}
  // Reads all tables in one snapshot, so that their rows agree.
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      for (const { table, owner, of, without = [] } of parts) {
        const parent = of && parts.find((part) => part.table === of)
        const owners = parent
          ? sql`select id from ${sql.table(parent.table)} where ${sql.ref(parent.owner)} = ${user.id}::uuid`
          : sql`select ${user.id}::uuid`
        const { rows } = await sql<{ row: Row }>`
          select to_jsonb(part) - ${[...without]}::text[] as row from ${sql.table(table)} as part
           where ${sql.ref(`part.${owner}`)} in (${owners})`.execute(transaction)
        if (rows.length > 0) data[table] = rows.map(({ row }) => row)
      }
    })
  const files: readonly ZipFile[] = [
    { name: 'README.txt', content: readMe(user.displayName) },
    { name: 'data.json', content: `${JSON.stringify(data, null, 2)}\n` },
    ...Object.entries(data).map(([table, rows]) => ({ name: `csv/${table}.csv`, content: csvOfRows(rows) })),
  ]
  return createZip(files)
}
