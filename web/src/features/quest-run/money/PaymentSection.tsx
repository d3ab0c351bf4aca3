import { useQuery, useSubscription } from '@apollo/client/react'
import { Stack } from '@mantine/core'
import { useEffect } from 'react'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { MoneySum } from '../../../components/MoneySum.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PanelsSkeleton } from '../../../components/Skeletons.tsx'
import { formatDay, formatExactCents } from '../../../lib/format.ts'
import { type FragmentType, readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import {
  CompanyRunMoneyDocument,
  CreatorRunMoneyDocument,
  type RunMoney_RunFragment,
  RunMoney_RunFragmentDoc,
  RunMoneyLiveDocument,
  RunPayoutLiveDocument,
} from './generated/PaymentSection.ts'
import { CompanyMoneyState, CreatorMoneyState } from './MoneyState.tsx'
import { moneyStory } from './moneyStory.ts'

type Masked = FragmentType<typeof RunMoney_RunFragmentDoc>

type RunMoney = RunMoney_RunFragment
type Money = NonNullable<RunMoney['money']>

/** The steps of the money with their days. Both sides see the same steps. */
const Story = ({ money }: { money: Money }) => {
  const t = useText()
  const { steps, heldCents } = moneyStory(money)
  return (
    <Panel title="What happened to the money" text="Both sides see these amounts.">
      <MoneySum
        rows={[
          ...steps.map(
            ({ label, at, cents }) =>
              [t(label), formatExactCents(cents), at === null ? undefined : formatDay(at)] as const,
          ),
          [t('Still held'), formatExactCents(heldCents)],
        ]}
      />
    </Panel>
  )
}

/** True until the money was released or returned, or the payment deadline was missed. */
const isAhead = ({ status, money }: RunMoney): boolean =>
  status !== 'PAYMENT_EXPIRED' && !money?.released_at && !money?.returned_at

/** The agreed amount, and how it is split once the money is released. */
const Agreed = ({ run }: { run: RunMoney }) => {
  const t = useText()
  const { amount_cents, fee_cents, payout_cost_cents, net_cents } = run
  return (
    <Figures>
      <Figure
        label="Agreed"
        value={formatExactCents(amount_cents)}
        hint={
          isAhead(run) &&
          t('{net} for the creator, {cost} payout cost and {fee} platform fee', {
            net: formatExactCents(net_cents),
            cost: formatExactCents(payout_cost_cents),
            fee: formatExactCents(fee_cents),
          })
        }
      />
    </Figures>
  )
}

const MoneyOf = ({ masked }: { masked: Masked }) => {
  const run = readFragment(RunMoney_RunFragmentDoc, masked)
  return (
    <>
      <Agreed run={run} />
      {run.money?.held_at && <Story money={run.money} />}
    </>
  )
}

const BeforeAgreement = () => (
  <EmptyState
    compact
    motif="coins"
    title="No money has moved yet"
    text="Once an offer is paid, you’ll see here what is held, released and refunded."
  />
)

const isAgreed = (run: Masked): boolean => readFragment(RunMoney_RunFragmentDoc, run).accepted_at !== null

const useAgain = (changedAt: string | null | undefined, refetch: () => Promise<unknown>) =>
  useEffect(() => {
    if (changedAt) refetch().catch(() => undefined)
  }, [changedAt, refetch])

/** Reloads with each step of the run or its dispute, because these steps move the money. */
const useLive = (runId: string, refetch: () => Promise<unknown>) => {
  const { data } = useSubscription(RunMoneyLiveDocument, { variables: { runId } })
  const run = data?.quest_run_by_pk
  useAgain(run && `${run.status_changed_at} ${run.dispute?.status_changed_at ?? ''}`, refetch)
}

const useLivePayout = (runId: string, refetch: () => Promise<unknown>) => {
  const { data } = useSubscription(RunPayoutLiveDocument, { variables: { runId } })
  useAgain(data?.quest_run_by_pk?.payout?.updated_at, refetch)
}

type Props = { runId: string }
const skeleton = <PanelsSkeleton heights={['5rem', '12rem']} />

const CompanySide = ({ runId }: Props) => {
  const query = useQuery(CompanyRunMoneyDocument, { variables: { runId } })
  useLive(runId, query.refetch)
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ quest_run_by_pk: run }) => {
        if (!run) return <NotFound what="Quest" />
        if (!isAgreed(run)) return <BeforeAgreement />
        return (
          <Stack gap="lg">
            <CompanyMoneyState run={run} />
            <MoneyOf masked={run} />
          </Stack>
        )
      }}
    </Loaded>
  )
}

const CreatorSide = ({ runId }: Props) => {
  const query = useQuery(CreatorRunMoneyDocument, { variables: { runId } })
  useLive(runId, query.refetch)
  useLivePayout(runId, query.refetch)
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ quest_run_by_pk: run }) => {
        if (!run) return <NotFound what="Quest" />
        if (!isAgreed(run)) return <BeforeAgreement />
        return (
          <Stack gap="lg">
            <CreatorMoneyState run={run} />
            <MoneyOf masked={run} />
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** A run's money according to the ledger: the agreed amount, where it is now, and the next action. */
export const PaymentSection = ({ runId }: Props) =>
  useSession().user?.userType === 'Company' ? <CompanySide runId={runId} /> : <CreatorSide runId={runId} />
