/** A cache with a byte limit that drops the least recently used entries first. */
export type Lru<V> = {
  get(key: string): V | undefined
  set(key: string, value: V, bytes: number): void
}

type Entry<V> = { readonly value: V; readonly bytes: number; used: boolean }

/**
 * The clock algorithm. Using an entry marks it. When a marked entry's turn to be dropped comes, it loses the mark and
 * stays. A hit costs only one lookup.
 */
export function createLru<V>(capacity: number): Lru<V> {
  const entries = new Map<string, Entry<V>>()
  let held = 0
  const makeRoom = (): void => {
    for (const [key, entry] of entries) {
      if (held <= capacity) return
      entries.delete(key)
      if (entry.used) {
        entry.used = false
        entries.set(key, entry)
      } else held -= entry.bytes
    }
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.used = true
      return entry.value
    },
    set(key, value, bytes) {
      held -= entries.get(key)?.bytes ?? 0
      entries.delete(key)
      if (bytes > capacity / 4) return
      entries.set(key, { value, bytes, used: false })
      held += bytes
      makeRoom()
    },
  }
}
