const key = 'questboard-device'

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
