import { withPatience } from '@questboard/database'
import type { Services } from '../services.ts'

/** Each told once, however often it runs: a month's statement, a payment that waits for a second member, a plan that ends soon. */
const TOLD = [
  'select write_statements()',
  'select remind_of_approvals()',
  'select remind_of_plans()',
] as const

/** What companies hear at its time and no workflow waits for. */
export const tellCompanies = ({ pool }: Pick<Services, 'pool'>): Promise<object> =>
  withPatience(pool, async (client) => {
    for (const statement of TOLD) await client.query(statement)
    return {}
  })
