import { setTimeout as sleep } from 'node:timers/promises'
import type { Figures, Load } from '../harness/load.ts'
import { median } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import type { Operation } from './operations.ts'
import type { Side, SideName } from './sides.ts'

export const CONNECTIONS = [1, 10, 50]
const ROUNDS = 14
const ROUND_MS = 300
const WARM_MS = 1200

export type Measured = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly cpuPerThousand: number
}

const hit = (
  load: Load,
  side: Side,
  operation: Operation,
  connections: number,
  milliseconds: number,
): Promise<Figures> =>
  load.run({
    url: side.program.url + side.path,
    headers: side.headers(operation),
    bodies: side.bodies(operation),
    connections,
    milliseconds,
    refuse: '"errors"',
  })

type Round = Figures & { readonly cpuSeconds: number }

const summary = (rounds: readonly Round[]): Measured => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  cpuPerThousand: median(rounds.map((round) => (round.cpuSeconds * 1000) / Math.max(1, round.requests))),
})

/** The sides take turns in short rounds, so that a busy moment of the machine falls on all of them. */
export const measure = async <Key extends string>(
  load: Load,
  sides: Readonly<Record<Key, Side>>,
  operation: Operation,
  connections: number,
): Promise<Record<Key, Measured>> => {
  const keys = Object.keys(sides) as Key[]
  const rounds = Object.fromEntries(keys.map((key) => [key, []])) as unknown as Record<Key, Round[]>
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of round % 2 === 0 ? keys : keys.toReversed()) {
      const before = sides[key].program.cpuSeconds()
      const figures = await hit(load, sides[key], operation, connections, ROUND_MS)
      rounds[key].push({ ...figures, cpuSeconds: sides[key].program.cpuSeconds() - before })
    }
  }
  return Object.fromEntries(keys.map((key) => [key, summary(rounds[key])])) as Record<Key, Measured>
}

export const warm = async (load: Load, sides: readonly Side[], operation: Operation): Promise<void> => {
  for (const side of sides) await hit(load, side, operation, 10, WARM_MS)
}

const BARE = 'bare node:http + pg'
const POSTGRAPHILE = 'PostGraphile 5'

const rowsOf = (
  title: string,
  { engine, bare, postgraphile }: Record<SideName, Measured>,
): readonly Row[] => [
  compared(`${title}: requests`, '/s', engine.perSecond, BARE, bare.perSecond, { atLeast: 0.85 }),
  compared(`${title}: requests`, '/s', engine.perSecond, POSTGRAPHILE, postgraphile.perSecond, {
    atLeast: 1.7,
  }),
  compared(`${title}: p50`, 'ms', engine.p50, BARE, bare.p50),
  compared(`${title}: p99`, 'ms', engine.p99, BARE, bare.p99, { atMost: 1.3 }),
  compared(`${title}: p99`, 'ms', engine.p99, POSTGRAPHILE, postgraphile.p99),
  compared(`${title}: CPU per 1,000`, 's', engine.cpuPerThousand, BARE, bare.cpuPerThousand),
  compared(`${title}: CPU per 1,000`, 's', engine.cpuPerThousand, POSTGRAPHILE, postgraphile.cpuPerThousand),
]

export const throughput = async (
  load: Load,
  sides: Record<SideName, Side>,
  operations: readonly Operation[],
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const operation of operations) {
    await warm(load, Object.values(sides), operation)
    for (const connections of CONNECTIONS) {
      const result = await measure(load, sides, operation, connections)
      const show = (side: SideName): string => `${side} ${Math.round(result[side].perSecond)}/s`
      log(`${operation.title}, ${connections}: ${show('engine')}, ${show('bare')}, ${show('postgraphile')}`)
      rows.push(...rowsOf(`${operation.title}, ${connections} conn.`, result))
    }
  }
  return rows
}

/** What each side holds once it has done all of its work and come to rest. */
export const memory = async (sides: Record<SideName, Side>): Promise<readonly Row[]> => {
  await sleep(1000)
  const mebibytes = (side: SideName): number => sides[side].program.residentBytes() / 2 ** 20
  return [
    compared('memory after the load', 'MiB', mebibytes('engine'), POSTGRAPHILE, mebibytes('postgraphile'), {
      atMost: 0.5,
    }),
    compared('memory after the load', 'MiB', mebibytes('engine'), BARE, mebibytes('bare')),
    stated('CPU since the start', 's', sides.engine.program.cpuSeconds()),
  ]
}
