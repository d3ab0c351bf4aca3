import { useQuery } from '@apollo/client/react'
import { Button, Checkbox } from '@mantine/core'
import { paymentDays, unpaidReasons } from '@questboard/domain'
import { useCallback, useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { cartPath } from './addresses.ts'
import classes from './CartPage.module.css'
import rowClasses from './CartRow.module.css'
import { CartRow } from './CartRow.tsx'
import { isUnapproved, isUnreachable, sentenceOf, sortCart } from './cart.ts'
import { CartPageDocument, type CartPageQuery, type CartPlansQuery } from './generated/CartPage.ts'
import { PaymentsUnderWay } from './PaymentsUnderWay.tsx'
import { PaySummary } from './PaySummary.tsx'
import { PlanInCart } from './PlanInCart.tsx'
import { type CartPayment, type CartRun, readRuns, useCart } from './useCart.ts'
import { useCheckout } from './useCheckout.ts'
import { sortPlanItems, usePlanInCart } from './usePlanInCart.ts'

/** Remembers the offers that the user deselects, so that new offers in the cart are selected by default. */
const useChoice = (runs: readonly CartRun[]) => {
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set())
  const pick = useCallback(
    (id: string, picked: boolean) =>
      setAside((before) => {
        const after = new Set(before)
        if (picked) after.delete(id)
        else after.add(id)
        return after
      }),
    [],
  )
  const chosen = runs.filter(({ id }) => !aside.has(id))
  const pickAll = (picked: boolean) => setAside(new Set(picked ? [] : runs.map(({ id }) => id)))
  return { chosen, aside, pick, pickAll }
}

const titleOf = (t: ToText, { problem, decliner }: CartPayment, ownId: string | undefined): string => {
  if (problem !== unpaidReasons.declined) return t('No one approved the last payment before the deadline')
  if (decliner?.id === ownId) return t('You declined the last payment')
  return t('{name} declined the last payment', { name: decliner?.display_name ?? t('Another member') })
}

const Refused = ({ payment }: { payment: CartPayment }) => {
  const t = useText()
  const { user } = useSession()
  if (isUnapproved(payment))
    return (
      <Notice tone="warn" title={titleOf(t, payment, user?.id)}>
        {payment.decline_reason && t('“{reason}”', { reason: payment.decline_reason })}{' '}
        {t('The items are back in the cart.')}
      </Notice>
    )
  if (isUnreachable(payment))
    return (
      <Notice tone="bad" title="The last payment failed">
        The card provider didn’t respond, so we canceled the payment. You weren’t charged, and the items are
        back in the cart. Please try again in a few minutes.
      </Notice>
    )
  return (
    <Notice
      tone="bad"
      title="The last payment failed"
      action={
        <Button
          component={AppLink}
          to="/user/settings/payments"
          state={backTo(cartPath, 'Cart')}
          variant="default"
          size="xs"
        >
          {t('Update payment info')}
        </Button>
      }
    >
      {`${t(sentenceOf(payment.problem))} ${t('Please update your payment info under billing, or pay with another card.')}`}
    </Notice>
  )
}

const BillingFirst = () => {
  const t = useText()
  return (
    <Notice
      tone="warn"
      title="Add your billing details"
      action={
        <Button
          component={AppLink}
          to="/company/settings#billing-details"
          state={backTo(cartPath, 'Cart')}
          variant="default"
          size="xs"
        >
          {t('Add billing details')}
        </Button>
      }
    >
      We’ll send your invoices once you’ve added your billing details.
    </Notice>
  )
}

const Offers = ({ runs, choice }: { runs: readonly CartRun[]; choice: ReturnType<typeof useChoice> }) => {
  const t = useText()
  const { chosen, aside, pick, pickAll } = choice
  return (
    <Panel>
      <div className={classes.all}>
        <Checkbox
          label={t('{chosen} of {all} chosen', { chosen: chosen.length, all: runs.length })}
          checked={chosen.length === runs.length}
          indeterminate={chosen.length > 0 && chosen.length < runs.length}
          onChange={({ currentTarget }) => pickAll(currentTarget.checked)}
        />
      </div>
      <ul className={rowClasses.list} aria-label={t('Accepted offers')}>
        {runs.map((run) => (
          <CartRow key={run.id} run={run} picked={!aside.has(run.id)} onPick={pick} />
        ))}
      </ul>
    </Panel>
  )
}

const Empty = () => {
  const t = useText()
  return (
    <EmptyState
      motif="coins"
      title="Your cart is empty"
      text={t(
        'Accepted offers appear here. Pay for each offer within {days} days. A plan you choose appears here too.',
        { days: paymentDays },
      )}
      next={{ to: '/company/creator-management/quests/offers', label: 'View offers' }}
    />
  )
}

/** Of two failed payments, returns the more recent one. */
const later = (one: CartPayment | null, other: CartPayment | null): CartPayment | null =>
  one && other ? (one.updated_at < other.updated_at ? other : one) : (one ?? other)

type Known = { about: CartPageQuery; runs: readonly CartRun[]; plans: CartPlansQuery }

const Cart = ({ runs, plans, about }: Known) => {
  const { user } = useSession()
  const isOwner = user?.company?.isOwner === true
  const offers = sortCart<CartPayment, CartRun>(runs)
  const plan = sortPlanItems(plans)
  const choice = useChoice(offers.open)
  // Stays on the page, because the summary disappears when every offer is being paid.
  const checkout = useCheckout()
  const [isPlanPicked, pickPlan] = useState(true)
  const canPayPlan = isOwner && plan.open?.until != null
  if (runs.length === 0 && !plan.open && plan.underWay.length === 0) return <Empty />
  const refused = later(offers.refused, plan.refused)
  const underWay = [
    ...offers.underWay,
    ...plan.underWay.map(({ payment, item }) => ({ payment, runs: [], plan: item.description })),
  ]
  const canPay = offers.open.length > 0 || canPayPlan
  return (
    <div className={canPay ? classes.cart : classes.offers}>
      <div className={classes.offers}>
        {refused && <Refused payment={refused} />}
        {about.company_billing.length === 0 && <BillingFirst />}
        {underWay.length > 0 && <PaymentsUnderWay payments={underWay} />}
        {offers.open.length > 0 && <Offers runs={offers.open} choice={choice} />}
        {plan.open && (
          <PlanInCart plan={plan.open} isOwner={isOwner} picked={isPlanPicked} onPick={pickPlan} />
        )}
      </div>
      {canPay && (
        <PaySummary
          runs={choice.chosen}
          plan={canPayPlan && isPlanPicked ? plan.open : null}
          card={about.payment_method[0]}
          checkout={checkout}
        />
      )}
    </div>
  )
}

const CartPage = () => {
  const about = useQuery(CartPageDocument)
  const runs = useCart()
  const plans = usePlanInCart()
  return (
    <>
      <PageHeader title="Cart" text="Pay for accepted offers and your plan here. Prices include our fee." />
      <Loaded query={about} skeleton={<PanelsSkeleton heights={['20rem']} />}>
        {(known) => (
          <Loaded query={runs} skeleton={<PanelsSkeleton heights={['20rem']} />}>
            {({ quest_run }) => (
              <Loaded query={plans} skeleton={<PanelsSkeleton heights={['20rem']} />}>
                {(found) => <Cart runs={readRuns(quest_run)} plans={found} about={known} />}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

export default CartPage
