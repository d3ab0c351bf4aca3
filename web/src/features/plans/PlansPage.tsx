import { useQuery } from '@apollo/client/react'
import { CompanyPlanDocument, PlansDocument } from '../../cards/generated/plans.ts'
import { useCompanyPlan } from '../../cards/useCompanyPlan.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { Words } from '../../lib/Words.tsx'
import { PlanCard } from './PlanCard.tsx'
import classes from './PlansPage.module.css'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { Standing } from './Standing.tsx'

const forAll =
  'Keys, Missions and Quests are part of every plan. Of the amount of each Quest Questboard keeps a fee, which the creator sees before they agree.'

/** The plans, and for a company where it stands: drawn together, so that nothing moves when the second of them comes. */
const usePlans = (isCompany: boolean) => {
  const plans = useQuery(PlansDocument)
  const standing = useQuery(CompanyPlanDocument, { skip: !isCompany })
  return {
    data: isCompany && !standing.data ? undefined : plans.data,
    loading: plans.loading || standing.loading,
    error: plans.error ?? standing.error,
    refetch: () => Promise.all([plans.refetch(), isCompany && standing.refetch()]),
  }
}

/** What each plan costs and has, and for owners the step up. */
const PlansPage = () => {
  const { user } = useSession()
  const own = useCompanyPlan()
  const isCompany = Boolean(user?.company)
  const query = usePlans(isCompany)
  return (
    <>
      <PageHeader
        title="Plans"
        text={
          user && user.userType !== 'Company'
            ? 'Plans are for companies. You use Questboard for free.'
            : 'Companies begin on the first plan and go up when they need more. Creators join for free.'
        }
      />
      <Loaded query={query} skeleton={<PlansSkeleton withStanding={isCompany} />}>
        {({ plan: plans }) => (
          <div className={classes.page}>
            {own && <Standing plans={plans} own={own} />}
            <ul className={classes.plans}>
              {plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} plans={plans} own={own} isVisitor={!user} />
              ))}
            </ul>
            <p className={classes.forAll}>
              <Words>{forAll}</Words>
            </p>
          </div>
        )}
      </Loaded>
    </>
  )
}

export default PlansPage
