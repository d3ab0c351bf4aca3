import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

const BEAT_MS = 500
/** The time limit is much longer than any of our tasks, but shorter than people are willing to wait. */
const PATIENCE_MS = 15_000

/**
 * Ends the process if its event loop is stuck, so that its supervisor restarts it. A stuck loop also stops timers and
 * health checks, so only a separate thread can notice and report the problem.
 */
export const watchLoop = (patienceMs = PATIENCE_MS): void => {
  // The number of turns of the event loop, and whether a debugger is attached, which can pause the process.
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const beat = (): void => {
    Atomics.add(beats, 0, 1)
    Atomics.store(beats, 1, debuggerUrl() === undefined ? 0 : 1)
  }
  setInterval(beat, BEAT_MS).unref()
  new Worker(new URL('./loopWatcher.ts', import.meta.url), {
    workerData: { beats, patienceMs },
    execArgv: [],
  }).unref()
}
