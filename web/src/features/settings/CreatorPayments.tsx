import { useQuery } from '@apollo/client/react'
import { payoutFacts } from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { CreatorPaymentsDocument, type CreatorPaymentsQuery } from '../../generated/graphql.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { MoneyTable } from './MoneyTable.tsx'

const methodNames: Record<string, string> = { card: 'Card or bank account', paypal: 'PayPal' }
const { countries, bankDays } = payoutFacts

/** Where the money goes, as the payout provider knows it. */
const PayoutAccount = ({
  account,
}: {
  account: CreatorPaymentsQuery['payout_account'][number] | undefined
}) => (
  <Panel
    title="Payout"
    text={`Payouts reach ${countries} countries and take ${bankDays.least} to ${bankDays.most} bank days. Offers need this to be ready.`}
  >
    {account ? (
      <RowList>
        <Row
          title={methodNames[account.method] ?? account.method}
          text={account.problem || account.label}
          side={
            <StatusBadge tone={account.is_ready ? 'good' : 'warn'}>
              {account.is_ready ? 'Ready' : 'Not complete'}
            </StatusBadge>
          }
        />
      </RowList>
    ) : (
      <EmptyState
        compact
        title="No payout account yet"
        text="It shows here once the payout provider knows it."
      />
    )}
  </Panel>
)

export const CreatorPayments = () => {
  const query = useQuery(CreatorPaymentsDocument)
  return (
    <Loaded query={query}>
      {({ payout_account, payout }) => (
        <>
          <PayoutAccount account={payout_account[0]} />
          <Panel title="Payouts">
            <MoneyTable
              none="No payouts yet"
              entries={payout.map(({ id, created_at, paid_at, description, status, amount_cents }) => ({
                id,
                at: paid_at ?? created_at,
                words: description,
                status,
                cents: amount_cents,
              }))}
            />
          </Panel>
        </>
      )}
    </Loaded>
  )
}
