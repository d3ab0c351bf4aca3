import { Button } from '@mantine/core'
import { activationKindNames, dealPayload, isDealKind } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Row } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { isWithin } from '../../lib/days.ts'
import { formatCents, formatDay, formatDue } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import { AnswerInvitation } from './AnswerInvitation.tsx'
import classes from './Deals.module.css'
import { dealAddress, nextStep, payoutState } from './dealSteps.ts'
import { type DealRow_DealFragment, DealRow_DealFragmentDoc } from './generated/DealsPage.ts'
import { statusWord } from './statusWords.ts'

type Deal = DealRow_DealFragment

const factsOf = (t: ToText, { kind, company, payload, quest_run, invited_at, ended_at }: Deal): string => {
  const known = dealPayload.read(payload)
  // The agreed amount. Before an agreement, the amount of the current bid.
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

/** The creator answers an invitation directly in its row. */
const isAnsweredHere = ({ kind, status }: Deal): boolean =>
  status === 'PENDING' || status === 'pending_accept' || (status === 'ACCEPTED' && kind === 'MISSION')

/** True if the deal's button already names the next step. */
const hasButton = (deal: Deal): boolean => nextStep(deal)?.isMine === true && !isAnsweredHere(deal)

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
          {[
            !hasButton(deal) && t(step.words, step.values),
            deal.next_due_at && formatDue(t, deal.next_due_at),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </>
  )
}

const Way = ({ deal, name }: { deal: Deal; name: string }) => {
  const t = useText()
  const step = nextStep(deal)
  const { id, kind, status, activation_id: activationId, invitation_id: invitationId } = deal
  if (isAnsweredHere(deal))
    return (
      <AnswerInvitation
        deal={{ id: id ?? '', kind, activationId, invitationId }}
        name={name}
        accepted={status === 'ACCEPTED'}
      />
    )
  if (!step || !hasButton(deal)) return null
  return (
    <Button
      component={AppLink}
      size="compact-md"
      to={dealAddress(deal)}
      aria-label={t('{step}: {name}', { step: t(step.words, step.values), name })}
    >
      {t(step.words, step.values)}
    </Button>
  )
}

const toneOf = (deal: Deal): Tone => {
  const { stage, status, payload, next_due_at } = deal
  if (stage === 'ended') return 'neutral'
  if (status === 'PAYOUT' && payoutState(payload) === 'stuck') return 'bad'
  return nextStep(deal)?.isMine && next_due_at && isWithin(next_due_at, 3) ? 'warn' : 'info'
}

const Side = ({ deal, name }: { deal: Deal; name: string }) => {
  const { kind, status } = deal
  return (
    <>
      <StatusBadge tone={toneOf(deal)}>
        {isDealKind(kind) && status
          ? statusWord(kind, status, deal.payload, deal.quest_run?.current_bid?.answer)
          : ''}
      </StatusBadge>
      <Way deal={deal} name={name} />
    </>
  )
}

export const DealRow = ({ deal: masked }: { deal: FragmentType<typeof DealRow_DealFragmentDoc> }) => {
  const t = useText()
  const deal = readFragment(DealRow_DealFragmentDoc, masked)
  const { activation } = deal
  const name = activation?.name ?? t('No longer open')
  return (
    <Row
      lead={
        <span className={classes.thumbnail}>
          <ActivationPicture activation={activation} />
        </span>
      }
      title={<AppLink to={dealAddress(deal)}>{name}</AppLink>}
      text={<Words deal={deal} />}
      side={<Side deal={deal} name={name} />}
    />
  )
}
