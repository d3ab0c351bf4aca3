import { Client } from 'pg'
import type { Log } from '../log.ts'

const firstPauseMs = 200
const longestPauseMs = 10_000

/**
 * Wakes workers when a transaction with new work commits. The connection reconnects automatically; workers poll until then.
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
      void connect()
    }, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  const connect = async () => {
    const next = new Client({
      connectionString,
      application_name: 'engine listen',
      keepAlive: true,
      connectionTimeoutMillis: 30_000,
    })
    let isLost = false
    /** Runs once per connection, because an old connection can report that it has ended after it was replaced. */
    const lose = (error?: Error) => {
      if (isLost) return
      isLost = true
      if (error && !stopped) log('warn', 'listen', error.message)
      next.end().catch(() => {})
      again()
    }
    next.on('error', lose)
    next.on('end', () => lose())
    next.on('notification', (message) => wakes[message.channel]?.())
    try {
      await next.connect()
      if (stopped) return await next.end()
      client = next
      for (const channel of Object.keys(wakes)) await next.query(`listen ${channel}`)
      pauseMs = firstPauseMs
      for (const wake of Object.values(wakes)) wake()
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)))
    }
  }
  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
