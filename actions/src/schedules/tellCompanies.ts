import { withPatience } from '@questboard/database'
import type { Services } from '../services.ts'

/** Runs repeatedly and reports once: a month's statement, a payment that needs approval, a plan that ends soon. */
const TOLD = [
  'select write_statements()',
  'select remind_of_approvals()',
  'select remind_of_plans()',
] as const

/** Scheduled notifications of companies that need no workflow. */
export const tellCompanies = ({ pool }: Pick<Services, 'pool'>): Promise<object> =>
  withPatience(pool, async (client) => {
    for (const statement of TOLD) await client.query(statement)
    return {}
  })
