import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Load, Target } from '../harness/load.ts'
import { startProgram } from '../harness/program.ts'
import { median } from '../harness/quantile.ts'
import { compared, type Row } from '../harness/report.ts'
import type { Person, Site } from './people.ts'

const CONNECTIONS = [1, 10]
const ROUNDS = 7
const ROUND_MS = 700
const WARM_MS = 1000
/** The product's goal for the time that the gateway adds to a request. */
const GOAL = { atMost: 1.3 }

type Asked = { readonly title: string; readonly query: string; readonly variables: object }

const operationsFile = join(import.meta.dirname, '../../web/dist/operations.json')

const documentOf = (name: string): string => {
  const documents: unknown = JSON.parse(readFileSync(operationsFile, 'utf8'))
  const texts = Array.isArray(documents) ? documents.map(String) : []
  const found = texts.find((document) => new RegExp(`^query ${name}\\b`).test(document))
  if (found === undefined) throw new Error(`the client has no query ${name}`)
  return found
}

/**
 * The first query that each kind of account sends from its home page. A plain user's query reads one row, so the
 * gateway's overhead is relatively largest there.
 */
const askedBy = ({ role, variables }: Person): Asked => {
  if (role === 'company')
    return {
      title: 'company home',
      query: documentOf('CompanyHomePage'),
      variables: { companyId: variables['x-hasura-company-id'] },
    }
  if (role === 'creator')
    return {
      title: 'creator home',
      query: documentOf('CreatorHomePage'),
      variables: { ended: ['COMPLETED', 'BID_EXPIRED', 'BID_REJECTED', 'PAYMENT_EXPIRED'] },
    }
  return { title: 'shell', query: documentOf('ShellWatch'), variables: {} }
}

/** The three compared sides: the gateway, the engine, and a bare proxy that shows the minimum cost of a hop. */
const SIDES = ['gateway', 'engine', 'proxy'] as const
type PerSide<T> = Record<(typeof SIDES)[number], T>

const targets = (
  site: Site,
  proxyUrl: string,
  person: Person,
  { query, variables }: Asked,
): PerSide<Target> => {
  const rest = {
    bodies: [JSON.stringify({ query, variables })],
    connections: 1,
    milliseconds: ROUND_MS,
    refuse: '"errors"',
  }
  const json = { 'content-type': 'application/json' }
  const direct = { ...json, ...person.variables, 'x-hasura-admin-secret': site.adminSecret }
  return {
    gateway: { ...rest, url: `${site.url}/api/gql`, headers: { ...json, cookie: person.cookie } },
    engine: { ...rest, url: `${site.engineUrl}/v1/graphql`, headers: direct },
    proxy: { ...rest, url: proxyUrl, headers: direct },
  }
}

/** Alternates the sides in short rounds, so that other load on the machine affects all of them. */
const compare = async (load: Load, sides: PerSide<Target>, connections: number): Promise<PerSide<number>> => {
  const times: PerSide<number[]> = { gateway: [], engine: [], proxy: [] }
  for (const side of SIDES) await load.run({ ...sides[side], connections, milliseconds: WARM_MS })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed())
      times[side].push((await load.run({ ...sides[side], connections })).p50)
  return { gateway: median(times.gateway), engine: median(times.engine), proxy: median(times.proxy) }
}

export const overhead = async (
  load: Load,
  site: Site,
  people: readonly Person[],
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  const proxy = await startProgram({
    name: 'the bare proxy',
    args: [join(import.meta.dirname, 'bareProxy.ts')],
    env: { ENGINE_URL: site.engineUrl },
    health: '/',
  })
  try {
    for (const person of people) {
      const asked = askedBy(person)
      for (const connections of CONNECTIONS) {
        const typical = await compare(load, targets(site, proxy.url, person, asked), connections)
        const measure = `gateway, ${asked.title}, ${connections} conn.: typical answer`
        const [gateway, engine, bare] = [typical.gateway, typical.engine, typical.proxy]
        log(
          `${measure}: ${gateway.toFixed(2)} ms, the engine ${engine.toFixed(2)} ms, through a bare proxy ${bare.toFixed(2)} ms`,
        )
        rows.push(compared(measure, 'ms', gateway, 'straight to the engine', engine, GOAL))
        rows.push(compared(`${measure}, its share`, 'ms', gateway, 'through a bare proxy', bare))
      }
    }
  } finally {
    await proxy.stop()
  }
  return rows
}
