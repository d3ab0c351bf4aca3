import { Button } from '@mantine/core'
import { companyDisputeCause, type QuestRunSide, readPayoutMethod, settlementOf } from '@questboard/domain'
import { Notice } from '../../../components/Notice.tsx'
import { formatCents, formatMoment } from '../../../lib/format.ts'
import { type FragmentType, readFragment } from '../../../lib/fragments.ts'
import { type ToText, useText } from '../../../lib/text.ts'
import { useSide } from '../useQuestRun.ts'
import { openDisputeForm } from './DisputeForm.tsx'
import classes from './DisputePanel.module.css'
import { causeWords, elseWords, openedWords, sharesWords } from './disputeWords.ts'
import { type Dispute_RunFragment, Dispute_RunFragmentDoc } from './generated/Dispute.ts'
import { openStatementForm } from './StatementForm.tsx'
import { Statements } from './Statements.tsx'

type Run = Dispute_RunFragment
type Dispute = NonNullable<Run['dispute']>
type Props = { run: Run; dispute: Dispute }

/** Only the company can dispute a broken embargo. */
const periodWords = (t: ToText, { run, dispute }: Props, side: QuestRunSide): string => {
  const values = {
    when: formatMoment(dispute.deadline_at),
    amount: formatCents(run.amount_cents),
    company: run.company.name,
  }
  if (dispute.cause !== companyDisputeCause)
    return t(
      'You and the other side can open a dispute about this result until {when}. We hold {amount} until the dispute deadline.',
      values,
    )
  return side === 'company'
    ? t('You can open a dispute about this until {when}. We hold {amount} until then.', values)
    : t('{company} can open a dispute about this until {when}. We hold {amount} until then.', values)
}

const Possible = ({ run, dispute }: Props) => {
  const t = useText()
  const side = useSide()
  const { cause } = dispute
  const amount = formatCents(run.amount_cents)
  const isEmbargoBroken = side === 'company' && run.embargo_broken_at !== null
  const canOpen = side === 'company' || cause !== companyDisputeCause
  return (
    <Notice
      tone="warn"
      title={t(causeWords[cause])}
      action={
        canOpen && (
          <Button
            variant="default"
            size="xs"
            onClick={() => void openDisputeForm({ runId: run.id, amount, cause, isEmbargoBroken })}
          >
            {t('Open a dispute')}
          </Button>
        )
      }
    >
      {periodWords(t, { run, dispute }, side)} {t(elseWords(run.status))}
      <Statements run={run} dispute={dispute} />
    </Notice>
  )
}

const Opened = ({ run, dispute }: Props) => {
  const t = useText()
  const side = useSide()
  const other = side === 'company' ? (run.creator.profile?.display_name ?? '–') : run.company.name
  return (
    <Notice tone="warn" title={openedWords(t, dispute.opened_side, { side, other })}>
      <p>{t(causeWords[dispute.cause])}</p>
      <blockquote className={classes.quote}>{dispute.reason}</blockquote>
      {t('We’ve been reviewing the dispute since {when}. We hold {amount} until we decide.', {
        when: formatMoment(dispute.opened_at),
        amount: formatCents(run.amount_cents),
      })}
      <Statements run={run} dispute={dispute} />
      <Button variant="default" size="xs" mt="sm" onClick={() => void openStatementForm(run.id)}>
        {t('Add a statement')}
      </Button>
    </Notice>
  )
}

const netOf = (run: Run, { decision, creator_cents }: Dispute): number | null => {
  const payoutMethod = readPayoutMethod(run.expected_payout_method)
  if (decision === null || creator_cents === null || payoutMethod === null) return null
  const agreed = {
    amountCents: run.amount_cents ?? 0,
    feeCents: run.fee_cents ?? 0,
    feeBasisPoints: run.fee_basis_points ?? 0,
    payoutMethod,
    payoutCostCents: run.payout_cost_cents ?? 0,
  }
  return settlementOf(agreed, decision, creator_cents).netCents
}

const Decided = ({ run, dispute }: Props) => {
  const t = useText()
  return (
    <Notice title={t('The dispute was decided on {when}', { when: formatMoment(dispute.decided_at) })}>
      {sharesWords(t, {
        amountCents: run.amount_cents,
        creatorCents: dispute.creator_cents,
        netCents: netOf(run, dispute),
        company: run.company.name,
        creator: run.creator.profile?.display_name ?? '–',
      })}
      <blockquote className={classes.quote}>{dispute.decision_note}</blockquote>
      <Statements run={run} dispute={dispute} />
    </Notice>
  )
}

/** Shows an open dispute, a decision, or a way to open a dispute. In all other cases, renders nothing. */
export const DisputePanel = ({ run: masked }: { run: FragmentType<typeof Dispute_RunFragmentDoc> }) => {
  const run = readFragment(Dispute_RunFragmentDoc, masked)
  const { dispute } = run
  if (!dispute || dispute.status === 'lapsed') return null
  if (dispute.status === 'possible') return <Possible run={run} dispute={dispute} />
  return dispute.decision === null ? (
    <Opened run={run} dispute={dispute} />
  ) : (
    <Decided run={run} dispute={dispute} />
  )
}
