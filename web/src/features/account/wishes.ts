import { errors, isMailPreference, isRecord, type MailPreference, type MailWish } from '@questboard/domain'

/** The email preference that an unsubscribe link changes, and its value. */
export type Wished = { preference: MailPreference; value: boolean | string }

/** The server's response. Null if the link is invalid or its account was deleted. */
export type Answer = Wished | null

const readAnswer = (body: unknown): Answer => {
  if (body === null) return null
  if (isRecord(body)) {
    const { preference, value } = body
    const isValue = typeof value === 'boolean' || typeof value === 'string'
    if (typeof preference === 'string' && isMailPreference(preference) && isValue)
      return { preference, value }
  }
  throw new Error(errors.unexpected)
}

const ask = async (token: string, options: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(`/api/unsubscribe/${encodeURIComponent(token)}`, options)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(errors.unexpected)
  return readAnswer(await response.json())
}

/** Reads the preference without changing it. */
export const readWish = (token: string): Promise<Answer> => ask(token)

export const sendWish = (token: string, wish: MailWish): Promise<Answer> =>
  ask(token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wish }),
  })

export const isOn = ({ value }: Wished): boolean => value !== false && value !== 'never'

/** The request that restores the previous value. */
export const wishFor = ({ value }: Wished): MailWish =>
  value === 'immediately' || value === 'daily' || value === 'weekly' ? value : 'on'
