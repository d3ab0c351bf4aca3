/**
 * How a table asks. It keeps what it shows itself: rows by the thousand need not be taken apart into the cache and put together
 * again, which costs more than drawing them. Rows that could not be had are an error, not an empty table.
 */
export const rowsPolicy = { fetchPolicy: 'no-cache', errorPolicy: 'none' } as const
