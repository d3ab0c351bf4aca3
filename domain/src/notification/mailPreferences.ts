import type { SummaryFrequency } from './notification.ts'

/** The summaries that can be asked for (rules §3), each by the preference that governs it. */
export const summaryKinds = ['program_applicant_summary', 'mission_status_summary'] as const
export type SummaryKind = (typeof summaryKinds)[number]

/** What a person may switch off (rules §3), by the columns of notification_preference, in the words of a mail's last line. */
export const mailPreferenceNames = {
  new_key_campaign_invitations: 'invitations to Key campaigns',
  new_quest_invitations: 'invitations to Quests',
  quest_messages: 'Quest messages',
  quest_status_updates: 'Quest status updates',
  company_messages: 'messages from creators',
  company_status_updates: 'status updates of your activations',
  program_applicant_summary: 'summaries of applicants',
  mission_status_summary: 'summaries of your Missions',
} as const
export type MailPreference = keyof typeof mailPreferenceNames

export const isMailPreference = (name: string): name is MailPreference =>
  Object.hasOwn(mailPreferenceNames, name)

export const isSummaryKind = (name: string): name is SummaryKind => summaryKinds.some((kind) => kind === name)

/** How a preference can be set from a mail: on or off, or how often. */
export type MailWish = 'on' | 'off' | Exclude<SummaryFrequency, 'never'>

const frequencies = { on: 'weekly', off: 'never', daily: 'daily', weekly: 'weekly' } as const
const toggles: Readonly<Partial<Record<MailWish, boolean>>> = { on: true, off: false }

/** What stands in the column then; null where the wish does not fit. */
export const wishedValue = (
  preference: MailPreference,
  wish: MailWish,
): boolean | SummaryFrequency | null => {
  const value = isSummaryKind(preference) ? frequencies[wish] : toggles[wish]
  return value ?? null
}
