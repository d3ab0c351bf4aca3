/** Gives the problems that it found, each a line or more; none when all is well. */
export type Check = { name: string; run: () => Promise<string[]>; isAdvice?: boolean }
