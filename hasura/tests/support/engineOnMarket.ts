import { afterAll } from 'vitest'
import { createDemoDatabase } from './database.ts'
import { type Session, startGraphql } from './graphql.ts'
import { readKeys } from './shape.ts'
import { findTenants } from './tenants.ts'

export const openEngineOnMarket = async () => {
  const scratch = await createDemoDatabase()
  afterAll(scratch.drop)
  const keys = await readKeys(scratch.client)
  const tenants = await findTenants(scratch.client)
  const graphql = await startGraphql(scratch.url)
  // Hooks run in reverse order, so the engine stops before its database is dropped.
  afterAll(graphql.stop)

  const sessionOf = (name: string): Session => {
    const found = tenants.find((candidate) => candidate.name === name)
    if (found === undefined) throw new Error(`there is no tenant called ${name}`)
    return found.session
  }
  const valueIn = async (sql: string): Promise<string> => {
    const { rows } = await scratch.client.query<{ value: string | null }>(`SELECT (${sql})::text AS value`)
    return rows[0]?.value ?? ''
  }
  return { scratch, keys, tenants, graphql, sessionOf, valueIn }
}
