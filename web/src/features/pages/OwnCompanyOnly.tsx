import type { ReactNode } from 'react'
import { NotFound } from '../../components/NotFound.tsx'
import { useSession } from '../../lib/session.ts'

/** What follows changes a company: for those who act for it. */
export const OwnCompanyOnly = ({ companyId, children }: { companyId: string; children: ReactNode }) => {
  const { user } = useSession()
  return user?.company?.id === companyId ? children : <NotFound what="company" />
}
