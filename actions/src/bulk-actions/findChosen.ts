import { type BulkActionKind, type BulkTable, bulkActionRules, mostAtOnce } from '@questboard/domain'
import { z } from 'zod'
import type { ActionRequest } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import type { Member } from '../lib/audiences.ts'

/** The largest number of rows that any role gets per response. */
const PAGE = 1000
const PATIENCE_MS = 20_000

const idsOf = (table: BulkTable): string => `
  query Chosen($where: ${table}_bool_exp!) {
    chosen: ${table}(where: $where, order_by: { id: asc }, limit: ${PAGE}) { id }
  }`

const answer = z.object({ data: z.object({ chosen: z.array(z.object({ id: z.guid() })) }) })
/** The filter that the person sent is invalid or uses hidden columns. Any other error is an internal error. */
const wrong = z.object({
  errors: z.tuple([
    z.object({
      extensions: z.object({ code: z.enum(['validation-failed', 'parse-failed', 'data-exception']) }),
    }),
  ]),
})

type Asking = Pick<ActionRequest<unknown, Member>, 'services' | 'authorization'>

const ask = async ({ services, authorization }: Asking, table: BulkTable, where: object) => {
  if (authorization === null) throw refuse('not-allowed')
  const response = await fetch(`${services.config.hasuraUrl}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: idsOf(table), variables: { where } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const said: unknown = await response.json()
  if (wrong.safeParse(said).success) throw refuse('invalid-input', 'where')
  return answer.parse(said).data.chosen.map(({ id }) => id)
}

/**
 * The ids of all matching rows. The query runs with the person's token, so it returns only rows that the person can
 * see, so the permissions are not repeated here. The query reads one row above the limit to detect too many rows.
 */
export const findChosen = async (
  asking: Asking,
  kind: BulkActionKind,
  where: object,
): Promise<readonly string[]> => {
  const { table } = bulkActionRules[kind]
  const found: string[] = []
  for (;;) {
    const last = found.at(-1)
    const after = last === undefined ? where : { _and: [where, { id: { _gt: last } }] }
    const page = await ask(asking, table, after)
    found.push(...page)
    if (page.length < PAGE || found.length > mostAtOnce(kind)) return found
  }
}
