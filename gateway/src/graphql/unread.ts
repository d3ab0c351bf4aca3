import type { ServerResponse } from 'node:http'

/** Complete responses that clients have not read yet. */
export type Unread = { add(response: ServerResponse): void }

/**
 * The memory is limited, because clients can send many requests and never read the responses. Above this number of
 * bytes, the largest response is dropped.
 */
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
