import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { CompanyPayments } from './CompanyPayments.tsx'
import { CreatorPayments } from './CreatorPayments.tsx'

const NotACreator = () => {
  const t = useText()
  return (
    <EmptyState
      title="No payments yet"
      text="Creators set up their payout here. Connect a channel to become one."
      action={
        <Button component={AppLink} to="/user/creator-access">
          {t('Connect a channel')}
        </Button>
      }
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
        {user?.userType === 'User' && <NotACreator />}
      </Stacked>
    </>
  )
}

export default PaymentsPage
