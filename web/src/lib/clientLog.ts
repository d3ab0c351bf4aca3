/** The client log beacon (rules §7). Losing one is fine: it never throws and nobody waits for it. */
export const logClient = (level: 'error' | 'warn' | 'debug', code: string, message: string): void => {
  const body = new URLSearchParams({ level, code, message: message.slice(0, 2000) })
  if (navigator.sendBeacon?.('/api/auth/_log', body)) return
  void fetch('/api/auth/_log', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
