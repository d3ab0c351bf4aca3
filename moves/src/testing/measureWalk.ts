/**
 * Runs one random test with all parties per line of standard input, which gives the seed and the length, and prints
 * every problem (`npm run bench -- soak`).
 */
import { createInterface } from 'node:readline'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { findTrouble } from './findTrouble.ts'
import { openMarket } from './randomMarket.ts'
import { randomOf } from './randomOf.ts'
import { createWorld } from './world.ts'

const wish = z.object({ seed: z.int(), steps: z.int().positive() })
type Wish = z.output<typeof wish>

const walk = async ({ seed, steps }: Wish) => {
  const world = await createWorld()
  try {
    const market = openMarket(world, randomOf(seed))
    for (let step = 1; step <= steps; step += 1) {
      const made = await market.step()
      const troubles = await findTrouble(world)
      if (troubles.length > 0) return { step, made, troubles, kinds: market.made().size }
    }
    return { step: steps, made: '', troubles: [], kinds: market.made().size }
  } finally {
    await world.close()
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The heap size after garbage collection. */
const heapBytes = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

for await (const line of createInterface({ input: process.stdin })) {
  const walked = await walk(wish.parse(JSON.parse(line)))
  process.stdout.write(`${JSON.stringify({ ...walked, heapBytes: heapBytes() })}\n`)
}
