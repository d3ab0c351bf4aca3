/** The maximum age of a response in seconds, from `Cache-Control`. */
export function maxAge(cacheControl: string): number | undefined {
  const seconds = /(?:^|[\s,])(?:s-maxage|max-age)="?(\d+)/.exec(cacheControl)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

const httpDate = /^\s*[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT\s*$/

/** The time in the `Expires` header, in the only format that Hasura accepts. */
export function expiryDate(expires: string): number | undefined {
  const at = httpDate.test(expires) ? Date.parse(expires) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}
