import { Button, Group } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useText } from '../../lib/text.ts'
import { cartPath } from './addresses.ts'
import { isCardProblem, isUnreachable, sentenceOf } from './cart.ts'
import type { SuccessPageQuery } from './generated/SuccessPage.ts'

type Payment = Pick<NonNullable<SuccessPageQuery['payment_by_pk']>, 'status' | 'problem' | 'plan'>

const words = {
  plan: {
    byCard:
      'You weren’t charged, and the plan is back in your cart. Please update your payment info under billing.',
    byPeople: 'You weren’t charged, and the plan is back in your cart.',
    byProvider: 'You weren’t charged, and the plan is back in your cart. Please try again in a few minutes.',
  },
  offers: {
    byCard:
      'You weren’t charged, and your offers are back in the cart. Please update your payment info under billing.',
    byPeople: 'You weren’t charged, and your offers are back in the cart.',
    byProvider:
      'You weren’t charged, and your offers are back in the cart. Please try again in a few minutes.',
  },
} as const

/** A payment that ended without a charge: the card or its provider failed, or a member canceled or declined it. */
export const UnpaidPayment = ({ payment }: { payment: Payment }) => {
  const t = useText()
  const { problem, plan } = payment
  const isOfCard = isCardProblem(payment)
  const hasFailed = isOfCard || isUnreachable(payment)
  const cause = isOfCard ? 'byCard' : hasFailed ? 'byProvider' : 'byPeople'
  return (
    <>
      <PageHeader title={hasFailed ? 'The payment failed' : 'You didn’t pay'} />
      <Notice
        tone={hasFailed ? 'bad' : 'warn'}
        title={problem ? sentenceOf(problem) : 'The payment has ended.'}
      >
        {words[plan ? 'plan' : 'offers'][cause]}
      </Notice>
      <Group mt="lg">
        <Button component={AppLink} to={cartPath}>
          {t('Back to cart')}
        </Button>
        {isOfCard && (
          <Button component={AppLink} to="/user/settings/payments" variant="default">
            {t('Update payment info')}
          </Button>
        )}
      </Group>
    </>
  )
}
