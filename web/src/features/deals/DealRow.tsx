import { activationKindNames, dealPayload, isDealKind } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Row } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCents, formatDay, formatDue } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { AnswerInvitation } from './AnswerInvitation.tsx'
import classes from './Deals.module.css'
import { dealAddress, nextStep, statusName } from './dealSteps.ts'
import { type DealRow_DealFragment, DealRow_DealFragmentDoc } from './generated/DealsPage.ts'

type Deal = DealRow_DealFragment

const soon = (moment: string): boolean => new Date(moment).getTime() - Date.now() < 3 * 86_400_000

const factsOf = (t: ToText, { kind, company, payload, quest_run, invited_at, ended_at }: Deal): string => {
  const known = dealPayload.read(payload)
  // What is agreed, and before that what is on the table.
  const amount = known?.amount_cents ?? quest_run?.current_bid?.amount_cents
  return [
    isDealKind(kind) && t(activationKindNames[kind]),
    company?.name,
    amount == null ? null : formatCents(amount),
    invited_at && t('Invited {day}', { day: formatDay(invited_at) }),
    ended_at && t('Ended {day}', { day: formatDay(ended_at) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const Words = ({ deal }: { deal: Deal }) => {
  const t = useText()
  const step = nextStep(deal)
  const known = dealPayload.read(deal.payload)
  const message = known?.message
  return (
    <>
      <span>{factsOf(t, deal)}</span>
      {message && <q className={classes.message}>{message}</q>}
      {step && (
        <span className={classes.step} data-mine={step.isMine || undefined}>
          {step.isMine ? t('Next: {step}', { step: t(step.words) }) : t(step.words)}
          {deal.next_due_at && ` · ${formatDue(t, deal.next_due_at)}`}
        </span>
      )}
    </>
  )
}

const Side = ({ deal, name }: { deal: Deal; name: string }) => {
  const { id, kind, status, next_due_at, activation_id: activationId, invitation_id: invitationId } = deal
  const waits = status === 'PENDING' || status === 'pending_accept'
  const urgent = nextStep(deal)?.isMine && next_due_at && soon(next_due_at)
  return (
    <>
      <StatusBadge tone={deal.stage === 'ended' ? 'neutral' : urgent ? 'warn' : 'info'}>
        {statusName(kind, status)}
      </StatusBadge>
      {(waits || (status === 'ACCEPTED' && kind === 'MISSION')) && (
        <AnswerInvitation
          deal={{ id: id ?? '', kind, activationId, invitationId }}
          name={name}
          accepted={!waits}
        />
      )}
    </>
  )
}

/** One deal: what it is, what comes next and until when, and the way on. */
export const DealRow = ({ deal: masked }: { deal: FragmentType<typeof DealRow_DealFragmentDoc> }) => {
  const t = useText()
  const deal = readFragment(DealRow_DealFragmentDoc, masked)
  const { activation } = deal
  const name = activation?.name ?? t('No longer open')
  return (
    <Row
      lead={
        <span className={classes.thumbnail}>
          <Picture src={activation?.thumbnail_url ?? activation?.hero_url} name={name} ratio="460 / 215" />
        </span>
      }
      title={<AppLink to={dealAddress(deal)}>{name}</AppLink>}
      text={<Words deal={deal} />}
      side={<Side deal={deal} name={name} />}
    />
  )
}
