/**
 * How a table asks. It keeps what it shows itself: rows by the thousand need not be taken apart into the cache and put together
 * again, which costs more than drawing them.
 */
export const rowsPolicy = 'no-cache'
