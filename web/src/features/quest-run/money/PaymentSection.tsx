import { useQuery, useSubscription } from '@apollo/client/react'
import { Stack } from '@mantine/core'
import { useEffect } from 'react'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
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
  RunMoney_RunFragmentDoc,
  RunMoneyLiveDocument,
  RunPayoutLiveDocument,
} from './generated/PaymentSection.ts'
import { CompanyMoneyState, CreatorMoneyState } from './MoneyState.tsx'
import { arrivingCents, moneyRows } from './moneyRows.ts'
import classes from './PaymentSection.module.css'

type Masked = FragmentType<typeof RunMoney_RunFragmentDoc>

const Accounts = ({ money }: { money: Parameters<typeof moneyRows>[0] }) => {
  const t = useText()
  const { rows, sum } = moneyRows(money)
  return (
    <Panel title="Where the money is" text="Both sides see these amounts. The amounts add up to zero.">
      <table className={classes.rows}>
        <tbody>
          {rows.map(({ label, cents }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              <td>{formatExactCents(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Sum')}</th>
            <td>{formatExactCents(sum)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

/** The agreed amount and where the money is now. Both sides see the same. */
const RunMoney = ({ run }: { run: Masked }) => {
  const t = useText()
  const { amount_cents, fee_cents, payout_cost_cents, net_cents, money } = readFragment(
    RunMoney_RunFragmentDoc,
    run,
  )
  if (!money) return null
  const { held_cents, returned_cents, held_at, released_at, returned_at } = money
  const since = (at: string | null) => at && t('Since {day}', { day: formatDay(at) })
  return (
    <>
      <Figures>
        <Figure
          label="Agreed"
          value={formatExactCents(amount_cents)}
          hint={t('{net} for the creator', { net: formatExactCents(net_cents) })}
        />
        <Figure
          label="Held"
          value={formatExactCents(held_cents)}
          hint={(held_cents ?? 0) > 0 && since(held_at)}
        />
        <Figure label="Released" value={formatExactCents(arrivingCents(money))} hint={since(released_at)} />
        <Figure
          label="Payout cost"
          value={formatExactCents(money.payout_cost_cents)}
          hint={
            released_at
              ? null
              : t('{cost} once the money is released', { cost: formatExactCents(payout_cost_cents) })
          }
        />
        <Figure
          label="Fee"
          value={formatExactCents(money.fee_cents)}
          hint={released_at ? null : t('{fee} on release', { fee: formatExactCents(fee_cents) })}
        />
        <Figure label="Refunded" value={formatExactCents(returned_cents)} hint={since(returned_at)} />
      </Figures>
      {held_at && <Accounts money={money} />}
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
            <RunMoney run={run} />
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
            <RunMoney run={run} />
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** A run's money according to the ledger: the agreed amount, where it is now, and the next action. */
export const PaymentSection = ({ runId }: Props) =>
  useSession().user?.userType === 'Company' ? <CompanySide runId={runId} /> : <CreatorSide runId={runId} />
