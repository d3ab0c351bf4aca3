import type { ReactNode } from 'react'
import { NotFound } from '../../components/NotFound.tsx'
import { useSession } from '../../lib/session.ts'

/** Shows its content only to members who act for the company. */
export const OwnCompanyOnly = ({ companyId, children }: { companyId: string; children: ReactNode }) => {
  const { user } = useSession()
  return user?.company?.id === companyId ? children : <NotFound what="company" />
}
