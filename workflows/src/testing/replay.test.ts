import { readdir, readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { timedRows, timedTables } from '@questboard/domain'
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js'
import { Worker } from '@temporalio/worker'
import { beforeAll, describe, expect, it } from 'vitest'
import { workflows } from '../contract.ts'
import { bundleWorkflows } from './testWorld.ts'

const folder = new URL('./histories/', import.meta.url)
const files = (await readdir(folder)).filter((file) => file.endsWith('.json.gz'))

describe('replaying recorded workflow histories', () => {
  let bundle: Awaited<ReturnType<typeof bundleWorkflows>>
  beforeAll(async () => {
    bundle = await bundleWorkflows()
  }, 60_000)

  const isRecorded = (name: string): boolean => files.some((file) => file.startsWith(`${name}-`))

  it.each(Object.values(workflows))('there is a recorded history of the workflow $name', ({ name }) => {
    expect(isRecorded(name)).toBe(true)
  })

  it.each(timedTables)('there is a recorded history of the workflow for rows of %s', (table) => {
    expect(isRecorded(`${workflows.timedRow.name}-${timedRows[table].kind}`)).toBe(true)
  })

  it.each(files)('the current code replays the recorded history %s without differences', async (file) => {
    const history = historyFromJSON(JSON.parse(gunzipSync(await readFile(new URL(file, folder))).toString()))
    await Worker.runReplayHistory({ workflowBundle: bundle }, history)
  })
})
