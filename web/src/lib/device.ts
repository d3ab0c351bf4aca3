const key = 'questboard-device'

/** A random id for this browser session. Only for users who have accepted analytics. */
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

export const forgetDevice = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing to remove, because a browser without storage has stored nothing.
  }
}
