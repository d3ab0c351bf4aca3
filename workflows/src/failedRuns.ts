/**
 * Workflow runs whose tasks failed on this worker: their history does not match the code, or the code threw an error.
 * The SDK logs such a failure once per run. The list starts empty in each worker process.
 */
const FAILED = 'Failing workflow task'
/** The maximum length of the list. A longer list would tell an operator nothing more. */
const MOST = 10_000

const messageIn = (failure: unknown): string | undefined =>
  typeof failure === 'string' ? /message: "((?:[^"\\]|\\.){1,200})/.exec(failure)?.[1] : undefined

export const createFailedRuns = () => {
  const runs = new Set<string>()
  let failure: string | undefined
  return {
    hear: (message: string, meta: Readonly<Record<string, unknown>> = {}): void => {
      if (message !== FAILED || typeof meta.runId !== 'string') return
      if (runs.size < MOST) runs.add(meta.runId)
      failure = messageIn(meta.failure) ?? failure
    },
    state: () => ({ failedRuns: runs.size, ...(failure === undefined ? {} : { failure }) }),
  }
}
