export const unreachable = 'We can’t reach the server. Check your connection.'

/** True for a fetch without a response, or a code file that failed to load. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError
