import { Button, Group } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useText } from '../../lib/text.ts'
import { cartPath } from './addresses.ts'
import { isCardProblem, sentenceOf } from './cart.ts'
import type { SuccessPageQuery } from './generated/SuccessPage.ts'

type Payment = Pick<NonNullable<SuccessPageQuery['payment_by_pk']>, 'status' | 'problem' | 'plan'>

const words = {
  plan: {
    byCard:
      'Nothing was charged. The plan lies in the cart again. Please update your payment info under billing.',
    byPeople: 'Nothing was charged. The plan lies in the cart again.',
  },
  offers: {
    byCard:
      'Nothing was charged. Your offers lie in the cart again. Please update your payment info under billing.',
    byPeople: 'Nothing was charged. Your offers lie in the cart again.',
  },
} as const

/** A payment that is over and took nothing: by the card, or by somebody who left it or did not approve it. */
export const UnpaidPayment = ({ payment }: { payment: Payment }) => {
  const t = useText()
  const { problem, plan } = payment
  const isOfCard = isCardProblem(payment)
  return (
    <>
      <PageHeader title={isOfCard ? 'The payment failed' : 'Nothing was paid'} />
      <Notice tone={isOfCard ? 'bad' : 'warn'} title={problem ? sentenceOf(problem) : 'The payment is over.'}>
        {words[plan ? 'plan' : 'offers'][isOfCard ? 'byCard' : 'byPeople']}
      </Notice>
      <Group mt="lg">
        <Button component={AppLink} to={cartPath}>
          {t('Back to the cart')}
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
