/** Reports /api/health problems on the screen, when they start and end. */
import { printableLine } from './printable.ts'
import type { Screen } from './screen.ts'
import { healthSchema } from './stack.ts'

const lookEvery = 30_000

/** Unhealthy components with their messages. Undefined without a response, which the gateway's keeper reports. */
async function findIll(url: string): Promise<Map<string, string> | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    const { components } = healthSchema.parse(await response.json())
    const ill = Object.entries(components).filter(([, { status }]) => status !== 'ok')
    return new Map(
      ill.map(([name, { status, detail }]) => [
        name,
        `${status}, ${printableLine(String(detail ?? ''), 300)}`,
      ]),
    )
  } catch {
    return undefined
  }
}

/**
 * Reports only problems that two checks in a row have found, because a service that dies and restarts is already
 * reported.
 */
export function watchHealth(url: string, screen: Pick<Screen, 'line'>, every = lookEvery): void {
  const seen = new Set<string>()
  const told = new Set<string>()
  const tell = (ill: Map<string, string>) => {
    for (const [name, words] of ill) {
      if (seen.has(name) && !told.has(name)) {
        screen.line(`  unhealthy: ${name}: ${words}`)
        told.add(name)
      }
      seen.add(name)
    }
    for (const name of [...seen].filter((each) => !ill.has(each))) {
      seen.delete(name)
      if (told.delete(name)) screen.line(`  healthy again: ${name}`)
    }
  }
  const look = async () => {
    const ill = await findIll(url)
    if (ill) tell(ill)
    setTimeout(look, every).unref()
  }
  setTimeout(look, every).unref()
}
