/** Headers of the client that are not passed on to a webhook unless an action's metadata has a list of its own. */
export const ignoredClientHeaders: readonly string[] = [
  'content-length',
  'content-md5',
  'user-agent',
  'host',
  'origin',
  'referer',
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-datetime',
  'cache-control',
  'connection',
  'dnt',
  'content-type',
]

/** Of one connection or one body: passed on, they would break the request that we send ourselves. */
export const hopByHopHeaders: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
