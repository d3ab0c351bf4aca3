import { useQuery } from '@apollo/client/react'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SaveBar } from '../../components/SaveBar.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { BillingForm } from './BillingForm.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import classes from './CompanySettingsPage.module.css'
import {
  CompanySettingsPageDocument,
  type CompanySettingsPageQuery,
  WaitingChange_ChangeFragmentDoc,
} from './generated/CompanySettingsPage.ts'
import { PaymentLimit } from './PaymentLimit.tsx'
import { PaymentSubscription } from './PaymentSubscription.tsx'
import { WaitingChange } from './WaitingChange.tsx'

/** A change that waits for a review is not in the form, so the form resets to the company's current values. */
const keyOf = (waiting: CompanySettingsPageQuery['company_change'][number] | undefined): string =>
  waiting ? readFragment(WaitingChange_ChangeFragmentDoc, waiting).created_at : 'live'

/** Scrolls to the section in the URL's hash after the section has loaded. */
const showNamed = (part: HTMLElement | null): void => {
  if (part && window.location.hash === `#${part.id}`) requestAnimationFrame(() => part.scrollIntoView())
}

const CompanySettingsPage = () => {
  const { user } = useSession()
  const company = user?.company
  const query = useQuery(CompanySettingsPageDocument, {
    variables: { companyId: company?.id ?? '' },
    skip: !company,
  })
  const isOwner = company?.isOwner === true
  return (
    <>
      <PageHeader title="Company settings" />
      <Loaded query={query} skeleton={<FormSkeleton fields={12} />}>
        {({
          company_by_pk,
          company_billing: [billing],
          country,
          seller: [seller],
          company_change: [waiting],
          subscription: [subscription],
          plan: plans,
        }) => (
          <Stacked>
            {!isOwner && <Notice>Only owners of the company can change these settings.</Notice>}
            {waiting && <WaitingChange change={waiting} isOwner={isOwner} />}
            <SaveBar readOnly={!isOwner}>
              {company_by_pk && (
                <CompanyForm
                  key={keyOf(waiting)}
                  company={company_by_pk}
                  email={company_by_pk.settings?.email ?? ''}
                  billingEmail={company_by_pk.settings?.billing_email ?? ''}
                  isOwner={isOwner}
                />
              )}
              <div id="billing-details" className={classes.named} ref={showNamed}>
                <BillingForm
                  billing={billing ?? null}
                  seller={seller ?? null}
                  countries={country}
                  isOwner={isOwner}
                />
              </div>
            </SaveBar>
            <PaymentLimit isOwner={isOwner} />
            {subscription && (
              <div id="plan" className={classes.named} ref={showNamed}>
                <PaymentSubscription subscription={subscription} plans={plans} isOwner={isOwner} />
              </div>
            )}
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

export default CompanySettingsPage
