import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { useSession } from '../../lib/session.ts'
import { useAccess } from '../../shared/access/useAccess.ts'
import { CompanyPayments } from './CompanyPayments.tsx'
import { CreatorPayments, FirstPayout } from './CreatorPayments.tsx'

/** People with a channel set up their payouts while they wait for access (rules §2). */
const FutureCreator = () => {
  const access = useAccess()
  if (access === null) return <PanelsSkeleton heights={['14rem']} />
  if (access !== 'channel') return <FirstPayout />
  return (
    <EmptyState
      motif="coins"
      title="No payments yet"
      text="Creators set up their payouts on this page. Connect a channel to become a creator."
      next={{ to: '/user/creator-access', label: 'Connect a channel' }}
    />
  )
}

const PaymentsPage = () => {
  const { user } = useSession()
  return (
    <>
      <PageHeader title="Payments" text="All amounts are in US dollars." />
      <Stacked>
        {user?.userType === 'Creator' && <CreatorPayments />}
        {user?.userType === 'Company' && <CompanyPayments />}
        {user?.userType === 'User' && <FutureCreator />}
      </Stacked>
    </>
  )
}

export default PaymentsPage
