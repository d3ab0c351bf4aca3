import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

const BEAT_MS = 500
/** Far longer than any work of ours takes, and shorter than people wait before they give us up. */
const PATIENCE_MS = 15_000

/**
 * Ends the process when its event loop stands still, so that whoever started it starts it anew. Whatever waits in the loop waits
 * then, timers and questions after our health too: only a thread of its own can notice it, and say where we are stuck.
 */
export const watchLoop = (patienceMs = PATIENCE_MS): void => {
  // How often the loop has turned; and whether somebody debugs the process, who may stop it for as long as they like.
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
