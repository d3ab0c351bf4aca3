import type { ServerResponse } from 'node:http'

/** Finished answers that browsers have yet to take. */
export type Unread = { add(response: ServerResponse): void }

/** Who asks for much and reads nothing must not fill the memory: beyond so many bytes the largest of them goes. */
export const createUnread = (mostBytes: number): Unread => {
  const waiting = new Set<ServerResponse>()
  return {
    add(response) {
      waiting.add(response)
      response.once('close', () => waiting.delete(response))
      const bySize = [...waiting].sort((one, other) => other.writableLength - one.writableLength)
      let bytes = bySize.reduce((sum, { writableLength }) => sum + writableLength, 0)
      for (const largest of bySize) {
        if (bytes <= mostBytes) return
        bytes -= largest.writableLength
        waiting.delete(largest)
        largest.destroy()
      }
    },
  }
}
