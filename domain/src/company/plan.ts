/** What a company pays for, and until when. */
export type Subscription = { readonly planId: string; readonly validTo: string | null }

/** The plan that every company begins on, and is on again once a paid one has run out. */
export const freePlan = 'starter'

/** The database says the same in `company_plan()`. */
export const planInForce = ({ planId, validTo }: Subscription, now: Date): string =>
  validTo !== null && new Date(validTo) < now ? freePlan : planId

/** The last days of a paid plan, in which another month of it can be paid. */
export const renewalDays = 14

const DAY_MS = 24 * 60 * 60 * 1000

/** The same moment a calendar month later, or the last day of that month where it has no such day. */
export const monthLater = (from: Date): Date => {
  const month = from.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const later = new Date(from)
  later.setUTCMonth(month, Math.min(from.getUTCDate(), lastDay))
  return later
}

/**
 * Until when a company has a plan that it pays for now: a higher one from now on, the same again from its end on. null where it would
 * pay in vain. The database says the same in `plan_paid_until()`.
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

/** The first plan above the company's own that has what it lacks; null where none has. */
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
