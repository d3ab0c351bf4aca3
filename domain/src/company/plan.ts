/** What a company pays for, and until when. */
export type Subscription = { readonly planId: string; readonly validTo: string | null }

/** The plan that every company begins on, and is on again once a paid one has run out. */
export const freePlan = 'starter'

/** The database says the same in `company_plan()`. */
export const planInForce = ({ planId, validTo }: Subscription, now: Date): string =>
  validTo !== null && new Date(validTo) < now ? freePlan : planId

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
