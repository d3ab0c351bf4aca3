import { agreedBrief, readPayoutMethod } from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichText } from '../../components/RichText.tsx'
import { formatCount, formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { homeZone, wallTimeAt, zoneName } from '../../lib/zones.ts'
import { channelOf } from './channelOf.ts'
import classes from './Facts.module.css'
import { Facts, List } from './Facts.tsx'
import { graceFact, MoneySplit } from './OfferSummary.tsx'
import { RunLoaded } from './RunLoaded.tsx'
import { contentFacts } from './terms.ts'
import type { QuestRun } from './useQuestRun.ts'

const embargoIn = (at: string, zone: string): string => {
  const wall = wallTimeAt(at, zone)
  return wall ? `${wall.day} ${wall.time}, ${zoneName(zone, new Date(at))}` : formatMoment(at)
}

const Nothing = ({ run }: { run: QuestRun }) => {
  const t = useText()
  const isBidding = run.status === 'INITIAL_BID' || run.status === 'COUNTER_BID'
  return (
    <EmptyState
      compact
      title="No agreement yet"
      text={t(
        isBidding
          ? 'Once an offer is accepted, the agreement appears here and can’t change.'
          : 'The bidding ended without an agreement.',
      )}
      next={{ to: '?section=bidding', label: 'View bidding' }}
    />
  )
}

const Terms = ({ run }: { run: QuestRun }) => {
  const t = useText()
  const { platform, post_type, content_length_minutes, delivery_type } = run
  if (!platform || !post_type || !content_length_minutes || !delivery_type) return null
  const accepted = run.bids.find(({ answer }) => answer === 'accepted')
  const zone = agreedBrief.safeParse(run.brief).data?.embargo_time_zone ?? homeZone
  return (
    <Panel
      title="Agreement"
      text={t('Accepted on {moment}. Later changes to the Quest don’t affect this agreement.', {
        moment: formatMoment(run.accepted_at),
      })}
    >
      <div className={classes.stack}>
        <MoneySplit
          money={{
            amountCents: run.amount_cents ?? 0,
            feeCents: run.fee_cents ?? 0,
            payoutCostCents: run.payout_cost_cents ?? 0,
            netCents: run.net_cents ?? 0,
          }}
          feeBasisPoints={run.fee_basis_points ?? 0}
          method={readPayoutMethod(run.expected_payout_method)}
        />
        <Facts
          facts={[
            ...contentFacts(
              t,
              { ...run, platform, post_type, content_length_minutes, delivery_type },
              accepted ? channelOf(run, accepted) : null,
              run,
            ),
            [t('Embargo ends'), run.embargo_at ? embargoIn(run.embargo_at, zone) : null],
            [
              t('Review'),
              t(
                '{days, plural, one {Within # day} other {Within # days}}. After that, we approve the content automatically if we found it on the channel.',
                {
                  days: run.auto_approve_days ?? 0,
                },
              ),
            ],
            graceFact(t, run.grace_days),
            [t('Codes in the kit'), formatCount(run.kit_codes)],
          ]}
        />
      </div>
    </Panel>
  )
}

const Brief = ({ brief }: { brief: unknown }) => {
  const t = useText()
  const known = agreedBrief.safeParse(brief)
  if (!known.success) return null
  const { description, game, deliverables, talking_points, call_to_action, target_url, track_clicks } =
    known.data
  return (
    <Panel title="The brief" text={game ?? undefined}>
      <div className={classes.stack}>
        {description && <RichText text={description} />}
        <List title={t('Deliverables')} items={deliverables} />
        <List title={t('Talking points')} items={talking_points} />
        <List title={t('Call to action')} items={call_to_action ? [call_to_action] : []} />
        {target_url && (
          <p className={classes.plain}>
            {target_url} ({t(track_clicks ? 'each creator gets their own link' : 'plain URL')})
          </p>
        )}
      </div>
    </Panel>
  )
}

/** The terms that both sides agreed on, as they were at the time of the agreement. */
export const Agreement = ({ runId }: { runId: string }) => (
  <RunLoaded runId={runId}>
    {(run) =>
      run.accepted_at ? (
        <>
          <Terms run={run} />
          <Brief brief={run.brief} />
        </>
      ) : (
        <Nothing run={run} />
      )
    }
  </RunLoaded>
)
