const key = 'questboard-device'

/** A random UUID kept per browser session (rules §3). */
export const deviceId = (): string => {
  try {
    const known = sessionStorage.getItem(key)
    if (known) return known
    const created = crypto.randomUUID()
    sessionStorage.setItem(key, created)
    return created
  } catch {
    return crypto.randomUUID()
  }
}
