import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Stack, Text } from '@mantine/core'
import { payoutFacts, receivedCents } from '@questboard/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useShown } from '../../lib/useShown.ts'
import { StartPayoutSetupDocument } from './generated/CreatorPayments.ts'
import { CreatorPaymentsDocument, PayoutSetupDocument } from './generated/PaymentsPage.ts'
import { MoneyTable, moneyStep, mostMoney } from './MoneyTable.tsx'
import { type Account, KnownAccount, OpenMethods, Requirements } from './PayoutMethods.tsx'
import { PayoutsUnderWay } from './PayoutsUnderWay.tsx'
import { YearlyEarnings } from './YearlyEarnings.tsx'
import { yearsBetween } from './years.ts'

/**
 * Payout details are entered on the provider's own pages. Questboard stores only what is needed to recognize the
 * account.
 */
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

/** The payout service requires a country first. */
const CountryFirst = () => {
  const t = useText()
  return (
    <Notice
      tone="warn"
      title="Set your country first"
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

/** Explains why no account is connected after the user returned from the payout provider. */
const returnWords: Readonly<Record<string, string>> = {
  PayoutService: 'We couldn’t reach the payout provider. Please try again in a moment.',
  PayoutAccountTaken: 'Another creator already uses this payout account. Please choose a different one.',
}

const Payout = ({ account, country }: { account: Account | undefined; country: string | null }) => {
  const t = useText()
  const setup = useSetup()
  const [query] = useSearchParams()
  const problem = setup.problem ?? returnWords[query.get('error') ?? '']
  return (
    <Panel
      title="Payout method"
      text={t(
        'Payouts take {least} to {most} business days. You need a payout method to make offers.',
        payoutFacts.bankDays,
      )}
    >
      <Stack>
        <Text size="sm">
          {t(
            'For Quests that you have already agreed on, you get the agreed amount with every payout method.',
          )}
        </Text>
        {problem && <Notice tone="bad">{t(problem)}</Notice>}
        {account && <KnownAccount account={account} leave={setup} />}
        {account && <Requirements account={account} />}
        {country ? (
          <OpenMethods country={country} except={account?.method ?? null} leave={setup} />
        ) : (
          <CountryFirst />
        )}
      </Stack>
    </Panel>
  )
}

/** Lets people set up their payout method before they are creators. */
export const FirstPayout = () => {
  const query = useQuery(PayoutSetupDocument)
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['14rem']} />}>
      {({ currentUser, payout_account }) => (
        <Payout account={payout_account[0]} country={currentUser?.country ?? null} />
      )}
    </Loaded>
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
      {({ currentUser, payout_account, payout, open, paid }) => (
        <>
          <Payout account={payout_account[0]} country={currentUser?.country ?? null} />
          <PayoutsUnderWay payouts={open} isReady={payout_account[0]?.is_ready === true} />
          <Panel title="Payout history">
            <MoneyTable
              none={{
                title: 'No payouts yet',
                text: 'Your Quest earnings appear here once they’re approved.',
              }}
              shown={shown}
              loading={query.loading}
              onMore={showMore}
              entries={payout.map((each) => ({
                id: each.id,
                at: each.paid_at ?? each.created_at,
                words: each.description,
                status: each.status,
                cents: receivedCents(each),
              }))}
            />
          </Panel>
          <YearlyEarnings years={yearsBetween(paid.aggregate?.min?.paid_at, paid.aggregate?.max?.paid_at)} />
        </>
      )}
    </Loaded>
  )
}
