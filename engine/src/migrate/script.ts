import { DatabaseError, type PoolClient } from 'pg'
import { MigrationError } from './folder.ts'
import { lineAt, splitStatements } from './statements.ts'

/** Runs a file in one transaction that ends with `after`. On failure, rolls back and reports the line. */
export async function runScript(
  client: PoolClient,
  file: string,
  script: string,
  after: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(script)
    await after(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (!(error instanceof DatabaseError)) throw error
    const line = await lineOf(client, script, error)
    throw new MigrationError(`${file}${line === undefined ? '' : `:${line}`}: ${describe(error)}`)
  }
}

function describe(error: DatabaseError): string {
  return [error.message, error.detail, error.hint].filter((part) => part !== undefined).join('; ')
}

/** Postgres gives a position for syntax errors, but not for errors at run time. */
async function lineOf(client: PoolClient, script: string, error: DatabaseError): Promise<number | undefined> {
  if (error.position !== undefined) return lineAt(script, characterOffset(script, Number(error.position) - 1))
  return failingLine(client, script).catch(() => undefined)
}

/** Converts an offset. Postgres' positions count characters; strings count UTF-16 units. */
function characterOffset(script: string, characters: number): number {
  let offset = 0
  for (const character of script) {
    if (characters-- <= 0) break
    offset += character.length
  }
  return offset
}

/** Runs the statements one by one in a transaction that is rolled back, to find the one that fails. */
async function failingLine(client: PoolClient, script: string): Promise<number | undefined> {
  try {
    await client.query('begin')
    for (const { text, offset } of splitStatements(script)) {
      try {
        await client.query(text)
      } catch {
        return lineAt(script, offset)
      }
    }
    return undefined
  } finally {
    await client.query('rollback').catch(() => {})
  }
}
