import type { Services } from '../services.ts'
import { type AccountNews, tellAccounts } from './tellAccounts.ts'
import type { DomainEvent } from './workflowStarts.ts'

/** What was done stays between us and the reported: who reports learns that it was looked into, and no more. */
const bodies: Readonly<Record<string, string>> = {
  userReportResolved: 'We looked into it and did something about it. Thank you for telling us.',
  userReportDismissed: 'We looked into it, and found nothing that had to be done.',
}

/** A report is the matter of the person who made it. */
export const tellReporter = async (services: Services, event: DomainEvent): Promise<void> => {
  const body = bodies[event.type]
  const report = await services.database
    .selectFrom('user_report')
    .innerJoin('user', 'user.id', 'user_report.reporter_id')
    .select('user.id')
    .where('user_report.id', '=', event.entityId)
    .where('user.active', '=', true)
    .executeTakeFirst()
  if (body === undefined || report === undefined) return
  const news: AccountNews = {
    kind: 'report_decided',
    title: 'Your report was decided',
    body,
    path: '/company/creator-management',
  }
  await tellAccounts(services, event, [report.id], news)
}
