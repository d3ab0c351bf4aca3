import { allows, consentStore } from './consent.ts'
import { deviceId, forgetDevice } from './device.ts'
import type { SessionUser } from './session.ts'

let sentFor: string | null = null

// The device's id is deleted when the user rejects analytics.
consentStore.subscribe(() => {
  if (!allows('analytics')) forgetDevice()
})

/** Sends one event per user when the session has loaded, if the user has accepted analytics (rules §7). */
export const sendUserLoaded = (user: SessionUser): void => {
  if (sentFor === user.id || !allows('analytics')) return
  sentFor = user.id
  const body = {
    name: 'user_loaded',
    data: {
      user_id: user.id,
      user_name: user.username,
      language: user.language,
      user_type: user.userType,
      company_id: user.company?.id ?? null,
      company_name: user.company?.name ?? null,
    },
    metaData: { user_id: user.id, device_id: deviceId() },
  }
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/events', { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  )
}
