import { expect, it } from 'vitest'
import { createFailedRuns } from './failedRuns.ts'

const failure = String.raw`Failure { failure: Some(Failure { message: "[TMPRL1100] Nondeterminism error: Timer machine \"x\" does not handle this", source: "" }) }`

it('each workflow run that has a failed task counts once, with the reason of its last failure', () => {
  const failed = createFailedRuns()
  expect(failed.state()).toEqual({ failedRuns: 0 })
  failed.hear('Worker state changed', { state: 'RUNNING' })
  for (const runId of ['a', 'b', 'a']) failed.hear('Failing workflow task', { runId, failure })
  expect(failed.state()).toEqual({
    failedRuns: 2,
    failure: String.raw`[TMPRL1100] Nondeterminism error: Timer machine \"x\" does not handle this`,
  })
})
