export type Random = {
  /** A random integer from 0 up to `below`, without `below` itself. */
  readonly below: (below: number) => number
  readonly pick: <T>(choices: readonly T[]) => T | undefined
}

/** The mulberry32 generator: the same seed gives the same random numbers. */
export const randomOf = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return { below, pick: (choices) => choices[below(choices.length)] }
}
