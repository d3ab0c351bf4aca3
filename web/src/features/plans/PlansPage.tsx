import { useQuery } from '@apollo/client/react'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { Words } from '../../lib/Words.tsx'
import { CompanyPlanDocument, PlansDocument } from '../../shared/plans/generated/plans.ts'
import { useCompanyPlan } from '../../shared/plans/useCompanyPlan.ts'
import { PlanCard } from './PlanCard.tsx'
import classes from './PlansPage.module.css'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { Standing } from './Standing.tsx'

const forAll =
  'Every plan includes Keys, Missions and Quests. For each Quest, Questboard keeps a fee that the creator sees before they agree.'

/**
 * Loads the plans and the company's status together, so that the layout does not shift when the second response
 * arrives.
 */
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

/** The price and features of each plan. Owners can upgrade here. */
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
            : 'Companies start on the first plan and upgrade when they need more. Creators join for free.'
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
