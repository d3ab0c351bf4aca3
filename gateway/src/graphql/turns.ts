import { NoAnswer } from './engineLink.ts'

/** Limits how many queries a client can run on the engine at the same time. Additional queries wait for their turn. */
export type Turns = { run<T>(asker: string, work: () => Promise<T>): Promise<T> }

type Asker = { running: number; readonly line: (() => void)[] }

/** Ensures that no client can use all of the engine's database connections, however slow its queries are. */
export const createTurns = (atOnce: number, mostInLine: number): Turns => {
  const askers = new Map<string, Asker>()

  const end = (name: string, asker: Asker): void => {
    const next = asker.line.shift()
    if (next) next()
    else asker.running -= 1
    if (asker.running === 0) askers.delete(name)
  }

  return {
    async run(name, work) {
      const asker = askers.get(name) ?? { running: 0, line: [] }
      if (asker.running < atOnce) {
        asker.running += 1
        askers.set(name, asker)
      } else {
        if (asker.line.length >= mostInLine) throw new NoAnswer('too-many-requests')
        // When a query ends, the next one in line starts.
        await new Promise<void>((begin) => asker.line.push(begin))
      }
      try {
        return await work()
      } finally {
        end(name, asker)
      }
    },
  }
}
