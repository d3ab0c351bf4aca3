import type { Figures, Load, Target } from '../harness/load.ts'
import { median } from '../harness/quantile.ts'
import { compared, type Row } from '../harness/report.ts'
import type { Person, Site } from './people.ts'

const CONNECTIONS = [1, 10]
const ROUNDS = 7
const ROUND_MS = 700
const WARM_MS = 1000
/** Issue 6: what the way through the gateway may cost. */
const GOAL = { atMost: 1.3 }

type Asked = { readonly title: string; readonly query: string }

const operations = (person: Person): readonly Asked[] => {
  const who = 'query Who { currentUser { id username userConnections { providerId hasRefreshToken } } }'
  const home = `query Home {
    activation(order_by: { created_at: desc }, limit: 20) {
      id name status kind created_at
      company { id name }
    }
    note(order_by: { created_at: desc }, limit: 5) { id body created_at }
    notification(order_by: { created_at: desc }, limit: 20) { id title created_at }
  }`
  return person.role === 'company'
    ? [{ title: 'home', query: home }]
    : [{ title: 'current user', query: who }]
}

const targets = (site: Site, person: Person, { query }: Asked): Record<'gateway' | 'engine', Target> => {
  const rest = {
    bodies: [JSON.stringify({ query })],
    connections: 1,
    milliseconds: ROUND_MS,
    refuse: '"errors"',
  }
  const json = { 'content-type': 'application/json' }
  return {
    gateway: { ...rest, url: `${site.url}/api/gql`, headers: { ...json, cookie: person.cookie } },
    engine: {
      ...rest,
      url: `${site.engineUrl}/v1/graphql`,
      headers: { ...json, ...person.variables, 'x-hasura-admin-secret': site.adminSecret },
    },
  }
}

/** Nearest to the millisecond is too coarse for answers that take one: a connection's share of the throughput is exact. */
const perAnswer = ({ perSecond }: Figures, connections: number): number => (connections * 1000) / perSecond

/** The two sides take turns in short rounds, so that a busy moment of the machine falls on both. */
const compare = async (
  load: Load,
  sides: Record<'gateway' | 'engine', Target>,
  connections: number,
): Promise<{ gateway: number; engine: number }> => {
  const times = { gateway: [] as number[], engine: [] as number[] }
  const order = ['gateway', 'engine'] as const
  for (const side of order) await load.run({ ...sides[side], connections, milliseconds: WARM_MS })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? order : order.toReversed())
      times[side].push(perAnswer(await load.run({ ...sides[side], connections }), connections))
  return { gateway: median(times.gateway), engine: median(times.engine) }
}

export const overhead = async (
  load: Load,
  site: Site,
  people: readonly Person[],
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const person of people)
    for (const asked of operations(person))
      for (const connections of CONNECTIONS) {
        const { gateway, engine } = await compare(load, targets(site, person, asked), connections)
        const measure = `gateway, ${asked.title}, ${connections} conn.: typical answer`
        log(`${measure}: ${gateway.toFixed(2)} ms, the engine ${engine.toFixed(2)} ms`)
        rows.push(compared(measure, 'ms', gateway, 'straight to the engine', engine, GOAL))
      }
  return rows
}
