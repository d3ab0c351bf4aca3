import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { cardName } from '../../lib/cardName.ts'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AddCardDocument,
  CompanyPaymentsDocument,
  type CompanyPaymentsQuery,
  RemoveCardDocument,
} from './generated/PaymentsPage.ts'

type Card = CompanyPaymentsQuery['payment_method'][number]

/** The card number is entered on the payment provider's page, so it never reaches Questboard. */
const useAdd = () => {
  const [add] = useMutation(AddCardDocument)
  const carryOut = useIntent()
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const onAdd = async () => {
    setProblem(null)
    setLeaving(true)
    try {
      const { data } = await carryOut({ add: 'card' }, (idempotencyKey) =>
        add({ variables: { idempotencyKey } }),
      )
      if (data?.addCard) return window.location.assign(data.addCard.url)
    } catch (error) {
      setProblem(explain(error).message)
    }
    setLeaving(false)
  }
  return { leaving, problem, onAdd }
}

const useRemove = () => {
  const t = useText()
  const [remove] = useMutation(RemoveCardDocument, {
    refetchQueries: [CompanyPaymentsDocument],
    awaitRefetchQueries: true,
  })
  return (card: Card) =>
    ask({
      id: 'remove-card',
      title: t('Remove {card}?', { card: cardName(t, card) }),
      text: t('You’ll pay on our card provider’s page, or you can add another card.'),
      confirm: t('Remove'),
      dangerous: true,
      run: async () => {
        await remove()
        toasts.good('Card removed')
      },
    })
}

/** Shows the result after the user returns from the payment provider. */
const Returned = () => {
  const [query] = useSearchParams()
  if (query.get('error') === 'CardService')
    return <Notice tone="bad">We couldn’t reach the card provider. Please try again in a moment.</Notice>
  return query.get('card') === 'added' ? (
    <Notice tone="good">Your card is saved. You can pay with it in your cart.</Notice>
  ) : null
}

const CardRow = ({ card, actions }: { card: Card; actions: ReactNode }) => {
  const t = useText()
  return (
    <RowList>
      <Row
        title={cardName(t, card)}
        text={t('Expires {month}/{year}', {
          month: String(card.expires_month).padStart(2, '0'),
          year: String(card.expires_year),
        })}
        side={actions}
      />
    </RowList>
  )
}

/** The company's saved card, for payments without a checkout page. Owners can add, replace or remove it. */
export const SavedCard = ({ card }: { card: Card | undefined }) => {
  const t = useText()
  const { user } = useSession()
  const isOwner = user?.company?.isOwner === true
  const { leaving, problem, onAdd } = useAdd()
  const onRemove = useRemove()
  const add = isOwner && (
    <Button variant="default" loading={leaving} onClick={() => void onAdd()}>
      {t(card ? 'Replace' : 'Add a card')}
    </Button>
  )
  return (
    <Panel
      title="Payment method"
      text={isOwner ? undefined : t('Only owners of your company can add or remove the card.')}
    >
      <Stack>
        <Returned />
        {problem && <Notice tone="bad">{problem}</Notice>}
        {card ? (
          <CardRow
            card={card}
            actions={
              isOwner && (
                <Group gap="xs">
                  {add}
                  <Button variant="subtle" color="red" onClick={() => onRemove(card)}>
                    {t('Remove')}
                  </Button>
                </Group>
              )
            }
          />
        ) : (
          <EmptyState
            compact
            motif="coins"
            title="No card yet"
            text="With a saved card you pay for offers in one step."
            action={add}
          />
        )}
      </Stack>
    </Panel>
  )
}
