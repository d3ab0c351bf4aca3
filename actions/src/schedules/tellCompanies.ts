import { withPatience } from '@questboard/database'
import type { Services } from '../services.ts'

/** Runs repeatedly and notifies once of each month's statement, payment that needs approval and plan that ends soon. */
const TOLD = [
  'select write_statements()',
  'select remind_of_approvals()',
  'select remind_of_plans()',
] as const

/** Scheduled notifications to companies that need no workflow. */
export const tellCompanies = ({ pool }: Pick<Services, 'pool'>): Promise<object> =>
  withPatience(pool, async (client) => {
    for (const statement of TOLD) await client.query(statement)
    return {}
  })
