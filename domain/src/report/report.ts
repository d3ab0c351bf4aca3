import { z } from 'zod'
import { errors } from '../errors.ts'
import type { Transition } from '../transition.ts'

export const reportReasons = {
  spam: 'Spam or misleading',
  harassment: 'Harassment or hate',
  inappropriate_content: 'Inappropriate content',
  fake_engagement: 'Bought views or followers',
  key_resale: 'Sells or gives away codes',
  breach_of_agreement: 'Does not keep agreements',
  impersonation: 'Pretends to be someone else',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons
const isReportReason = (value: unknown): value is ReportReason =>
  typeof value === 'string' && Object.hasOwn(reportReasons, value)

export const reportForm = z.object({
  reasons: z.array(z.custom<ReportReason>(isReportReason)).min(1, errors['report-reason']),
  note: z.string().trim().max(2000, errors['text-too-long']),
})

export const reportStatuses = ['open', 'resolved', 'dismissed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const reportTransitions: readonly Transition<ReportStatus>[] = [
  { from: 'open', to: 'resolved', event: 'userReportResolved' },
  { from: 'open', to: 'dismissed', event: 'userReportDismissed' },
]
