type Engine = { readonly engineUrl: string; readonly adminSecret: string }

const textOf = (cell: unknown): string => (typeof cell === 'string' ? cell : '')

/** Runs statements like an admin in the console and returns the last one's rows without headers. */
export const runSql = async (
  { engineUrl, adminSecret }: Engine,
  sql: string,
): Promise<readonly (readonly string[])[]> => {
  const answer = await fetch(`${engineUrl}/v2/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': adminSecret },
    body: JSON.stringify({ type: 'run_sql', args: { source: 'default', sql } }),
  })
  const said: unknown = await answer.json()
  if (!answer.ok) throw new Error(`run_sql: ${JSON.stringify(said)}`)
  if (typeof said !== 'object' || said === null || !('result' in said) || !Array.isArray(said.result))
    return []
  return said.result.slice(1).map((row: unknown) => (Array.isArray(row) ? row.map(textOf) : []))
}

export const oneOf = async (engine: Engine, sql: string): Promise<string> => {
  const [row] = await runSql(engine, sql)
  const value = row?.[0]
  if (value === undefined || value === 'NULL') throw new Error(`the query has no result: ${sql}`)
  return value
}
