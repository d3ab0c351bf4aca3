export type Level = 'debug' | 'info' | 'warn' | 'error'
export type Log = (level: Level, type: string, detail: unknown) => void

const ranks: Readonly<Record<Level, number>> = { debug: 0, info: 1, warn: 2, error: 3 }

function levelOf(text: string | undefined): Level {
  return text === 'debug' || text === 'warn' || text === 'error' ? text : 'info'
}

/** Writes one JSON line per entry, with Hasura's keys. */
export function createLog(level: string | undefined, write: (line: string) => void): Log {
  const least = ranks[levelOf(level)]
  return (entry, type, detail) => {
    if (ranks[entry] < least) return
    write(
      `${JSON.stringify({ type, timestamp: new Date().toISOString(), level: entry, detail: shown(detail) })}\n`,
    )
  }
}

function shown(detail: unknown): unknown {
  return detail instanceof Error ? { message: detail.message, stack: detail.stack } : detail
}
