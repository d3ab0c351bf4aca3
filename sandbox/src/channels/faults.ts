import { setTimeout as sleep } from 'node:timers/promises'
import type { Response } from 'express'
import { takeFault } from './store.ts'

/** This delay is longer than any client waits for a response. */
const SLOW_MS = 12_000

/** Simulates the vendor's next fault. Returns false if the call can continue. */
export const failsNow = async (vendor: string, response: Response): Promise<boolean> => {
  switch (takeFault(vendor)) {
    case 'error':
      response.status(500).json({ error: { code: 500, message: 'Internal error' } })
      return true
    case 'busy':
      response.set('retry-after', '60').status(429).json({ error: 'Too Many Requests', status: 429 })
      return true
    case 'nonsense':
      response.type('html').send('<html><body>Please stand by</body></html>')
      return true
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' })
      response.write('{"data": [', () => response.socket?.destroy())
      return true
    case 'slow':
      await sleep(SLOW_MS)
      return false
    case null:
      return false
  }
}
