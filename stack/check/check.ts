/** Returns the problems found, or an empty list. */
export type Check = { name: string; run: () => Promise<string[]>; isAdvice?: boolean }
