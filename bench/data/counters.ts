import type { Client } from 'pg'

export type Counters = { readonly rowsRead: number; readonly scans: ReadonlyMap<string, number> }

/** Counts the rows that sequential scans read and the index entries, in the market's own tables only. */
export const readCounters = async (client: Client): Promise<Counters> => {
  const { rows } = await client.query<{ relname: string; rows_read: string; seq_scan: string }>(
    `select relname, seq_scan, seq_tup_read + coalesce((select sum(idx_tup_read) from pg_stat_user_indexes i
            where i.relid = t.relid), 0) as rows_read
       from pg_stat_user_tables t where schemaname = 'public'`,
  )
  return {
    rowsRead: rows.reduce((total, row) => total + Number(row.rows_read), 0),
    scans: new Map(rows.map((row) => [row.relname, Number(row.seq_scan)])),
  }
}

export const scannedBetween = (before: Counters, after: Counters): readonly string[] =>
  [...after.scans].filter(([table, scans]) => scans > (before.scans.get(table) ?? 0)).map(([table]) => table)

const ROWS = `select relname, reltuples from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`

const rowsByTable = async (client: Client): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ relname: string; reltuples: number }>(ROWS)
  return new Map(rows.map((row) => [row.relname, Number(row.reltuples)]))
}

/** Tables and partitions with at least 1,000 rows and ten times the demo market's rows. */
export const growingTables = async (demo: Client, large: Client): Promise<ReadonlySet<string>> => {
  const small = await rowsByTable(demo)
  const grown = [...(await rowsByTable(large))].filter(
    ([table, rows]) => rows >= 1000 && rows >= 10 * Math.max(1, small.get(table) ?? 0),
  )
  return new Set(grown.map(([table]) => table))
}

export const scannedInPlan = (plan: string): readonly string[] =>
  [...plan.matchAll(/Seq Scan on (?:\w+\.)?"?(\w+)"?/g)].flatMap(([, table]) => (table ? [table] : []))
