/**
 * The fetch policy of tables. No cache, because normalizing thousands of rows costs more than rendering them. A failed load
 * is an error, not an empty table.
 */
export const rowsPolicy = { fetchPolicy: 'no-cache', errorPolicy: 'none' } as const
