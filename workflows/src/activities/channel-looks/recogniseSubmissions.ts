import type { DatabaseTransaction } from '@questboard/database'
import { contentOfUrl, type Explanation, explain } from '@questboard/domain'
import { isRefusal } from '@questboard/moves'
import { sql } from 'kysely'

/** The reason why a channel check sends the content of a quest run back to its creator. */
export type SentBack = {
  readonly questRunId: string
  readonly why: 'serves-another-run' | 'is-of-another-creator'
}

type Address = { readonly id: string; readonly platform: string; readonly external_id: string }
type Match = { readonly id: string; readonly content_id: string; readonly quest_run_id: string | null }

/**
 * Submitted URLs of these creators for which no content was found yet. URLs that answer a custom criterion are left
 * out.
 */
const readAddresses = async (
  transaction: DatabaseTransaction,
  creatorIds: readonly string[],
): Promise<readonly Address[]> => {
  const { rows } = await sql<{ id: string; url: string }>`
    select s.id, s.url from submission s left join mission_criterion asked on asked.id = s.criterion_id
     where s.creator_id = any (${creatorIds}::uuid[]) and s.content_id is null and s.url is not null and s.status <> 'REJECTED'
       and asked.category is distinct from 'CUSTOM_CONTENT'`.execute(transaction)
  return rows.flatMap(({ id, url }) => {
    const reference = contentOfUrl(url)
    return reference ? [{ id, platform: reference.platform, external_id: reference.externalId }] : []
  })
}

/** Older submissions come first and creators in a fixed order, because the triggers take locks. */
const findMatches = async (
  transaction: DatabaseTransaction,
  meant: readonly Address[],
): Promise<readonly Match[]> => {
  if (meant.length === 0) return []
  const { rows } = await sql<Match>`
    select s.id, c.id as content_id, s.quest_run_id
      from jsonb_to_recordset(${JSON.stringify(meant)}::jsonb) as m (id uuid, platform text, external_id text)
      join content c on c.platform = m.platform and c.external_id = m.external_id
      join submission s on s.id = m.id and s.creator_id = c.creator_id
     order by s.creator_id, s.submitted_at, s.id`.execute(transaction)
  return rows
}

/** Finds quest runs whose content was submitted by its URL and was found on another creator's channel. */
const findOthers = async (
  transaction: DatabaseTransaction,
  addresses: readonly Address[],
): Promise<readonly string[]> => {
  if (addresses.length === 0) return []
  const { rows } = await sql<{ quest_run_id: string }>`
    select distinct s.quest_run_id
      from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as m (id uuid, platform text, external_id text)
      join content c on c.platform = m.platform and c.external_id = m.external_id
      join submission s on s.id = m.id and s.creator_id <> c.creator_id
     where s.quest_run_id is not null and s.status = 'PENDING' order by 1`.execute(transaction)
  return rows.map(({ quest_run_id }) => quest_run_id)
}

/**
 * Links content to a submission. If a trigger refuses this, returns the reason without a rollback.
 */
const recognise = async (
  transaction: DatabaseTransaction,
  { id, content_id }: Match,
): Promise<Explanation | undefined> => {
  await sql`savepoint recognise`.execute(transaction)
  try {
    await sql`update submission set content_id = ${content_id} where id = ${id} and content_id is null`.execute(
      transaction,
    )
    await sql`release savepoint recognise`.execute(transaction)
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint recognise; release savepoint recognise`.execute(transaction)
    return explain(error.message)
  }
}

/**
 * Links submitted URLs to the content that was found there. If a trigger refuses a URL, it remains without content
 * and the others continue. Returns the quest runs that go back to their creator.
 */
export const recogniseSubmissions = async (
  transaction: DatabaseTransaction,
  creatorIds: readonly string[],
): Promise<readonly SentBack[]> => {
  const addresses = await readAddresses(transaction, creatorIds)
  const elsewhere = new Set<string>()
  for (const match of await findMatches(transaction, addresses)) {
    const refusal = await recognise(transaction, match)
    if (refusal?.code === 'content-submitted' && match.quest_run_id !== null)
      elsewhere.add(match.quest_run_id)
  }
  const others = await findOthers(transaction, addresses)
  return [
    ...[...elsewhere].map((questRunId): SentBack => ({ questRunId, why: 'serves-another-run' })),
    ...others.map((questRunId): SentBack => ({ questRunId, why: 'is-of-another-creator' })),
  ]
}
