import { describe, expect, it } from 'vitest'
import { dateFacts, todosOf } from './overviewFacts.ts'

const t = (words: string, values?: Record<string, unknown>) =>
  words.replaceAll(/\{(\w+)[^}]*\}+.*/g, (_, name) => String(values?.[name] ?? ''))
const now = Date.parse('2026-03-10T12:00:00Z')

describe('choosing the dates that the overview of an activation shows', () => {
  it('a live activation shows when it opened, when it ends and the time left', () => {
    const facts = dateFacts(
      t,
      {
        status: 'active',
        start_date: '2026-03-01T00:00:00Z',
        published_at: null,
        end_date: '2026-03-20T00:00:00Z',
      },
      now,
    )
    expect(facts.map(([label]) => label)).toEqual(['Opened', 'Ends', 'Time'])
  })

  it('a draft shows its planned dates', () => {
    expect(
      dateFacts(t, { status: 'draft', start_date: null, published_at: null, end_date: null }, now),
    ).toEqual([
      ['Opens', 'When published'],
      ['Ends', 'No end date'],
    ])
  })

  it('a draft whose planned dates have passed does not say that it opened or ended', () => {
    const facts = dateFacts(
      t,
      {
        status: 'draft',
        start_date: '2026-03-01T00:00:00Z',
        published_at: null,
        end_date: '2026-03-09T00:00:00Z',
      },
      now,
    )
    expect(facts.map(([label]) => label)).toEqual(['Planned start', 'Planned end'])
  })

  it('a creator program without a start date counts as opened when it was published', () => {
    const facts = dateFacts(
      t,
      { status: 'active', start_date: null, published_at: '2026-03-01T00:00:00Z', end_date: null },
      now,
    )
    expect(facts).toEqual([
      ['Opened', 'Mar 1, 2026'],
      ['Ends', 'No end date'],
    ])
  })

  it('an ended activation shows past dates', () => {
    const facts = dateFacts(
      t,
      {
        status: 'ended',
        start_date: '2026-01-01T00:00:00Z',
        published_at: null,
        end_date: '2026-02-01T00:00:00Z',
      },
      now,
    )
    expect(facts.map(([label]) => label)).toEqual(['Opened', 'Ended'])
  })
})

describe('choosing the next actions of a company', () => {
  const places = { invite: '/invite', results: '/results' }
  const review = { to: '/review', title: 'Review content', text: '', wanted: true }
  const titles = (status: Parameters<typeof todosOf>[1]['status'], wanted = true) =>
    todosOf([{ ...review, wanted }], { status, ...places }).map(({ title }) => title)

  it('tasks that need the company are listed before inviting creators and viewing results', () => {
    expect(titles('active')).toEqual(['Review content', 'Invite creators', 'View results'])
    expect(titles('active', false)).toEqual(['Invite creators', 'View results'])
  })

  it('the only next action for a draft is to publish it', () => {
    expect(titles('draft', false)).toEqual([])
  })

  it('an ended activation does not suggest inviting creators', () => {
    expect(titles('ended', false)).toEqual(['View results'])
  })
})
