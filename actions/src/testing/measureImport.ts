/**
 * Imports codes, as many as a line of the standard input says, and answers how long each part took: what `npm run bench -- codes`
 * measures. What encrypting costs is measured apart, on the same codes.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { createCodeVault, createDatabase } from '@questboard/database'
import { z } from 'zod'
import { addImport } from '../codes/addImport.ts'
import { stageImport } from '../codes/stageImport.ts'
import type { Member } from '../lib/audiences.ts'

const CHUNK = 64 * 1024

const wish = z.object({ codes: z.int().positive() })

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

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}

const group = (): string => randomBytes(5).toString('hex').slice(0, 5).toUpperCase()
const newCode = (): string => [group(), group(), group()].join('-')

const timed = async <T>(work: () => Promise<T> | T): Promise<{ readonly ms: number; readonly result: T }> => {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

const measure = async (count: number) => {
  const lines = Array.from({ length: count }, newCode)
  const encrypted = await timed(() => {
    for (const line of lines) {
      codes.hash(line)
      codes.seal(randomUUID(), line)
    }
  })
  const services = { database, codes }
  const form = { itemId: target.id, distributionChannelId: 'steam' }
  const body = chunksOf(Buffer.from(lines.join('\n')))
  const staged = await timed(() => stageImport(services, person, form, body, () => undefined))
  const added = await timed(() => addImport(services, person, staged.result.importId, () => undefined))
  return {
    batchId: added.result.batchId,
    added: added.result.added,
    encryptMs: encrypted.ms,
    stageMs: staged.ms,
    addMs: added.ms,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { codes: count } = wish.parse(JSON.parse(line))
  process.stdout.write(`${JSON.stringify(await measure(count))}\n`)
}
await database.destroy()
