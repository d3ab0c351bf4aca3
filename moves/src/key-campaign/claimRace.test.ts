import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Finish,
  insertCodes,
  leakBatch,
  lineUp,
  type Race,
  regions,
  resultOf,
  runAll,
} from '../testing/claimRace.ts'
import { cutAll } from '../testing/cutAll.ts'
import { createWorld, type World } from '../testing/world.ts'

/** A small version of the race of 1,000 creators for 500 codes, which finishes in seconds. */
const size = { creators: 60, codes: 30 }
const seeds = [1, 2, 3]

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const countOf = (finished: readonly Finish[]): Readonly<Record<string, number>> => {
  const outcomes = finished.map(({ outcome }) => outcome)
  return Object.fromEntries(
    [...new Set(outcomes)].sort().map((each) => [each, outcomes.filter((one) => one === each).length]),
  )
}

const holdBack = ({ itemId }: Race, codes: number): Promise<unknown> =>
  world.run(`update code set status = 'unavailable' where id in (
    select id from code where item_id = '${itemId}' and status = 'available' limit ${codes} for update skip locked)`)

describe.each(seeds)(
  'twice as many creators as codes, who all claim at the same time, in two regions (seed %i)',
  (seed) => {
    it('each code is claimed once, and the other creators see that no code is left', async () => {
      const race = await lineUp(world, seed, size)
      expect(countOf(await runAll(world, race))).toEqual({ claimed: 30, 'out-of-codes': 30 })
      expect(await resultOf(world, race)).toEqual({
        claims: 30,
        claimants: 30,
        claimed_status: 30,
        available: 0,
        unavailable: 0,
        torn: 0,
      })
    })

    it('each code is claimed once, even if all database connections break twice', async () => {
      const race = await lineUp(world, seed, size)
      const finished = await runAll(world, race, {
        meanwhile: [
          { after: 6 + race.random.below(12), happens: () => cutAll(world) },
          { after: 20 + race.random.below(10), happens: () => cutAll(world) },
        ],
      })
      expect(countOf(finished)).not.toHaveProperty('broken')
      expect(await resultOf(world, race)).toMatchObject({
        claims: 30,
        claimants: 30,
        claimed_status: 30,
        available: 0,
        torn: 0,
      })
    })

    it('each creator gets one code, even if they claim one in many browser tabs', async () => {
      const race = await lineUp(world, seed, { creators: 12, codes: 30 })
      expect(countOf(await runAll(world, race, { tabs: 5 }))).toEqual({
        claimed: 12,
        'codes-per-creator': 48,
      })
      expect(await resultOf(world, race)).toMatchObject({ claims: 12, claimants: 12, available: 18, torn: 0 })
    })

    it('creators get newly added codes, but never a code that has become unavailable', async () => {
      const race = await lineUp(world, seed, size)
      await runAll(world, race, {
        meanwhile: [
          { after: 10, happens: () => holdBack(race, 6) },
          {
            after: 20,
            happens: () => world.run(insertCodes(race.itemId, regions[seed % 2] ?? regions[0], 8)),
          },
        ],
      })
      // Creators who requested a code before the new codes arrived try again.
      await runAll(world, race)
      const { claims, claimants, available, unavailable, torn } = await resultOf(world, race)
      expect(unavailable).toBeGreaterThan(0)
      expect({ claims, claimants, available, torn }).toEqual({
        claims: 38 - unavailable,
        claimants: 38 - unavailable,
        available: 0,
        torn: 0,
      })
    })

    it('when a batch is revoked, its holders lose their codes and get codes of a newly added batch', async () => {
      const race = await lineUp(world, seed, size)
      await runAll(world, race, {
        meanwhile: [
          { after: 12 + race.random.below(6), happens: () => leakBatch(world, race) },
          {
            after: 20,
            happens: () => world.run(insertCodes(race.itemId, regions[seed % 2] ?? regions[0], 60)),
          },
        ],
      })
      // Creators who requested a code before the new codes arrived try again.
      await runAll(world, race)
      const { claims, claimants, torn } = await resultOf(world, race)
      expect({ claims, claimants, torn }).toEqual({ claims: 60, claimants: 60, torn: 0 })
    })
  },
)
