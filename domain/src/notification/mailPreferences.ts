import type { SummaryFrequency } from './notification.ts'

/** The summaries that companies can get, by their preference. */
export const summaryKinds = [
  'key_status_summary',
  'mission_status_summary',
  'program_applicant_summary',
] as const
export type SummaryKind = (typeof summaryKinds)[number]

/**
 * The mails that people can turn off (rules §3), by the columns of notification_preference. The texts complete
 * "Unsubscribe from …".
 */
export const mailPreferenceNames = {
  new_key_campaign_invitations: 'invitations to Key campaigns',
  new_quest_invitations: 'invitations to Quests',
  new_mission_invitations: 'invitations to Missions',
  new_program_invitations: 'invitations to Creator Programs',
  quest_messages: 'Quest messages',
  quest_status_updates: 'Quest status updates',
  key_status_updates: 'Key campaign updates',
  mission_status_updates: 'Mission updates',
  program_updates: 'Creator Program updates',
  company_messages: 'messages from creators',
  company_status_updates: 'updates on your activations',
  key_status_summary: 'news about your Key campaigns',
  mission_status_summary: 'news about your Missions',
  program_applicant_summary: 'news about applicants',
} as const
export type MailPreference = keyof typeof mailPreferenceNames

export const isMailPreference = (name: string): name is MailPreference =>
  Object.hasOwn(mailPreferenceNames, name)

export const isSummaryKind = (name: string): name is SummaryKind => summaryKinds.some((kind) => kind === name)

/** The preferences that a link in a mail can change. */
export type MailWish = 'on' | 'off' | Exclude<SummaryFrequency, 'never'>

const frequencies = {
  on: 'weekly',
  off: 'never',
  immediately: 'immediately',
  daily: 'daily',
  weekly: 'weekly',
} as const
const toggles: Readonly<Partial<Record<MailWish, boolean>>> = { on: true, off: false }

/** The value to store in the preference's column. Null if the preference has no such setting. */
export const wishedValue = (
  preference: MailPreference,
  wish: MailWish,
): boolean | SummaryFrequency | null => {
  const value = isSummaryKind(preference) ? frequencies[wish] : toggles[wish]
  return value ?? null
}
