import { useQuery } from '@apollo/client/react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useShown } from '../../lib/useShown.ts'
import { CompanyPaymentsDocument } from './generated/PaymentsPage.ts'
import { MoneyTable, moneyStep, mostMoney } from './MoneyTable.tsx'

/** The payment provider writes them small. */
const brandNames: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

/** How the company pays, and what it has paid. */
export const CompanyPayments = () => {
  const t = useText()
  const { shown, showMore } = useShown(moneyStep, mostMoney)
  const query = useQuery(CompanyPaymentsDocument, { variables: { limit: shown + 1 } })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<PanelsSkeleton heights={['9rem', '20rem']} />}
    >
      {({ payment_method, payment }) => (
        <>
          <Panel title="Payment method">
            {payment_method.length === 0 ? (
              <EmptyState
                compact
                motif="coins"
                title="No card yet"
                text="You add one when you pay for your first offer."
              />
            ) : (
              <RowList>
                {payment_method.map(({ company_id, brand, last4, expires_month, expires_year }) => (
                  <Row
                    key={company_id}
                    title={t('{brand} ending in {last4}', { brand: brandNames[brand] ?? brand, last4 })}
                    text={t('Expires {month}/{year}', {
                      month: String(expires_month).padStart(2, '0'),
                      year: String(expires_year),
                    })}
                  />
                ))}
              </RowList>
            )}
          </Panel>
          <Panel title="Billing history">
            <MoneyTable
              none={{ title: 'No payments yet', text: 'What you pay creators shows here, with its invoice.' }}
              shown={shown}
              loading={query.loading}
              onMore={showMore}
              entries={payment.map(({ id, created_at, succeeded_at, description, status, amount_cents }) => ({
                id,
                at: succeeded_at ?? created_at,
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
