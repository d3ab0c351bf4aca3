/** A check. It returns the problems that it found, or an empty list. */
export type Check = { name: string; run: () => Promise<string[]>; isAdvice?: boolean }
