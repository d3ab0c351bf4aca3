type Ends = { readonly from?: string | null | undefined; readonly to?: string | null | undefined }

/** From the start of one day to the end of another, as the server takes it: by the clock in UTC as all figures are. */
export const withinDays = ({ from, to }: Ends) => ({
  ...(from && { _gte: `${from}T00:00:00Z` }),
  ...(to && { _lte: `${to}T23:59:59.999Z` }),
})
