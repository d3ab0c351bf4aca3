import { requestPlanPayment, startPayment } from '../index.ts'
import { done } from './done.ts'
import { company, people, provider, type World } from './world.ts'

export const putPlanInCart = async ({ run }: World, plan: string): Promise<string> => {
  const [item] = await run(`insert into cart_item (company_id, kind, plan_id, added_by)
    values ('${people.companyId}', 'plan', '${plan}', '${people.owner}') returning id`)
  return String(item?.id)
}

let keys = 0

export const checkOutPlan = ({ act }: World, cartItemId: string, by = company) => {
  keys += 1
  const checkout = { cartItemId, idempotencyKey: `plan/${keys}`, vendor: 'stripe' } as const
  return act((transaction) => requestPlanPayment(transaction, checkout, by))
}

/** The payment is open at the card provider. */
export const openPlanPayment = async (world: World, cartItemId: string): Promise<string> => {
  const { paymentId } = await done(checkOutPlan(world, cartItemId))
  await done(
    world.act((transaction) =>
      startPayment(transaction, paymentId, provider, { reference: `pi_${paymentId}` }),
    ),
  )
  return paymentId
}

export const subscriptionOf = async ({ run }: World) =>
  (
    await run(
      `select plan_id as plan, valid_to as until from subscription where company_id = '${people.companyId}'`,
    )
  )[0]

/** Gives the company a plan that is still active for this long. */
export const giveCompanyPlan = ({ run }: World, plan: string, left: string) =>
  run(`update subscription set plan_id = '${plan}', valid_to = now() + interval '${left}'
    where company_id = '${people.companyId}'`)
