import { z } from 'zod'

export const summaryFrequencies = ['never', 'daily', 'weekly'] as const
export type SummaryFrequency = (typeof summaryFrequencies)[number]

/** Every preference of spec §3. Who acts for a company is asked about other mails than a creator. */
export const notificationPreferencesForm = z.object({
  newKeyCampaignInvitations: z.boolean(),
  newQuestInvitations: z.boolean(),
  questMessages: z.boolean(),
  questStatusUpdates: z.boolean(),
  companyMessages: z.boolean(),
  companyStatusUpdates: z.boolean(),
  programApplicantSummary: z.enum(summaryFrequencies),
  missionStatusSummary: z.enum(summaryFrequencies),
})

/** spec §9, in hours before a deadline. */
export const reminderHours = [72, 24] as const
export const missionReminderDays = 5
