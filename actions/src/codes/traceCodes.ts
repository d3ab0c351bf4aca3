import { findCodes } from '@questboard/database'
import { traceLimit } from '@questboard/domain'
import { refuse } from '../lib/actionError.ts'
import type { Member } from '../lib/audiences.ts'
import type { Services } from '../services.ts'
import { readLines } from './readLines.ts'

/** A line of the request and its code. Null if the company has no such code. */
type Traced = { readonly line: number; readonly codeId: string | null }

/** Finds the company's codes by exact hash, without decrypting any code. The engine reads all other columns. */
export const traceCodes = async (
  { database, codes }: Pick<Services, 'database' | 'codes'>,
  person: Member,
  body: AsyncIterable<Uint8Array>,
): Promise<readonly Traced[]> => {
  const asked: string[] = []
  for await (const lines of readLines(body)) {
    asked.push(...lines)
    if (asked.length > traceLimit) throw refuse('trace-too-many', 'codes')
  }
  if (asked.length === 0) throw refuse('codes-none', 'codes')
  const found = await findCodes(database, codes, person.companyId, asked)
  return asked.map((code, index) => ({ line: index + 1, codeId: found.get(code) ?? null }))
}
