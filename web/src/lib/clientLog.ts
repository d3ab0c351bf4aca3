/** Sends a client log entry (rules §7) without waiting. Never throws, because a lost entry does no harm. */
export const logClient = (level: 'error' | 'warn' | 'debug', code: string, message: string): void => {
  const body = new URLSearchParams({ level, code, message: message.slice(0, 2000) })
  if (navigator.sendBeacon?.('/api/auth/_log', body)) return
  void fetch('/api/auth/_log', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
