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

/** spec §4, and what else a person is told. */
export const notificationKinds = [
  'bid_deadline_72h',
  'bid_deadline_24h',
  'bid_expired',
  'bid_rejected',
  'new_offer',
  'counter_offer',
  'completed',
  'content_production',
  'content_production_deadline_72h',
  'content_production_deadline_24h',
  'content_production_deadline_expired',
  'content_review',
  'content_review_deadline_72h',
  'content_review_deadline_24h',
  'content_rejected',
  'public_availability_open',
  'public_availability_72h',
  'public_availability_failed',
  'publish_deadline',
  'awaiting_payment',
  'payment_deadline_72h',
  'payment_deadline_24h',
  'payment_expired',
  'payout_paid',
  'payout_failed',
  'mission_deadline_5_days',
  'new_mission_available',
  'mission_reward_to_claim',
  'program_accepted',
  'program_declined',
  'program_applicant',
  'invited_with_offer',
  'invited_without_offer',
  'key_access_granted',
  'key_access_declined',
  'message',
  'announcement',
  'creator_access_decided',
  'channel_verified',
  'company_verification_decided',
  'export_ready',
  'reauthorisation_needed',
  'codes_running_out',
  'custom_domain_missing',
  'custom_domain_lost',
  'report_decided',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
