/**
 * Stores the newest run of each named workflow (or of all), one per kind and status, as a history for the replay
 * test: TEMPORAL_ADDRESS=… node src/testing/recordHistories.ts timedRow. Run this program after a deliberate change
 * of workflows, and keep old files while such runs can still be open.
 */
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { Client, Connection } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { workflows } from '../contract.ts'

const connection = await Connection.connect({ address: process.env.TEMPORAL_ADDRESS ?? '127.0.0.1:3003' })
const client = new Client({ connection, namespace: process.env.TEMPORAL_NAMESPACE ?? 'default' })

const chosen = process.argv.slice(2)
const names = Object.values(workflows).map(({ name }) => name)
const unknown = chosen.find((name) => !names.some((each) => each === name))
if (unknown) throw new Error(`no workflow named ${unknown}. There are: ${names.join(', ')}`)

for (const name of names.filter((each) => chosen.length === 0 || chosen.includes(each))) {
  const kept = new Set<string>()
  // The server lists the newest first.
  for await (const run of client.workflow.list({ query: `WorkflowType = '${name}'` })) {
    const { kind } = run.searchAttributes
    const ofKind = kind?.[0] === undefined || kind[0] === name ? [name] : [name, kind[0]]
    const title = [...ofKind, run.status.name.toLowerCase()].join('-')
    if (kept.has(title)) continue
    kept.add(title)
    const history = await client.workflow.getHandle(run.workflowId, run.runId).fetchHistory()
    const file = new URL(`./histories/${title}.json.gz`, import.meta.url)
    await writeFile(file, gzipSync(historyToJSON(history), { level: 9 }))
  }
  console.log(`${name}: ${[...kept].join(', ') || 'no run to record'}`)
}
await connection.close()
