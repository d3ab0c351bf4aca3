import { z } from 'zod'
import type { Person } from './audiences.ts'

export const sessionVariables = z.record(z.string(), z.string())

export const personOf = (variables: Record<string, string>): Person | null => {
  const userId = variables['x-hasura-user-id']
  if (!userId) return null
  return {
    role: variables['x-hasura-role'] ?? 'user',
    userId,
    sessionId: variables['x-hasura-session-id'] ?? null,
    companyId: variables['x-hasura-company-id'] ?? null,
    isCompanyOwner: variables['x-hasura-company-owner'] === 'true',
  }
}
