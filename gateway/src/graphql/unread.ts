import type { ServerResponse } from 'node:http'

/** Complete answers that clients have not read yet. */
export type Unread = { add(response: ServerResponse): void }

/**
 * Clients that request much and read nothing must not fill the memory, so beyond this many bytes the largest answer is
 * dropped.
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
