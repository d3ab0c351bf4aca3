import { randomInt } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findTrouble } from './testing/findTrouble.ts'
import { type Market, openMarket } from './testing/randomMarket.ts'
import { randomOf } from './testing/randomOf.ts'
import { createWorld, type World } from './testing/world.ts'

/** MOVES_SEED repeats a failed random test, and MOVES_STEPS makes it longer. */
const given = process.env.MOVES_SEED
const seeds = given === undefined ? [1, randomInt(1_000_000)] : [Number(given)]
const steps = Number(process.env.MOVES_STEPS ?? 400)

let world: World
let market: Market
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

describe('random actions of all people while time passes', () => {
  it.each(seeds)(
    'after random actions, no rule is violated, no money is lost and every change has its event (MOVES_SEED=%i)',
    async (seed) => {
      market = openMarket(world, randomOf(seed))
      for (let step = 0; step < steps; step += 1) {
        const made = await market.step()
        expect(await findTrouble(world), `after step ${step}, ${made}`).toEqual([])
      }
      // A random test in which every status change is rejected would prove nothing.
      expect(market.made().size, [...market.made()].join(', ')).toBeGreaterThan(10)
    },
    300_000,
  )
})
