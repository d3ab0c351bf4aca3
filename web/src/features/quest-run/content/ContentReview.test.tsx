import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeFragmentData } from '../../../lib/fragments.ts'
import { createServer } from '../../../testing/server.tsx'
import { ApprovalWarnings } from './ApprovalWarnings.tsx'
import { ListingClock, ReviewClock } from './ContentState.tsx'
import {
  type ContentRun_RunFragment,
  type SeenContent_ContentFragment,
  SeenContent_ContentFragmentDoc,
} from './generated/Content.ts'
import { Pieces } from './SubmittedPieces.tsx'

type Run = ContentRun_RunFragment

const seen: SeenContent_ContentFragment = {
  id: 'content',
  type: 'STREAM',
  platform: 'twitch',
  connection_id: 'channel',
  visibility: 'public',
  title: 'An evening with Emberfall',
  url: 'https://www.twitch.tv/videos/888888888',
  thumbnail_url: null,
  published_at: '2026-12-02T18:00:00Z',
  duration_minutes: 60,
  views: 10,
  average_ccv: 5,
  hours_watched: 5,
  likes: null,
  disclosed_by: 'title',
  checked_at: '2026-12-02T21:00:00Z',
  game_id: null,
  game: null,
}

const submissionOf = (
  content: SeenContent_ContentFragment | null,
  submittedAt: string,
): Run['submissions'][number] => ({
  id: 'submission',
  url: 'https://www.twitch.tv/videos/888888888',
  visibility: 'public',
  status: 'PENDING',
  review_message: null,
  submitted_at: submittedAt,
  reviewed_at: null,
  content: content && makeFragmentData(content, SeenContent_ContentFragmentDoc),
})

/** A stream that was agreed for Dec 2 and is in review. */
const runWith = (content: SeenContent_ContentFragment | null, columns: Partial<Run> = {}): Run => ({
  id: 'run',
  quest_id: 'quest',
  creator_id: 'ada',
  status: 'CONTENTREVIEW',
  platform: 'twitch',
  post_type: 'STREAM',
  content_length_minutes: 60,
  connection_id: 'channel',
  delivery_type: 'specific_date',
  delivery_date: '2026-12-02T18:00:00Z',
  publish_from: null,
  publish_until: null,
  embargo_at: null,
  accepted_at: '2026-11-10T12:00:00Z',
  auto_approve_days: 5,
  grace_days: 0,
  grace_ends_at: null,
  deadline_at: '2026-12-08T18:00:00Z',
  extended_from: null,
  review_extended_at: null,
  content_submitted_at: '2026-12-03T18:00:00Z',
  content_approved_at: null,
  kit_codes: 0,
  kit_claimed_at: null,
  brief: {},
  code_claims: [],
  code_requests: [],
  links: [],
  submissions: [submissionOf(content, '2026-12-03T18:00:00Z')],
  review: null,
  badges: [],
  ...columns,
})

const early = { submissions: [submissionOf(null, '2026-11-28T10:00:00Z')] }
const wrapper = createServer({})
const showWarnings = (run: Run) => render(<ApprovalWarnings run={run} />, { wrapper })

describe('showing warnings before a company approves content', () => {
  it('before approving content that was not found, the company is warned that approving releases the money', () => {
    showWarnings(runWith(null))
    expect(screen.getByText('Not found on the creator’s channel')).toBeInTheDocument()
    expect(screen.getByText(/Approving releases the money/)).toBeInTheDocument()
  })

  it('before approving, the company is warned if the content was submitted before its agreed day', () => {
    showWarnings(runWith(null, early))
    expect(screen.getByText('Submitted before the agreed publishing day')).toBeInTheDocument()
  })

  it('before approving, the company is warned if the content is outside the agreed publishing window', () => {
    showWarnings(runWith({ ...seen, published_at: '2026-11-28T10:00:00Z' }))
    expect(screen.getByText(/Public outside the publishing window/)).toBeInTheDocument()
  })

  it('before approving, the company is warned if content was found on another channel of the creator', () => {
    showWarnings(runWith({ ...seen, connection_id: 'other' }))
    expect(screen.getByText('Not found on the creator’s channel')).toBeInTheDocument()
  })

  it('before approving content that follows the agreement, the company sees no warning', () => {
    const { container } = showWarnings(runWith(seen))
    expect(container.querySelector('[data-result]')).toBeNull()
  })
})

it('the warnings are shown with the content before a company member approves it', () => {
  render(<Pieces run={runWith(null, early)} />, { wrapper })
  expect(screen.getByText('Not found on the agreed channel')).toBeInTheDocument()
  expect(screen.getByText('Submitted before the agreed publishing day')).toBeInTheDocument()
})

describe('describing the deadline of a review', () => {
  const extended = { review_extended_at: '2026-12-08T18:00:00Z', deadline_at: '2026-12-11T18:00:00Z' }
  const again = { ...extended, content_submitted_at: '2026-12-12T10:00:00Z' }

  it.each<[string, Run, RegExp, RegExp]>([
    [
      'content that was found',
      runWith(seen),
      /we approve the content automatically/,
      /we approve your content automatically/,
    ],
    ['content that was not found', runWith(null), /you get 3 more days/, /we don’t approve it automatically/],
    [
      'content that was not found by the first deadline',
      runWith(null, extended),
      /If you don’t decide, we send it back to the creator/,
      /we send it back to you/,
    ],
    [
      'content that was not found after it was sent back',
      runWith(null, again),
      /If you don’t decide, the agreement ends without a payout/,
      /the agreement ends without a payout/,
    ],
  ])(
    'the text about the review deadline explains what happens without an answer to %s',
    (_what, run, company, creator) => {
      const { unmount } = render(<ReviewClock run={run} isCompany />, { wrapper })
      expect(screen.getByText(company)).toBeInTheDocument()
      unmount()
      render(<ReviewClock run={run} isCompany={false} />, { wrapper })
      expect(screen.getByText(creator)).toBeInTheDocument()
    },
  )
})

describe('describing when an approved video is listed', () => {
  const listed = (embargo_at: string | null) =>
    runWith(null, {
      status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
      post_type: 'VIDEO',
      delivery_type: 'open',
      delivery_date: null,
      embargo_at,
      deadline_at: '2099-03-10T12:00:00Z',
    })

  it('the countdown for a video ends first at the opening of publishing, and then at the deadline', () => {
    const { unmount } = render(<ListingClock run={listed('2099-03-01T12:00:00Z')} />, { wrapper })
    expect(screen.getByText('Publishing opens Mar 1, 2099')).toBeInTheDocument()
    unmount()
    render(<ListingClock run={listed(null)} />, { wrapper })
    expect(screen.getByText('Due Mar 10, 2099')).toBeInTheDocument()
  })
})
