import { useQuery } from '@apollo/client/react'
import { Panel } from '../../components/Panel.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useShown } from '../../lib/useShown.ts'
import { CompanyPaymentsDocument } from './generated/PaymentsPage.ts'
import { MoneyTable, moneyStep, mostMoney } from './MoneyTable.tsx'
import { SavedCard } from './SavedCard.tsx'

export const CompanyPayments = () => {
  const { shown, showMore } = useShown(moneyStep, mostMoney)
  const query = useQuery(CompanyPaymentsDocument, { variables: { limit: shown + 1 } })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<PanelsSkeleton heights={['9rem', '20rem']} />}
    >
      {({ payment_method, payment }) => (
        <>
          <SavedCard card={payment_method[0]} />
          <Panel title="Billing history">
            <MoneyTable
              none={{
                title: 'No payments yet',
                text: 'Your payments to creators appear here with their invoices.',
              }}
              shown={shown}
              loading={query.loading}
              onMore={showMore}
              entries={payment.map(
                ({ id, created_at, succeeded_at, description, status, amount_cents, invoice }) => ({
                  id,
                  paper:
                    invoice?.status === 'paid'
                      ? { name: invoice.number, path: `/api/documents/invoices/${invoice.id}` }
                      : undefined,
                  at: succeeded_at ?? created_at,
                  words: description,
                  status,
                  cents: amount_cents,
                }),
              )}
            />
          </Panel>
        </>
      )}
    </Loaded>
  )
}
