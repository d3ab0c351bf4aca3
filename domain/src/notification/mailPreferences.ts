import type { SummaryFrequency } from './notification.ts'

/** The summaries that people can turn on (rules §3), by their preference. */
export const summaryKinds = ['program_applicant_summary', 'mission_status_summary'] as const
export type SummaryKind = (typeof summaryKinds)[number]

/**
 * The mails that people can turn off (rules §3), by the columns of notification_preference. The texts complete
 * "Unsubscribe from …".
 */
export const mailPreferenceNames = {
  new_key_campaign_invitations: 'invitations to Key campaigns',
  new_quest_invitations: 'invitations to Quests',
  quest_messages: 'Quest messages',
  quest_status_updates: 'Quest status updates',
  company_messages: 'messages from creators',
  company_status_updates: 'updates on your activations',
  program_applicant_summary: 'applicant summaries',
  mission_status_summary: 'Mission summaries',
} as const
export type MailPreference = keyof typeof mailPreferenceNames

export const isMailPreference = (name: string): name is MailPreference =>
  Object.hasOwn(mailPreferenceNames, name)

export const isSummaryKind = (name: string): name is SummaryKind => summaryKinds.some((kind) => kind === name)

/** The preferences that a link in a mail can change. */
export type MailWish = 'on' | 'off' | Exclude<SummaryFrequency, 'never'>

const frequencies = { on: 'weekly', off: 'never', daily: 'daily', weekly: 'weekly' } as const
const toggles: Readonly<Partial<Record<MailWish, boolean>>> = { on: true, off: false }

/** The value to store in the preference's column. Null if the preference has no such setting. */
export const wishedValue = (
  preference: MailPreference,
  wish: MailWish,
): boolean | SummaryFrequency | null => {
  const value = isSummaryKind(preference) ? frequencies[wish] : toggles[wish]
  return value ?? null
}
