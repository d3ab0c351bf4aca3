import { withPatience } from '@questboard/database'
import type { Services } from '../services.ts'

/** Called repeatedly, but notify only once of each monthly statement, payment to approve and expiring plan. */
const TOLD = [
  'select write_statements()',
  'select remind_of_approvals()',
  'select remind_of_plans()',
] as const

/** Notifies companies on a schedule, which needs no workflow. */
export const tellCompanies = ({ pool }: Pick<Services, 'pool'>): Promise<object> =>
  withPatience(pool, async (client) => {
    for (const statement of TOLD) await client.query(statement)
    return {}
  })
