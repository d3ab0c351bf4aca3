import { DatabaseError, type PoolClient } from 'pg'
import { MigrationError } from './folder.ts'
import { lineAt, splitStatements } from './statements.ts'

/** Runs a file in one transaction with `after` at its end; when it fails nothing of it stays, and the error says where. */
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

/** Postgres gives a position for what it cannot parse or resolve, but none for what fails while it runs. */
async function lineOf(client: PoolClient, script: string, error: DatabaseError): Promise<number | undefined> {
  if (error.position !== undefined) return lineAt(script, characterOffset(script, Number(error.position) - 1))
  return failingLine(client, script).catch(() => undefined)
}

/** Positions count characters, strings count UTF-16 units. */
function characterOffset(script: string, characters: number): number {
  let offset = 0
  for (const character of script) {
    if (characters-- <= 0) break
    offset += character.length
  }
  return offset
}

/** Tries the statements one by one in a transaction that is rolled back, to learn which of them it was. */
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
