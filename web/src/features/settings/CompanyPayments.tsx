import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { CompanyPaymentsDocument } from './generated/PaymentsPage.ts'
import { MoneyTable, moneyStep, mostMoney } from './MoneyTable.tsx'
import { SavedCard } from './SavedCard.tsx'

export const CompanyPayments = () => {
  const { shown, showMore } = useShown(moneyStep, mostMoney)
  const [first] = useState(shown + 1)
  const query = useQuery(CompanyPaymentsDocument, { variables: { limit: first } })
  const rest = useRest(query.data?.payment, {
    first,
    wanted: shown + 1,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.payment.length,
    showMore,
  })
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
              {...rest}
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
