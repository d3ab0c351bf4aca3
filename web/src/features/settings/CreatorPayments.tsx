import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { CreatorPaymentsDocument, type CreatorPaymentsQuery, StartPayoutSetupDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { MoneyTable } from './MoneyTable.tsx'

const methods = { card: 'Card or bank account', paypal: 'PayPal' } as const

type Account = CreatorPaymentsQuery['payout_account'][number]

const methodName = (method: string) => (method === 'paypal' ? methods.paypal : methods.card)

/** The provider's own pages take the details; we only keep what to recognise them by. */
const useSetup = () => {
  const [start] = useMutation(StartPayoutSetupDocument)
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const setUp = async (method: string) => {
    setProblem(null)
    setLeaving(method)
    try {
      const { data } = await start({ variables: { method } })
      if (data?.startPayoutSetup?.url) window.location.assign(data.startPayoutSetup.url)
    } catch (error) {
      setProblem(explain(error).message)
      setLeaving(null)
    }
  }
  return { problem, leaving, setUp }
}

const AccountRow = ({ account, onChange }: { account: Account; onChange: () => void }) => (
  <RowList>
    <Row
      title={methodName(account.method)}
      text={account.problem || account.label}
      side={
        <>
          <StatusBadge tone={account.is_ready ? 'good' : 'warn'}>{account.is_ready ? 'Ready' : 'Not complete'}</StatusBadge>
          <Button variant={account.is_ready ? 'default' : 'filled'} size="xs" onClick={onChange}>
            {account.is_ready ? 'Change' : 'Continue'}
          </Button>
        </>
      }
    />
  </RowList>
)

const PayoutSetup = ({ account }: { account: Account | undefined }) => {
  const { problem, leaving, setUp } = useSetup()
  return (
    <Panel title="Payout" text="Payouts reach you in 196 countries and take 2 to 3 bank days. Offers need this to be ready.">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {account ? (
        <AccountRow account={account} onChange={() => void setUp(account.method)} />
      ) : (
        <>
          <Text mb="sm">Where should your money go?</Text>
          <Group gap="sm">
            {Object.entries(methods).map(([method, label]) => (
              <Button key={method} variant="default" loading={leaving === method} onClick={() => void setUp(method)}>
                {label}
              </Button>
            ))}
          </Group>
        </>
      )}
    </Panel>
  )
}

export const CreatorPayments = () => {
  const query = useQuery(CreatorPaymentsDocument)
  return (
    <Loaded query={query}>
      {({ payout_account, payout }) => (
        <>
          <PayoutSetup account={payout_account[0]} />
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
