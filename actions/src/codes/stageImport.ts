import { randomUUID } from 'node:crypto'
import type { CodeVault } from '@questboard/database'
import { fitsStore, type ImportPreview, type importForm, importLimits } from '@questboard/domain'
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '../lib/actionError.ts'
import type { Member } from '../lib/audiences.ts'
import type { Services } from '../services.ts'
import { inBatches, readLines } from './readLines.ts'

/** The number of lines per step. More lines would block other requests, and fewer would need more queries. */
const BATCH = 500

type Needed = Pick<Services, 'database' | 'codes'>
type Target = z.output<typeof importForm>
type Staged = { id: string; code: string; hash: Buffer }

const createNotes = () => {
  const lines: number[] = []
  return {
    add: (line: number): void => void lines.push(line),
    read: () => ({ count: lines.length, lines }),
  }
}

/** A person has one pending upload. A new upload replaces it. */
const begin = async ({ database, codes }: Needed, person: Member, target: Target): Promise<string> => {
  const item = await database
    .selectFrom('code_item')
    .select('id')
    .where('id', '=', target.itemId)
    .where('company_id', '=', person.companyId)
    .executeTakeFirst()
  if (!item) throw refuse('not-allowed')
  await database.deleteFrom('code_import').where('created_by', '=', person.userId).execute()
  const { id } = await database
    .insertInto('code_import')
    .values({
      company_id: person.companyId,
      item_id: item.id,
      distribution_channel_id: target.distributionChannelId,
      platform_name: target.platformName ?? null,
      note: target.note ?? '',
      key_id: codes.writingKey,
      created_by: person.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const knownAmong = async (
  { database }: Needed,
  companyId: string,
  hashes: readonly Buffer[],
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('code')
    .select('code_hash')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`code_hash = any(${hashes}::bytea[])`)
    .execute()
  return new Set(rows.flatMap(({ code_hash: hash }) => hash?.toString('base64') ?? []))
}

const keep = async (
  { database, codes }: Needed,
  importId: string,
  position: number,
  staged: readonly Staged[],
): Promise<void> => {
  if (staged.length === 0) return
  const ciphertexts = staged.map(({ id, code }) => codes.seal(id, code).code_ciphertext)
  const nextHash = codes.nextHash
  const nextHashes = nextHash && staged.map(({ code }) => nextHash(code))
  const { numAffectedRows } = await sql`
    insert into code_import_part (import_id, position, ids, ciphertexts, hashes, next_hashes)
    select id, ${position}, ${staged.map(({ id }) => id)}::uuid[], ${ciphertexts}::bytea[],
           ${staged.map(({ hash }) => hash)}::bytea[], ${nextHashes}::bytea[]
      from code_import where id = ${importId} for key share`.execute(database)
  // A newer upload of the same person has replaced this one.
  if (numAffectedRows === 0n) throw refuse('import-gone')
}

type Reading = {
  readonly services: Needed
  readonly companyId: string
  readonly channel: string
  readonly importId: string
}

/** Checks the lines in order. Finds codes that already exist by their hash. Stores no code in plain text. */
const createReader = ({ services, companyId, channel, importId }: Reading) => {
  const seen = new Set<string>()
  const [repeated, known, odd] = [createNotes(), createNotes(), createNotes()]
  const [lines, fresh] = [{ count: 0 }, { count: 0 }]
  let position = 0

  const unseen = (codes: readonly string[], vault: CodeVault) =>
    codes.flatMap((code) => {
      lines.count += 1
      const hash = vault.hash(code)
      const text = hash.toString('base64')
      if (seen.has(text)) {
        repeated.add(lines.count)
        return []
      }
      seen.add(text)
      return { id: randomUUID(), code, hash, text, line: lines.count }
    })

  return {
    lines: () => lines.count,
    async read(codes: readonly string[]): Promise<void> {
      if (lines.count + codes.length > importLimits.codes) throw refuse('codes-too-many', 'codes')
      const found = unseen(codes, services.codes)
      const there = await knownAmong(
        services,
        companyId,
        found.map(({ hash }) => hash),
      )
      for (const { text, line } of found) if (there.has(text)) known.add(line)
      const added = found.filter(({ text }) => !there.has(text))
      for (const { code, line } of added) if (!fitsStore(channel, code)) odd.add(line)
      await keep(services, importId, position, added)
      position += 1
      fresh.count += added.length
    },
    preview: (): ImportPreview => ({
      importId,
      lines: lines.count,
      fresh: fresh.count,
      repeated: repeated.read(),
      known: known.read(),
      odd: odd.read(),
    }),
  }
}

/**
 * Reads an upload as it arrives, encrypts new codes and reports what the upload contains. No transaction stays open
 * while waiting for the network. An upload can be added only after all of it was read.
 */
export const stageImport = async (
  services: Needed,
  person: Member,
  target: Target,
  body: AsyncIterable<Uint8Array>,
  report: (lines: number) => void,
): Promise<ImportPreview> => {
  const importId = await begin(services, person, target)
  const channel = target.distributionChannelId
  const reader = createReader({ services, companyId: person.companyId, channel, importId })
  const update = services.database.updateTable('code_import').where('id', '=', importId)
  try {
    for await (const codes of inBatches(readLines(body), BATCH)) {
      await reader.read(codes)
      report(reader.lines())
    }
    const preview = reader.preview()
    if (preview.lines === 0) throw refuse('codes-none', 'codes')
    await update.set({ codes: preview.fresh }).execute()
    return preview
  } catch (error) {
    await services.database.deleteFrom('code_import').where('id', '=', importId).execute()
    throw error
  }
}
