/** Tracks the statements that a connection has prepared. */
import type { PoolClient } from 'pg'

const MOST_STATEMENTS = 400

export type Prepared = {
  lookup(text: string): { readonly name: string; readonly isNew: boolean }
  /** Names of prepared statements that Postgres can close. */
  takeClosing(): readonly string[]
  /** Call this after the batch succeeded, because its new statements are now prepared. */
  prove(): void
  /** Call this after the batch failed, because some of its new statements may not be prepared. */
  forgetUnproven(): void
}

const connections = new WeakMap<PoolClient, Prepared>()

export function statementsOf(client: PoolClient): Prepared {
  const known = connections.get(client)
  if (known) return known
  const made = createPrepared()
  connections.set(client, made)
  return made
}

function createPrepared(): Prepared {
  const names = new Map<string, string>()
  let unproven: string[] = []
  let closing: string[] = []
  let count = 0
  const drop = (text: string): void => {
    const name = names.get(text)
    if (name === undefined) return
    names.delete(text)
    closing.push(name)
  }
  return {
    lookup(text) {
      const known = names.get(text)
      if (known !== undefined) {
        // Moves the name to the end, because the map is sorted by the time of last use.
        names.delete(text)
        names.set(text, known)
        return { name: known, isNew: false }
      }
      if (names.size >= MOST_STATEMENTS) {
        const [oldest] = names.keys()
        if (oldest !== undefined) drop(oldest)
      }
      count += 1
      const name = `e${count}`
      names.set(text, name)
      unproven.push(text)
      return { name, isNew: true }
    },
    takeClosing() {
      const taken = closing
      closing = []
      return taken
    },
    prove() {
      unproven = []
    },
    forgetUnproven() {
      for (const text of unproven) drop(text)
      unproven = []
    },
  }
}
