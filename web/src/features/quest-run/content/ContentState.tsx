import {
  badgeNames,
  contentReviewDays,
  disputeDays,
  type QuestRunSide,
  type QuestRunStatus,
  type ReviewOutcome,
  reviewExtensionDays,
} from '@questboard/domain'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { TagList } from '../../../components/TagList.tsx'
import { formatDeadline, formatDue, formatMoment } from '../../../lib/format.ts'
import { type ToText, useText } from '../../../lib/text.ts'
import { opensLater } from '../../../shared/quest-run/delivery.ts'
import { reviewEnd } from './agreed.ts'
import classes from './content.module.css'
import type { ContentRun_RunFragment } from './generated/Content.ts'

type Run = ContentRun_RunFragment

const over: Readonly<Partial<Record<QuestRunStatus, readonly [string, string]>>> = {
  BID_EXPIRED: [
    'The offer expired',
    'No one answered before the deadline, so there is no content to produce.',
  ],
  BID_REJECTED: ['Bidding ended without an agreement', 'There is no content to produce.'],
  PAYMENT_EXPIRED: [
    'The payment expired',
    'The offer wasn’t paid before the deadline, so there is no content to produce.',
  ],
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: [
    'The content deadline has passed',
    'No content was submitted before the deadline. We return the money to the company.',
  ],
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: [
    'The listing deadline has passed',
    'The video wasn’t public before the deadline.',
  ],
}

const ahead: readonly QuestRunStatus[] = ['INITIAL_BID', 'COUNTER_BID', 'PENDING_PAYMENT', 'PAYMENT']

/** Explains why there is no content yet or why there will be none. Renders nothing if there is content. */
export const NothingProduced = ({ run }: { run: Run }) => {
  const said = over[run.status]
  if (said) {
    const [title, text] = said
    return run.submissions.length === 0 ? (
      <EmptyState compact motif="lost" title={title} text={text} />
    ) : (
      <Notice tone="warn" title={title}>
        {run.status === 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'
          ? 'The content was not approved before the deadline.'
          : text}
      </Notice>
    )
  }
  return ahead.includes(run.status) ? (
    <EmptyState
      compact
      title="No content submitted yet"
      text="Production starts once the offer is accepted and paid."
    />
  ) : null
}

/** A sentence with the outcome of the review if the company does not decide by {when}. */
const silence: Readonly<Record<ReviewOutcome, Readonly<Record<QuestRunSide, string>>>> = {
  approved: {
    company:
      'You agreed on {days, plural, one {# day} other {# days}} for the review. If you don’t decide by {when}, we approve the content automatically.',
    creator:
      'The company is reviewing your content. You agreed on {days, plural, one {# day} other {# days}} for the review. If the company doesn’t decide by {when}, we approve your content automatically.',
  },
  extended: {
    company:
      'We have not found this content on the agreed channel, so we don’t approve it automatically. If we still haven’t found it and you don’t decide by {when}, you get {more} more days to review it.',
    creator:
      'The company is reviewing until {when}. We have not found your content on the agreed channel, so we don’t approve it automatically. Check that it is public or unlisted, and that your channel is connected.',
  },
  sentBack: {
    company:
      'We did not find this content on the agreed channel, so we did not approve it automatically. Approve it or send it back by {when}. If you don’t decide, we send it back to the creator.',
    creator:
      'We did not find your content on the agreed channel, so we did not approve it automatically. Check that it is public or unlisted, and that your channel is connected. If the link is wrong, ask the company in a message to send the content back. If the company doesn’t decide by {when}, we send it back to you.',
  },
  ended: {
    company:
      'We have not found this content on the agreed channel. We already sent content back for this reason. Approve the content or send it back by {when}. If you don’t decide, the agreement ends without a payout, and either side has {dispute} days to open a dispute.',
    creator:
      'We have not found your content on the agreed channel. We already sent content back for this reason. If we still haven’t found your content and the company doesn’t decide by {when}, the agreement ends without a payout, and either side has {dispute} days to open a dispute.',
  },
}

/** The review deadline, and the result if it passes. */
export const ReviewClock = ({ run, isCompany }: { run: Run; isCompany: boolean }) => {
  const t = useText()
  const { deadline_at, auto_approve_days } = run
  if (deadline_at === null) return null
  const values = {
    when: formatMoment(deadline_at),
    days: auto_approve_days ?? contentReviewDays,
    more: reviewExtensionDays,
    dispute: disputeDays,
  }
  const end = reviewEnd(run)
  return (
    <Notice tone={isCompany || end !== 'approved' ? 'warn' : 'info'} title={formatDue(t, deadline_at)}>
      {t(silence[end][isCompany ? 'company' : 'creator'], values)}
    </Notice>
  )
}

/** Counts to the next moment, like the quest log: the opening of publishing, then the deadline. */
const listingTitle = (t: ToText, opensAt: Date | null, deadline: string | null): string | undefined => {
  if (opensAt !== null) return t('Publishing opens {when}', { when: formatDeadline(opensAt.toISOString()) })
  return deadline === null ? undefined : formatDue(t, deadline)
}

/** The earliest and the latest time to make a video public. */
export const ListingClock = ({ run }: { run: Run }) => {
  const t = useText()
  const opensAt = opensLater(run)
  const values = { from: formatMoment(opensAt?.toISOString()), when: formatMoment(run.deadline_at) }
  return (
    <Notice tone="info" title={listingTitle(t, opensAt, run.deadline_at)}>
      {opensAt === null
        ? t('Content approved. The same video must be public by {when}, or we return the money.', values)
        : t(
            'Content approved. The same video must go public between {from} and {when}, or we return the money.',
            values,
          )}
    </Notice>
  )
}

export const Praise = ({ run }: { run: Run }) => {
  const t = useText()
  const { review, badges, content_approved_at } = run
  if (content_approved_at === null) return null
  return (
    <Panel title="Approved" text={t('On {when}', { when: formatMoment(content_approved_at) })}>
      <div className={classes.words}>
        {review?.message && <blockquote className={classes.quote}>{review.message}</blockquote>}
        <TagList tags={badges.map(({ badge }) => t(badgeNames[badge]))} none="No badges" />
      </div>
    </Panel>
  )
}
