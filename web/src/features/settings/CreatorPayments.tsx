import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Group, Stack } from '@mantine/core'
import { payoutFacts, payoutMethods } from '@questboard/domain'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useShown } from '../../lib/useShown.ts'
import { StartPayoutSetupDocument } from './generated/CreatorPayments.ts'
import { CreatorPaymentsDocument, type CreatorPaymentsQuery } from './generated/PaymentsPage.ts'
import { MoneyTable, moneyStep, mostMoney } from './MoneyTable.tsx'

const methodNames: Record<string, string> = { card: 'Card or bank account', paypal: 'PayPal' }
const { countries, bankDays } = payoutFacts

type Account = CreatorPaymentsQuery['payout_account'][number]

/** The payout service's own pages take the details; here is only what to recognise them by. */
const useSetup = () => {
  const [start] = useMutation(StartPayoutSetupDocument)
  const carryOut = useIntent()
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const setUp = async (method: string) => {
    setProblem(null)
    setLeaving(method)
    try {
      const { data } = await carryOut({ method }, (idempotencyKey) =>
        start({ variables: { method, idempotencyKey } }),
      )
      if (data) window.location.assign(data.startPayoutSetup.url)
    } catch (error) {
      setProblem(explain(error).message)
      setLeaving(null)
    }
  }
  return { problem, leaving, setUp }
}

type Setup = ReturnType<typeof useSetup>

const Known = ({ account, setup }: { account: Account; setup: Setup }) => {
  const t = useText()
  return (
    <RowList>
      <Row
        title={t(methodNames[account.method] ?? account.method)}
        text={account.problem ? t(account.problem) : account.label}
        side={
          <>
            <StatusBadge tone={account.is_ready ? 'good' : 'warn'}>
              {account.is_ready ? 'Ready' : 'Not complete'}
            </StatusBadge>
            <Button
              variant={account.is_ready ? 'default' : 'filled'}
              size="xs"
              loading={setup.leaving === account.method}
              onClick={() => void setup.setUp(account.method)}
            >
              {account.is_ready ? t('Change') : t('Continue')}
            </Button>
          </>
        }
      />
    </RowList>
  )
}

const Choose = ({ setup }: { setup: Setup }) => {
  const t = useText()
  return (
    <Group gap="sm">
      {payoutMethods.map((method) => (
        <Button
          key={method}
          variant="default"
          loading={setup.leaving === method}
          onClick={() => void setup.setUp(method)}
        >
          {t(methodNames[method] ?? method)}
        </Button>
      ))}
    </Group>
  )
}

/** The payout service asks for the country before anything else. */
const CountryFirst = () => {
  const t = useText()
  return (
    <Notice
      tone="warn"
      title="Say where you are first"
      action={
        <Button
          component={AppLink}
          to="/user/settings/personal-info"
          state={backTo('/user/settings/payments', 'Payments')}
          variant="default"
          size="xs"
        >
          {t('Choose a country')}
        </Button>
      }
    >
      {t('Payouts depend on your country.')}
    </Notice>
  )
}

const Payout = ({ account, country }: { account: Account | undefined; country: string | null }) => {
  const t = useText()
  const setup = useSetup()
  return (
    <Panel
      title="Payout method"
      text={t(
        'Payouts reach {countries} countries and take {least} to {most} bank days. Offers need this to be ready.',
        { countries, ...bankDays },
      )}
    >
      <Stack>
        {setup.problem && <Notice tone="bad">{setup.problem}</Notice>}
        {account && <Known account={account} setup={setup} />}
        {!account && (country ? <Choose setup={setup} /> : <CountryFirst />)}
      </Stack>
    </Panel>
  )
}

export const CreatorPayments = () => {
  const { shown, showMore } = useShown(moneyStep, mostMoney)
  const query = useQuery(CreatorPaymentsDocument, { variables: { limit: shown + 1 } })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<PanelsSkeleton heights={['14rem', '12rem']} />}
    >
      {({ currentUser, payout_account, payout }) => (
        <>
          <Payout account={payout_account[0]} country={currentUser?.country ?? null} />
          <Panel title="Payout history">
            <MoneyTable
              none={{
                title: 'No payouts yet',
                text: 'What you earn with Quests is paid out here once it is approved.',
              }}
              shown={shown}
              loading={query.loading}
              onMore={showMore}
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
