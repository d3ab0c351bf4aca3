/** The thread of loopWatch.ts. It writes its output directly, because normal output would need the stuck loop. */
import { writeSync } from 'node:fs'
import { type Debugger, type InspectorNotification, Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

const LOOKS = 15
const STACK_MS = 2_000
const STANDARD_ERROR = 2

const { beats, patienceMs }: { beats: Int32Array; patienceMs: number } = workerData

/** Pauses the main thread at its next step to find out which line it is running. */
const findStack = (tell: (stack: string) => void): void => {
  const scripts = new Map<string, string>()
  const session = new Session()
  session.connectToMainThread()
  session.on(
    'Debugger.scriptParsed',
    ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) => {
      scripts.set(params.scriptId, params.url)
    },
  )
  session.on('Debugger.paused', ({ params }: InspectorNotification<Debugger.PausedEventDataType>) => {
    const frames = params.callFrames.map(({ functionName, location }) => {
      const file = scripts.get(location.scriptId) ?? '?'
      return `${functionName || '(anonymous)'} (${file}:${location.lineNumber + 1})`
    })
    tell(frames.slice(0, 12).join(' < '))
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}

/** Writes one line in the log's format. */
const end = (where: string): void => {
  const msg = `the event loop has been blocked for ${patienceMs / 1000} s: ending the process`
  const line = { level: 60, time: Date.now(), pid: process.pid, msg, err: { message: where } }
  writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`)
  process.kill(process.pid, 'SIGKILL')
}

let turns = -1
let silences = 0
/** Counts checks instead of measuring time, so that waking up from sleep mode does not look like a stuck loop. */
const look = (): void => {
  const [now = 0, isDebugged = 0] = [Atomics.load(beats, 0), Atomics.load(beats, 1)]
  silences = now === turns && isDebugged === 0 ? silences + 1 : 0
  turns = now
  if (silences < LOOKS) return
  clearInterval(looking)
  setTimeout(() => end('no stack trace available'), STACK_MS)
  findStack(end)
}
const looking = setInterval(look, patienceMs / LOOKS)
