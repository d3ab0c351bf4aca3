/** The name of the query root for a role that can query nothing. */
export const NO_QUERIES = 'no_queries_available'
export const NO_QUERIES_TEXT =
  "There are no queries available to the current role. Either there are no sources or remote schemas configured, or the current role doesn't have the required permissions."
