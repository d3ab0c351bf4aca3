/** Random numbers that are the same on every machine. The seed is a text. */
export type Random = {
  /** Returns a number from 0 to 1, but never 1 itself. */
  next(): number
  /** Returns an integer from the first number to the second, both included. */
  int(low: number, high: number): number
  between(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

export function randomFor(...words: (string | number)[]): Random {
  let state = hash(words.join('/'))
  const next = () => {
    // The generator mulberry32. Its 32 bits of state are enough for pictures and names.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    chance: (probability) => next() < probability,
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value
}
