/** A cache bounded by the bytes of what it holds; the least recently used goes first. */
export type Lru<V> = {
  get(key: string): V | undefined
  set(key: string, value: V, bytes: number): void
  delete(key: string): void
}

export function createLru<V>(capacity: number): Lru<V> {
  const entries = new Map<string, { readonly value: V; readonly bytes: number }>()
  let held = 0
  const remove = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    held -= entry.bytes
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > capacity / 4) return
      entries.set(key, { value, bytes })
      held += bytes
      for (const oldest of entries.keys()) {
        if (held <= capacity) break
        remove(oldest)
      }
    },
    delete: remove,
  }
}
