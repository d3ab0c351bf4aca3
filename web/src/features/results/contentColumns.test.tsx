import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentColumns, type Piece } from './contentColumns.tsx'

const average = { company_id: 'c1', spent_cents: 100_000, views: 10_000, hours_watched: 1000, clicks: 500 }

const piece = (spentCents: number, more: readonly number[] = []): Piece => ({
  id: 's1',
  url: null,
  message: null,
  status: 'APPROVED',
  submitted_at: '2026-11-01T10:00:00+00:00',
  creator: { id: 'p1', profile: { id: 'p1', display_name: 'Mira' } },
  activation: { id: 'q1', kind: 'QUEST', name: 'Play it live' },
  quest_run: {
    id: 'r1',
    quest_id: 'q1',
    amount_cents: 30_000,
    clicks: { total: 75, devices: {}, countries: [] },
    money: { quest_run_id: 'r1', creator_cents: spentCents * 0.9, fee_cents: spentCents * 0.1 },
    submissions: [2000, ...more].map((views, index) => ({
      id: `s${index}`,
      content: { id: `v${index}`, views, hours_watched: (views * 3) / 20 },
    })),
  },
  content: {
    id: 'v1',
    title: 'A stream',
    type: 'STREAM',
    published_at: '2026-11-01T09:00:00+00:00',
    duration_minutes: 60,
    views: 2000,
    average_ccv: 50,
    hours_watched: 300,
    likes: null,
    ' $fragmentRefs': { ContentGame_ContentFragment: expect.anything() },
  },
})

const ratesOf = (spentCents: number, more: readonly number[] = []) =>
  contentColumns({ isOne: true, hasCosts: true, average })
    .filter(({ title }) => title.startsWith('Cost'))
    .map(({ cell }) => render(<p>{cell(piece(spentCents, more))}</p>).container.textContent)

it("a piece of content shows its cost per view, hour and click, and the difference from the company's average", () => {
  expect(ratesOf(30_000)).toEqual([
    '$0.1500 50% above your average',
    '$1.00 your average',
    '$4.00 100% above your average',
  ])
})

it('content shows no cost until its payment is earned, or after the payment was refunded', () => {
  expect(ratesOf(0)).toEqual(['–', '–', '–'])
})

it('the cost of content is the amount of its deal divided by the results of all content in the deal', () => {
  expect(ratesOf(30_000, [4000])).toEqual([
    '$0.0500 50% below your average',
    '$0.33 67% below your average',
    '$4.00 100% above your average',
  ])
})
