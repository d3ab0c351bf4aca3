import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { questRunPath, questRunStages, questRunStatusName, sideToAct } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCents } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ActivationStep, type ActivationStepProps } from '../../shared/eligibility/ActivationStep.tsx'
import { readEligibility } from '../../shared/eligibility/eligibility.ts'
import { InvitedFit } from '../../shared/eligibility/InvitedFit.tsx'
import { unlistedUntil } from '../../shared/quest-run/delivery.ts'
import { OfferMeansDocument } from './generated/Bids.ts'
import { OfferTerms_QuestFragmentDoc } from './generated/QuestRun.ts'
import { QuestStepDocument, type QuestStepQuery } from './generated/QuestStep.ts'
import { InvitationNotice } from './InvitationNotice.tsx'
import { askForOffer } from './OfferForm.tsx'
import { lackOf, OfferReadiness } from './OfferReadiness.tsx'
import { runTones } from './runTones.ts'
import type { OfferTerms } from './terms.ts'

type Run = QuestStepQuery['quest_run'][number]

const isOver = ({ status }: Run): boolean => questRunStages.Ended.some((ended) => ended === status)

const OwnRun = ({ questId, run }: { questId: string; run: Run }) => {
  const t = useText()
  const { current_bid: bid } = run
  const isYours = sideToAct(run.status, bid?.side ?? 'creator') === 'creator' && unlistedUntil(run) === null
  return (
    <Panel title="Your Quest">
      <Stack gap="sm" align="flex-start">
        <StatusBadge tone={runTones[run.status]}>{questRunStatusName(run.status, bid?.answer)}</StatusBadge>
        {bid && <p>{t('Current offer: {amount}', { amount: formatCents(bid.amount_cents) })}</p>}
        <Button
          component={AppLink}
          to={questRunPath(questId, run.id)}
          variant={isYours ? 'filled' : 'default'}
        >
          {t(isYours ? 'It’s your turn' : 'Open Quest log')}
        </Button>
      </Stack>
    </Panel>
  )
}

/** A creator can complete a quest only once, so no offer form is shown. */
const Completed = ({ questId, runId }: { questId: string; runId: string }) => {
  const t = useText()
  return (
    <Panel title="You completed this Quest">
      <AppLink to={questRunPath(questId, runId)}>{t('View your Quest log')}</AppLink>
    </Panel>
  )
}

const Sending = ({ terms, name }: { terms: OfferTerms; name: string }) => {
  const t = useText()
  const query = useQuery(OfferMeansDocument)
  return (
    <Loaded query={query}>
      {(means) => {
        const lack = lackOf(means)
        return lack ? (
          <OfferReadiness lack={lack} title={name} />
        ) : (
          <Button onClick={() => askForOffer({ terms, means })}>{t('Send an offer')}</Button>
        )
      }}
    </Loaded>
  )
}

const isAsked = (invitation: QuestStepQuery['invitation'][number] | undefined): boolean =>
  invitation !== undefined && invitation.status !== 'REJECTED'

type OfferingProps = { data: QuestStepQuery; name: string; isEligible: boolean; isOpen: boolean }

const Offering = ({ data, name, isEligible, isOpen }: OfferingProps) => {
  const t = useText()
  const { quest_by_pk: quest, invitation, quest_run } = data
  const terms = readFragment(OfferTerms_QuestFragmentDoc, quest)
  const [last] = quest_run
  const [asked] = invitation
  const isInvited = isAsked(asked)
  const status = quest?.activation?.status
  const takesOffers = isOpen && (status === 'active' || (status === 'upcoming' && isInvited))
  if (!terms) return null
  const before = last && (
    <AppLink to={questRunPath(terms.id, last.id)}>{t('View your previous Quest log')}</AppLink>
  )
  // Shows no form, because the panel above already says that the Quest has ended.
  if (!isOpen) return before ?? null
  if (!(isEligible || isInvited)) return null
  return (
    <Panel
      title="Send an offer"
      text={
        takesOffers
          ? 'You suggest an amount and the content you’ll make for it. The company accepts or declines your offer.'
          : 'You can send an offer when this Quest opens.'
      }
    >
      <Stack gap="sm" align="stretch">
        {asked?.status === 'PENDING' && <InvitationNotice invitation={asked} />}
        {takesOffers && <Sending terms={terms} name={name} />}
        {before}
      </Stack>
    </Panel>
  )
}

/** A creator's next step for a quest: answer an invitation, continue a run, or make an offer. */
const QuestStep = ({ id, name, eligibility, isOpen, facts, fit }: ActivationStepProps) => {
  const t = useText()
  const query = useQuery(QuestStepDocument, { variables: { questId: id } })
  const isEligible = readEligibility(t, eligibility)?.eligible === true
  const last = query.data?.quest_run[0]
  const run = last && !isOver(last) ? last : null
  const completed = last?.status === 'COMPLETED' ? last : null
  return (
    <ActivationStep
      facts={facts}
      fit={
        <InvitedFit eligibility={eligibility} isInvited={isOpen && isAsked(query.data?.invitation[0])}>
          {fit}
        </InvitedFit>
      }
      takesPart={run !== null || completed !== null}
      isAwaited={!query.data && query.loading}
    >
      <Loaded query={query}>
        {(data) =>
          run ? (
            <OwnRun questId={id} run={run} />
          ) : completed ? (
            <Completed questId={id} runId={completed.id} />
          ) : (
            <Offering data={data} name={name} isEligible={isEligible} isOpen={isOpen} />
          )
        }
      </Loaded>
    </ActivationStep>
  )
}

export default QuestStep
