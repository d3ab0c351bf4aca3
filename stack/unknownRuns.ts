/**
 * An older version may have left runs of workflows that this one does not have: a worker fails their every task. What they minded
 * is in rows. So they are ended before the worker comes, and the rows are announced anew.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { workflows } from '@questboard/workflows/contract'
import { z } from 'zod'

const known = Object.values(workflows).map(({ name }) => `'${name}'`)
const unknown = `ExecutionStatus = 'Running' AND WorkflowType NOT IN (${known.join(', ')})`

const countSchema = z.object({ count: z.coerce.number().default(0) })

export async function countUnknownRuns(namespaceUrl: string): Promise<number> {
  const query = new URLSearchParams({ query: unknown })
  const response = await fetch(`${namespaceUrl}/workflow-count?${query}`, {
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`Temporal does not count its runs: ${await response.text()}`)
  return countSchema.parse(await response.json()).count
}

async function endAll(namespaceUrl: string): Promise<void> {
  const response = await fetch(`${namespaceUrl}/batch-operations/${randomUUID()}`, {
    method: 'POST',
    body: JSON.stringify({
      visibilityQuery: unknown,
      reason: 'this version has no such workflow; the row is taken up again',
      terminationOperation: { identity: 'npm start' },
    }),
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`Temporal does not end runs: ${await response.text()}`)
}

/** Of a few hundred it takes half a minute. Of more, the start goes on meanwhile. */
const patience = 60_000

/** How many there were. `before` is done first: a kill in between must not leave rows that nobody takes up. */
export async function endUnknownRuns(namespaceUrl: string, before: () => void): Promise<number> {
  const found = await countUnknownRuns(namespaceUrl)
  if (found === 0) return 0
  before()
  await endAll(namespaceUrl)
  const began = Date.now()
  while (Date.now() - began < patience && (await countUnknownRuns(namespaceUrl)) > 0) await sleep(200)
  return found
}
