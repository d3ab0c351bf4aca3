/**
 * The fetch policy of tables. They use no cache, because normalizing thousands of rows costs more than rendering them.
 * If loading fails, an error is shown instead of an empty table.
 */
export const rowsPolicy = { fetchPolicy: 'no-cache', errorPolicy: 'none' } as const
