import { useMutation } from '@apollo/client/react'
import { Button, Checkbox } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { formatDay, formatExactCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import classes from './CartPage.module.css'
import { CartPlansDocument, TakePlanOutDocument } from './generated/CartPage.ts'
import type { PlanInCart as Plan } from './usePlanInCart.ts'

type Props = { plan: Plan; isOwner: boolean; picked: boolean; onPick: (picked: boolean) => void }

const useWords = ({ until, replaces }: Plan): string => {
  const t = useText()
  if (until === null) return t('Your company already has this plan or a higher one.')
  const month = t('Active for one month, until {day}.', { day: formatDay(until) })
  if (replaces === null) return month
  const { name, validTo } = replaces
  return `${month} ${t('Replaces {plan}, which is paid until {day}.', { plan: name, day: formatDay(validTo) })}`
}

/** The plan in the cart. Only owners can pay for it, in a separate payment. */
export const PlanInCart = ({ plan, isOwner, picked, onPick }: Props) => {
  const t = useText()
  const words = useWords(plan)
  const [takeOut, { loading }] = useMutation(TakePlanOutDocument, {
    variables: { id: plan.item.id },
    refetchQueries: [CartPlansDocument],
  })
  const canPay = isOwner && plan.until !== null
  return (
    <Panel title="Plan" {...(isOwner ? {} : { text: 'Only owners of your company can pay for its plan.' })}>
      <RowList>
        <Row
          lead={
            canPay && (
              <Checkbox
                checked={picked}
                onChange={({ currentTarget }) => onPick(currentTarget.checked)}
                aria-label={t('Pay for {plan}', { plan: plan.name })}
              />
            )
          }
          title={plan.name}
          text={words}
          side={
            <>
              <strong className={classes.price}>{formatExactCents(plan.item.amount_cents)}</strong>
              {isOwner && (
                <Button
                  variant="default"
                  size="xs"
                  loading={loading}
                  onClick={() => void takeOut().catch((error: unknown) => toasts.bad(explain(error).message))}
                >
                  {t('Remove')}
                </Button>
              )}
            </>
          }
        />
      </RowList>
    </Panel>
  )
}
