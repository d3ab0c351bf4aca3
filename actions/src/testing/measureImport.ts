/**
 * Imports the number of codes given in a line of standard input, or only hashes and encrypts them. Prints the time of
 * each part and the peak memory (`npm run bench -- codes`).
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { createCodeVault, createDatabase } from '@questboard/database'
import { z } from 'zod'
import { addImport } from '../codes/addImport.ts'
import { stageImport } from '../codes/stageImport.ts'
import type { Member } from '../lib/audiences.ts'

/** The number of codes in one chunk of an upload. */
const LINES = 3600

const wish = z.object({ codes: z.int().positive(), work: z.enum(['import', 'encrypt']) })

const newKey = (): string => randomBytes(32).toString('base64url')
const codes = createCodeVault({ CODE_ENCRYPTION_KEY: `bench:${newKey()}`, CODE_HASH_KEY: newKey() })
const database = createDatabase(process.env.DATABASE_URL ?? '', { connections: 2 })

const target = await database
  .selectFrom('code_item')
  .innerJoin('company_member', 'company_member.company_id', 'code_item.company_id')
  .select(['code_item.id', 'code_item.company_id', 'company_member.user_id'])
  .limit(1)
  .executeTakeFirstOrThrow()
const person: Member = {
  role: 'company',
  userId: target.user_id,
  sessionId: null,
  companyId: target.company_id,
  isCompanyOwner: true,
}

const group = (): string => randomBytes(5).toString('hex').slice(0, 5).toUpperCase()
const newCode = (): string => [group(), group(), group()].join('-')

/** Generates the upload while it is read, because a real upload is also never complete in memory. */
async function* upload(count: number): AsyncGenerator<Buffer> {
  for (let left = count; left > 0; left -= LINES)
    yield Buffer.from(`${Array.from({ length: Math.min(left, LINES) }, newCode).join('\n')}\n`)
}

const timed = async <T>(work: () => Promise<T> | T): Promise<{ readonly ms: number; readonly result: T }> => {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

const encrypt = async (count: number) => {
  const lines = Array.from({ length: count }, newCode)
  const { ms } = await timed(() => {
    for (const line of lines) {
      codes.hash(line)
      codes.seal(randomUUID(), line)
    }
  })
  return { encryptMs: ms }
}

const importAll = async (count: number) => {
  const services = { database, codes }
  const form = { itemId: target.id, distributionChannelId: 'steam' }
  const staged = await timed(() => stageImport(services, person, form, upload(count), () => undefined))
  const added = await timed(() => addImport(services, person, staged.result.importId, () => undefined))
  return {
    batchId: added.result.batchId,
    added: added.result.added,
    stageMs: staged.ms,
    addMs: added.ms,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { codes: count, work } = wish.parse(JSON.parse(line))
  process.stdout.write(`${JSON.stringify(await (work === 'import' ? importAll(count) : encrypt(count)))}\n`)
}
await database.destroy()
