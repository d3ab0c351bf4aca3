import { Client } from 'pg'
import type { Log } from '../log.ts'

const firstPauseMs = 200
const longestPauseMs = 10_000

/**
 * Wakes workers when a transaction that left work commits. The connection comes back by itself; until then polling serves,
 * so nothing hangs on it.
 */
export function listen(
  connectionString: string,
  wakes: Readonly<Record<string, () => void>>,
  log: Log,
): { readonly stop: () => Promise<void> } {
  let client: Client | undefined
  let stopped = false
  let pauseMs = firstPauseMs
  let timer: NodeJS.Timeout | undefined

  const again = () => {
    if (stopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().catch(() => again())
    }, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  const connect = async () => {
    const next = new Client({ connectionString, application_name: 'engine listen', keepAlive: true })
    next.on('error', (error) => {
      log('warn', 'listen', error.message)
      next.end().catch(() => {})
      again()
    })
    next.on('end', again)
    next.on('notification', (message) => wakes[message.channel]?.())
    await next.connect()
    if (stopped) return next.end()
    client = next
    for (const channel of Object.keys(wakes)) await next.query(`listen ${channel}`)
    pauseMs = firstPauseMs
    for (const wake of Object.values(wakes)) wake()
  }
  connect().catch(again)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
