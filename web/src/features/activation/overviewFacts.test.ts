import { describe, expect, it } from 'vitest'
import { dateFacts, todosOf } from './overviewFacts.ts'

const t = (words: string, values?: Record<string, unknown>) =>
  words.replaceAll(/\{(\w+)[^}]*\}+.*/g, (_, name) => String(values?.[name] ?? ''))
const now = Date.parse('2026-03-10T12:00:00Z')

describe('the dates of an activation', () => {
  it('say that it has opened, when it ends and how long that is', () => {
    const facts = dateFacts(
      t,
      { status: 'active', start_date: '2026-03-01T00:00:00Z', end_date: '2026-03-20T00:00:00Z' },
      now,
    )
    expect(facts.map(([label]) => label)).toEqual(['Opened', 'Ends', 'Time'])
  })

  it('of a draft are what is planned', () => {
    expect(dateFacts(t, { status: 'draft', start_date: null, end_date: null }, now)).toEqual([
      ['Opens', 'Once it is published'],
      ['Ends', 'No end date'],
    ])
  })

  it('of what is over are past', () => {
    const facts = dateFacts(
      t,
      { status: 'ended', start_date: '2026-01-01T00:00:00Z', end_date: '2026-02-01T00:00:00Z' },
      now,
    )
    expect(facts.map(([label]) => label)).toEqual(['Opened', 'Ended'])
  })
})

describe('what a company does next', () => {
  const places = { invite: '/invite', results: '/results' }
  const review = { to: '/review', title: 'Review content', text: '', wanted: true }
  const titles = (status: Parameters<typeof todosOf>[1]['status'], wanted = true) =>
    todosOf([{ ...review, wanted }], { status, ...places }).map(({ title }) => title)

  it('is first what waits for it, then what brings creators in', () => {
    expect(titles('active')).toEqual(['Review content', 'Invite creators', 'See the results'])
    expect(titles('active', false)).toEqual(['Invite creators', 'See the results'])
  })

  it('is to publish, and nothing else, as long as it is a draft', () => {
    expect(titles('draft', false)).toEqual([])
  })

  it('invites nobody to what is over', () => {
    expect(titles('ended', false)).toEqual(['See the results'])
  })
})
