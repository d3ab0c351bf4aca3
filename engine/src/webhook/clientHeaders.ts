/** Client headers that are not forwarded to a webhook, unless the action's metadata lists headers itself. */
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

/** Headers that describe one connection or body. Forwarding them would break our own request. */
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
