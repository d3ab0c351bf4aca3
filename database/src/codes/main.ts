/**
 * `encrypt` encrypts codes in plain text. It runs after migrations and seeds, before any service. `rotate` re-encrypts
 * codes of older keys. `rehash` hashes all codes with the next CODE_HASH_KEY. The output never contains keys or codes.
 */
import type { ClientBase } from 'pg'
import { createPool, withPatience } from '../database.ts'
import { type CodeVault, createCodeVault } from './codeVault.ts'
import { rehashStoredCodes, settleNextHashes } from './rehashCodes.ts'
import { checkCodeKeys, encryptStoredCodes, rotateStoredCodes } from './storedCodes.ts'

/** The program runs before any service, so it can also complete a change of the hash key. */
const encrypt = async (client: ClientBase, vault: CodeVault): Promise<number> => {
  await settleNextHashes(client, vault)
  return encryptStoredCodes(client, vault)
}

const works = { encrypt, rotate: rotateStoredCodes, rehash: rehashStoredCodes }
const isWork = (word: string): word is keyof typeof works => Object.hasOwn(works, word)

/** If several replicas start at the same time, one of them does the work and the others wait. */
const LOCK = `select pg_advisory_lock(hashtext('questboard codes'))`

async function main([word = '']: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL = '', CODE_ENCRYPTION_KEY = '', CODE_HASH_KEY = '' } = environment
  if (!isWork(word)) throw new Error(`unknown command "${word}": use one of ${Object.keys(works).join(', ')}`)
  const vault = createCodeVault({ CODE_ENCRYPTION_KEY, CODE_HASH_KEY })
  const pool = createPool(DATABASE_URL, { connections: 1 })
  try {
    const count = await withPatience(pool, async (client) => {
      await client.query(LOCK)
      await checkCodeKeys(client, vault)
      return works[word](client, vault)
    })
    process.stdout.write(`${word}: ${count} codes\n`)
  } finally {
    await pool.end()
  }
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`codes: ${error instanceof Error ? error.message : 'failed'}\n`)
  process.exitCode = 1
}
