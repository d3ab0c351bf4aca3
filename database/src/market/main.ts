/** Runs after seeding the demo market: `tell` writes its channels for the sandbox, `connect` also schedules their checks. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createPool, withPatience } from '../database.ts'
import { createChannelTokenSealer } from '../sealing.ts'
import { connectMarket, readMarket } from './syncSandbox.ts'

async function main([word, file = '']: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL = '', SESSION_SECRET = '' } = environment
  if ((word !== 'tell' && word !== 'connect') || file === '')
    throw new Error('usage: main.ts tell|connect FILE')
  const pool = createPool(DATABASE_URL, { connections: 1 })
  try {
    const market = await withPatience(pool, (client) => readMarket(client, new Date()))
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // The sandbox must receive the tokens before any channel check uses them.
    writeFileSync(`${file}.new`, JSON.stringify(market), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    const sealer = createChannelTokenSealer(SESSION_SECRET)
    if (word === 'connect') await withPatience(pool, (client) => connectMarket(client, market, sealer))
    process.stdout.write(`market: ${market.channels.length} channels\n`)
  } finally {
    await pool.end()
  }
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`market: ${error instanceof Error ? error.message : 'failed'}\n`)
  process.exitCode = 1
}
