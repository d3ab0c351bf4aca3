import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { useText } from '../../lib/text.ts'
import { areDone, QuestsSteps, type Step } from './QuestsSteps.tsx'

const Browse = () => {
  const t = useText()
  return (
    <Button component={AppLink} to="/campaigns/quests/browse">
      {t('Browse Quests')}
    </Button>
  )
}

/** Approval is not enough to make offers: the creator must also set up payouts (rules §6). */
const Approved = ({ steps }: { steps: readonly Step[] }) => {
  if (areDone(steps))
    return (
      <EmptyState
        motif="offers"
        title="You can bid on Quests"
        text="Find a Quest that fits your channels and make an offer."
        action={<Browse />}
      />
    )
  return (
    <Stacked>
      <Notice tone="good" title="Your profile is approved" action={<Browse />}>
        You can browse Quests now. Before you make an offer, finish the open steps.
      </Notice>
      <Panel title="What we need from you">
        <QuestsSteps steps={steps} />
      </Panel>
    </Stacked>
  )
}

/**
 * Creators can complete the open steps during the review. They need a payout account before their first offer anyway.
 */
const Pending = ({ steps }: { steps: readonly Step[] }) => {
  const t = useText()
  return (
    <Stacked>
      <EmptyState
        motif="people"
        title="Your profile is being reviewed"
        text="The review takes 2 to 4 days. We’ll email you when it’s done."
        action={
          <Button component={AppLink} to="/home" variant="default">
            {t('Back to home')}
          </Button>
        }
      />
      {!areDone(steps) && (
        <Panel title="While you wait" text="Finish these steps before you make an offer.">
          <QuestsSteps steps={steps} />
        </Panel>
      )}
    </Stacked>
  )
}

const Rejected = ({ reason }: { reason: string }) => {
  const t = useText()
  const again = (
    <Button component={AppLink} to="/user/creator-access" variant="default">
      {t('Request again')}
    </Button>
  )
  return (
    <Notice tone="bad" title="Your profile wasn’t approved" action={again}>
      {reason}
    </Notice>
  )
}

type Props = { status: string; reason: string; steps: readonly Step[] }

export const QuestsReview = ({ status, reason, steps }: Props) => {
  if (status === 'approved') return <Approved steps={steps} />
  if (status !== 'rejected') return <Pending steps={steps} />
  return <Rejected reason={reason} />
}
