export const unreachable = 'The server cannot be reached. Check your connection.'

/** A fetch that got no answer, or a file of code that could not be had. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError
