import { type MailPreference, mailPreferenceNames } from '@questboard/domain'
import type { Unsubscribe } from '@questboard/providers/mail'
import type { Dependencies } from './dependencies.ts'

/** The unsubscribe link for a kind of mail. */
export const unsubscribeFrom = (
  { publicUrl, unsubscribeTokens }: Pick<Dependencies, 'publicUrl' | 'unsubscribeTokens'>,
  userId: string,
  preference: MailPreference,
): Unsubscribe => ({
  from: mailPreferenceNames[preference],
  url: new URL(`/unsubscribe/${unsubscribeTokens.make({ userId, preference })}`, publicUrl).href,
  settingsUrl: new URL('/user/settings/notifications', publicUrl).href,
})
