/**
 * `bundle.ts FILE`: bundles the workflows' code into one file. Workers use the file if they are started with
 * WORKFLOW_BUNDLE=FILE.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'

const [, , file] = process.argv
if (!file) throw new Error('usage: bundle.ts FILE')
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('./workflows/index.ts', import.meta.url)),
  logger: new DefaultLogger('WARN'),
})
writeFileSync(`${file}.${process.pid}`, code)
renameSync(`${file}.${process.pid}`, file)
