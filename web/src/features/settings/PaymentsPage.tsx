import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { useSession } from '../../lib/session.ts'
import { CompanyPayments } from './CompanyPayments.tsx'
import { CreatorPayments } from './CreatorPayments.tsx'

const NotACreator = () => (
  <EmptyState
    motif="coins"
    title="No payments yet"
    text="Creators set up their payouts on this page. Connect a channel to become a creator."
    next={{ to: '/user/creator-access', label: 'Connect a channel' }}
  />
)

const PaymentsPage = () => {
  const { user } = useSession()
  return (
    <>
      <PageHeader title="Payments" text="All amounts are in US dollars." />
      <Stacked>
        {user?.userType === 'Creator' && <CreatorPayments />}
        {user?.userType === 'Company' && <CompanyPayments />}
        {user?.userType === 'User' && <NotACreator />}
      </Stacked>
    </>
  )
}

export default PaymentsPage
