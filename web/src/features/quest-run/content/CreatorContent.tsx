import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { explain } from '../../../lib/failure.ts'
import { formatDue, formatMoment } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { KitButton } from '../../../shared/kit/KitButton.tsx'
import { opensLater } from '../../../shared/quest-run/delivery.ts'
import { agreedOf } from './agreed.ts'
import { ClaimKit } from './ClaimKit.tsx'
import { ContentLink } from './ContentLink.tsx'
import { ListingClock, NothingProduced, Praise, ReviewClock } from './ContentState.tsx'
import classes from './content.module.css'
import type { ContentRun_RunFragment } from './generated/Content.ts'
import { SubmitForm } from './SubmitForm.tsx'
import { EarlierPieces, SubmittedPieces } from './SubmittedPieces.tsx'
import { useCreatorMoves } from './useContentMoves.ts'

type Run = ContentRun_RunFragment

const Comment = ({ run }: { run: Run }) => {
  const [latest] = run.submissions
  if (latest?.status !== 'REJECTED') return null
  return (
    <Notice tone="warn" title="Your content was sent back">
      <blockquote className={classes.quote}>{latest.review_message}</blockquote>
    </Notice>
  )
}

/** The kit is available from the payment on. A creator whose run failed can no longer open it (rules §6). */
const withKit = [
  'CONTENTPRODUCTION',
  'CONTENTREVIEW',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
  'PAYOUT',
  'COMPLETED',
] as const

const Kit = ({ run }: { run: Run }) => {
  const { quest_id, status } = run
  return (
    withKit.some((one) => one === status) && (
      <>
        <ClaimKit run={run} />
        <Panel title="Creator kit" text="Material from the company for your content.">
          <div className={classes.section}>
            <ContentLink run={run} />
            <div>
              <KitButton activationId={quest_id} />
            </div>
          </div>
        </Panel>
      </>
    )
  )
}

const Producing = ({ run }: { run: Run }) => {
  const t = useText()
  const agreed = agreedOf(run)
  return (
    <>
      <Comment run={run} />
      {run.deadline_at && (
        <Notice tone="info" title={formatDue(t, run.deadline_at)}>
          {t('Submit your content by {when}, or we return the money to the company.', {
            when: formatMoment(run.deadline_at),
          })}
          {run.grace_days > 0 &&
            run.grace_ends_at === null &&
            ` ${t(
              'You can still submit up to {days, plural, one {# day} other {# days}} later. Late content is marked late.',
              { days: run.grace_days },
            )}`}
          {run.extended_from &&
            ` ${t('Your deadline was extended. Content submitted after {when} is marked late.', {
              when: formatMoment(run.extended_from),
            })}`}
        </Notice>
      )}
      {agreed && <SubmitForm run={run} agreed={agreed} />}
    </>
  )
}

const CheckNow = ({ run }: { run: Run }) => {
  const t = useText()
  const { checkListing } = useCreatorMoves(run.id)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      if (await checkListing()) toasts.good('We’re checking your channel. This may take a few minutes.')
      else toasts.bad('We can’t read your channel. Please reconnect it.')
    } catch (error) {
      toasts.bad(t(explain(error).message))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel
      title="Make it public"
      text="We check your channel every hour, and more often near the deadline. Content may take up to 3 hours to appear."
      actions={
        <Button onClick={() => void ask()} loading={busy} disabled={opensLater(run) !== null}>
          {t('Check now')}
        </Button>
      }
    />
  )
}

/** A run's content for its creator: the next step, its deadline and the results so far. */
export const CreatorContent = ({ run }: { run: Run }) => {
  const { status } = run
  if (status === 'CONTENTPRODUCTION')
    return (
      <>
        <Kit run={run} />
        <Producing run={run} />
        <EarlierPieces run={run} />
      </>
    )
  const isListing = status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'
  return (
    <>
      {status === 'CONTENTREVIEW' && <ReviewClock run={run} isCompany={false} />}
      {isListing && <ListingClock run={run} />}
      {isListing && <CheckNow run={run} />}
      <NothingProduced run={run} />
      <Kit run={run} />
      <SubmittedPieces run={run} />
      <Praise run={run} />
      <EarlierPieces run={run} />
    </>
  )
}
