import { useQuery } from '@apollo/client/react'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatDay } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { BillingForm } from './BillingForm.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import classes from './CompanySettingsPage.module.css'
import {
  CompanySettingsPageDocument,
  type CompanySettingsPageQuery,
  WaitingChange_ChangeFragmentDoc,
} from './generated/CompanySettingsPage.ts'
import { PaymentLimit } from './PaymentLimit.tsx'
import { WaitingChange } from './WaitingChange.tsx'

type Subscription = CompanySettingsPageQuery['subscription'][number]

/** What waits is not in the form any more: it shows what is live, from the start. */
const keyOf = (waiting: CompanySettingsPageQuery['company_change'][number] | undefined): string =>
  waiting ? readFragment(WaitingChange_ChangeFragmentDoc, waiting).created_at : 'live'

const PlanPanel = ({ subscription }: { subscription: Subscription }) => {
  const t = useText()
  const { plan, valid_to } = subscription
  const tone: Tone = valid_to && new Date(valid_to) < new Date() ? 'bad' : 'good'
  return (
    <Panel title="Plan" actions={<AppLink to="/plans">{t('Compare the plans')}</AppLink>}>
      <RowList>
        <Row
          title={plan.name}
          text={t('Up to {limit, plural, one {# member} other {# members}}', { limit: plan.member_limit })}
          side={
            <StatusBadge tone={tone}>
              {valid_to ? t('Valid to {day}', { day: formatDay(valid_to) }) : t('No end date')}
            </StatusBadge>
          }
        />
      </RowList>
    </Panel>
  )
}

/** Who came for one part of the page finds it in sight, once it is there. */
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
          company_change: [waiting],
          subscription: [subscription],
        }) => (
          <Stacked>
            {!isOwner && <Notice>Only owners of the company can change these.</Notice>}
            {waiting && <WaitingChange change={waiting} isOwner={isOwner} />}
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
              <BillingForm billing={billing ?? null} countries={country} isOwner={isOwner} />
            </div>
            <PaymentLimit isOwner={isOwner} />
            {subscription && <PlanPanel subscription={subscription} />}
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

export default CompanySettingsPage
