import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { formatCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CartPageDocument, type CartPageQuery, TakePlanOutDocument } from './generated/CartPage.ts'

type Plan = CartPageQuery['cart_item'][number]

/** An upgrade that an owner has put here. */
export const PlanInCart = ({ plan }: { plan: Plan }) => {
  const t = useText()
  const [takeOut, { loading }] = useMutation(TakePlanOutDocument, {
    variables: { id: plan.id },
    refetchQueries: [CartPageDocument],
  })
  return (
    <Panel title="Plan" text="Plans cannot be paid yet. Nothing is charged for it.">
      <RowList>
        <Row
          title={plan.description}
          text={t('{amount} a month', { amount: formatCents(plan.amount_cents) })}
          side={
            <Button
              variant="default"
              size="xs"
              loading={loading}
              onClick={() => void takeOut().catch((error: unknown) => toasts.bad(explain(error).message))}
            >
              {t('Take it out')}
            </Button>
          }
        />
      </RowList>
    </Panel>
  )
}
