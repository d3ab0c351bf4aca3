import { setTimeout as sleep } from 'node:timers/promises'
import type { Figures, Load } from '../harness/load.ts'
import { median } from '../harness/quantile.ts'
import { compared, type Goal, type Row, stated } from '../harness/report.ts'
import type { Operation } from './operations.ts'
import type { Side, SideName } from './sides.ts'

const CONNECTIONS = [1, 10, 50]
/** An odd number of rounds, so that the median is one of the measured values. */
const ROUNDS = 21
const ROUND_MS = 300
/** Time for V8 to finish compiling. Before that, V8's compiler thread competes with request handling for CPU time. */
const WARM_MS = 2400

type Round = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly cpuPerThousand: number
}

export type Measured = Round & { readonly rounds: readonly Round[] }

type Figure = keyof Round

/**
 * The median of each round's ratio. Rounds of one turn run under similar load, so a busy minute affects both sides of a ratio
 * but would shift two separate medians differently.
 */
export const ratio = (side: Measured, peer: Measured, figure: Figure): number =>
  median(side.rounds.map((round, turn) => round[figure] / (peer.rounds[turn]?.[figure] ?? Number.NaN)))

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

const middles = (rounds: readonly Round[]): Measured => {
  const middle = (figure: Figure): number => median(rounds.map((round) => round[figure]))
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpuPerThousand: middle('cpuPerThousand'),
    rounds,
  }
}

/** Alternates the sides in short rounds, so that other load on the machine affects all of them. */
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
      const { requests, perSecond, p50, p99 } = await hit(load, sides[key], operation, connections, ROUND_MS)
      const cpuSeconds = sides[key].program.cpuSeconds() - before
      rounds[key].push({ perSecond, p50, p99, cpuPerThousand: (cpuSeconds * 1000) / Math.max(1, requests) })
    }
  }
  return Object.fromEntries(keys.map((key) => [key, middles(rounds[key])])) as Record<Key, Measured>
}

export const warm = async (load: Load, sides: readonly Side[], operation: Operation): Promise<void> => {
  for (const side of sides) await hit(load, side, operation, 10, WARM_MS)
}

const BARE = 'bare node:http + pg'
const POSTGRAPHILE = 'PostGraphile 5'

const TITLES: Readonly<Record<Figure, readonly [title: string, unit: string]>> = {
  perSecond: ['requests', '/s'],
  p50: ['p50', 'ms'],
  p99: ['p99', 'ms'],
  cpuPerThousand: ['CPU per 1,000', 's'],
}

const rowsOf = (
  operation: string,
  { engine, bare, postgraphile }: Record<SideName, Measured>,
): readonly Row[] => {
  const against = (name: string, peer: Measured, figure: Figure, goal?: Goal): Row => {
    const [title, unit] = TITLES[figure]
    const times = ratio(engine, peer, figure)
    return compared(`${operation}: ${title}`, unit, engine[figure], name, peer[figure], goal, times)
  }
  return [
    against(BARE, bare, 'perSecond', { atLeast: 0.85 }),
    against(POSTGRAPHILE, postgraphile, 'perSecond', { atLeast: 1.7 }),
    against(BARE, bare, 'p50'),
    against(BARE, bare, 'p99', { atMost: 1.3 }),
    against(POSTGRAPHILE, postgraphile, 'p99'),
    against(BARE, bare, 'cpuPerThousand'),
    against(POSTGRAPHILE, postgraphile, 'cpuPerThousand'),
  ]
}

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
