import { DAY_MS } from '../durations.ts'
/** A company's paid plan and its end. */
export type Subscription = { readonly planId: string; readonly validTo: string | null }

/** The plan of every new company, and of every company whose paid plan has ended. */
export const freePlan = 'starter'

/** The plan that applies now. Must match the SQL function `company_plan()`. */
export const planInForce = ({ planId, validTo }: Subscription, now: Date): string =>
  validTo !== null && new Date(validTo) < now ? freePlan : planId

/** A plan can be extended during its last days. */
export const renewalDays = 14

/** Returns the same time one calendar month later, or on that month's last day. */
export const monthLater = (from: Date): Date => {
  const month = from.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const later = new Date(from)
  later.setUTCMonth(month, Math.min(from.getUTCDate(), lastDay))
  return later
}

/**
 * The end of the plan after a payment made now: a higher plan starts now, and the same plan is extended. Null if the
 * payment would have no effect. Must match the SQL function `plan_paid_until()`.
 */
export const planPaidUntil = (
  plans: readonly Place[],
  subscription: Subscription,
  wantedId: string,
  now: Date,
): Date | null => {
  const inForce = plans.find(({ id }) => id === planInForce(subscription, now))
  const wanted = plans.find(({ id }) => id === wantedId)
  if (!inForce || !wanted) return null
  if (wanted.position > inForce.position) return monthLater(now)
  const { planId, validTo } = subscription
  if (wanted.id !== inForce.id || wanted.id !== planId || validTo === null) return null
  const ends = new Date(validTo)
  return ends.getTime() <= now.getTime() + renewalDays * DAY_MS ? monthLater(ends) : null
}

type Place = { readonly id: string; readonly position: number }

/** The lowest plan above the company's own that has the missing feature, or null. */
export const nextPlan = <Plan extends Place>(
  plans: readonly Plan[],
  ownId: string,
  hasIt: (plan: Plan) => boolean = () => true,
): Plan | null => {
  const own = plans.find(({ id }) => id === ownId)
  if (!own) return null
  const above = plans.filter(({ position }) => position > own.position)
  return above.toSorted((left, right) => left.position - right.position).find(hasIt) ?? null
}
