export type Random = {
  /** From 0 up to, but not including, `below`. */
  readonly below: (below: number) => number
  readonly pick: <T>(choices: readonly T[]) => T | undefined
}

/** mulberry32: the same seed gives the same walk. */
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
