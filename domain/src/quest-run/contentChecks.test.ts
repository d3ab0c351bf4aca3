import { describe, expect, it } from 'vitest'
import {
  type AgreedContent,
  type ContentCheckName,
  checkContent,
  checkSubmission,
  isFoundContent,
  refusalOfContent,
  type SeenContent,
} from './contentChecks.ts'

const now = new Date('2026-11-20T12:00:00Z')
const at = (moment: string) => new Date(`2026-11-${moment}:00Z`)

const agreed: AgreedContent = {
  postType: 'STREAM',
  platform: 'twitch',
  connectionId: 'channel',
  minutes: 60,
  gameId: 'game',
  acceptedAt: at('10T12:00'),
  delivery: {
    deliveryType: 'open',
    publishFrom: null,
    publishUntil: null,
    deliveryDate: null,
    embargoAt: null,
  },
}
const stream: SeenContent = {
  type: 'STREAM',
  platform: 'twitch',
  connectionId: 'channel',
  visibility: 'public',
  publishedAt: at('18T18:00'),
  minutes: 60,
  gameId: 'game',
  disclosedBy: 'title',
  seenAt: at('18T21:00'),
}
const range = { ...agreed.delivery, deliveryType: 'date_range', publishFrom: at('17T00:00') } as const
const ahead = { ...range, publishFrom: at('25T00:00'), publishUntil: at('30T00:00') }
const dated = { ...agreed.delivery, deliveryType: 'specific_date', deliveryDate: at('18T20:00') } as const

const results = (content: Partial<SeenContent>, about: Partial<AgreedContent> = {}) => {
  const checks = checkContent({ ...stream, ...content }, { ...agreed, ...about }, now)
  return {
    of: (name: ContentCheckName) => checks.find((check) => check.name === name)?.result,
    wrong: checks.filter(({ result }) => result !== 'good').map(({ name }) => name),
    refusal: refusalOfContent(checks),
  }
}

describe('comparing content with the agreement', () => {
  it('content that matches the agreement to the minute passes every check', () => {
    expect(results({})).toMatchObject({ wrong: [], refusal: null })
  })

  it.each<[string, Partial<SeenContent>, Partial<AgreedContent>, ContentCheckName, string]>([
    ['of another kind', { type: 'VIDEO' }, {}, 'kind', 'content-type-agreed'],
    ['on another platform', { platform: 'youtube', connectionId: null }, {}, 'channel', 'content-channel'],
    ['on another channel', { connectionId: 'other' }, {}, 'channel', 'content-channel'],
    ['private', { visibility: 'private' }, {}, 'visibility', 'content-hidden'],
    ['gone', { visibility: 'removed' }, {}, 'visibility', 'content-hidden'],
    [
      'a video that is public before publishing opens',
      { type: 'VIDEO' },
      { postType: 'VIDEO', delivery: ahead },
      'window',
      'unlisted-first',
    ],
  ])('content cannot be submitted if it is %s', (_what, content, about, name, code) => {
    const found = results(content, about)
    expect([found.of(name), found.refusal]).toEqual(['bad', code])
  })

  it.each<[string, Partial<SeenContent>, Partial<AgreedContent>, ContentCheckName]>([
    ['a minute too short', { minutes: 59 }, {}, 'length'],
    ['about another game', { gameId: 'other' }, {}, 'game'],
    ['older than the agreement', { publishedAt: at('10T11:59') }, {}, 'age'],
    ['not disclosed as sponsored', { disclosedBy: null }, {}, 'disclosure'],
    ['an unlisted stream', { visibility: 'unlisted' }, {}, 'visibility'],
    ['public before the publishing window', { publishedAt: at('16T23:59') }, { delivery: range }, 'window'],
    [
      'public after the publishing window',
      {},
      { delivery: { ...range, publishUntil: at('18T17:59') } },
      'window',
    ],
    ['public before the embargo ended', {}, { delivery: { ...dated, embargoAt: at('18T18:01') } }, 'window'],
    [
      'public on the day before the agreed day',
      { publishedAt: at('17T22:59') },
      { delivery: dated },
      'window',
    ],
    [
      'public on the day after the agreed day',
      { publishedAt: at('18T23:00') },
      { delivery: dated },
      'window',
    ],
  ])('the company must decide about content that is %s', (_what, content, about, name) => {
    const found = results(content, about)
    expect([found.of(name), found.wrong, found.refusal]).toEqual(['bad', [name], null])
  })

  it.each<[string, Partial<SeenContent>, ContentCheckName]>([
    ["the content's length", { minutes: null }, 'length'],
    ["the content's game", { gameId: null }, 'game'],
    ["the content's text", { disclosedBy: null, seenAt: null }, 'disclosure'],
  ])('a check of content has no result if no channel check could read %s', (_what, content, name) => {
    const found = results(content)
    expect([found.of(name), found.refusal]).toEqual(['unknown', null])
  })

  it('content for a specific date can be published at any hour of that day', () => {
    expect(results({}, { delivery: dated }).wrong).toEqual([])
    // Midnight in Stockholm is 23:00 UTC.
    expect(results({ publishedAt: at('17T23:00') }, { delivery: dated }).wrong).toEqual([])
    expect(results({ publishedAt: at('18T22:59') }, { delivery: dated }).wrong).toEqual([])
    const embargoed = { delivery: { ...dated, embargoAt: at('19T10:00') } }
    expect(results({ publishedAt: at('19T11:00') }, embargoed).wrong).toEqual([])
    // A video must be public within a day of the agreed time.
    const listed = { type: 'VIDEO', publishedAt: at('19T10:00') } as const
    expect(results(listed, { postType: 'VIDEO', delivery: dated }).wrong).toEqual([])
    const video = { type: 'VIDEO', visibility: 'unlisted' } as const
    expect(results(video, { postType: 'VIDEO', delivery: ahead }).wrong).toEqual([])
  })

  it('the recording of a stream counts as a stream', () => {
    expect(results({ type: 'VOD' }).wrong).toEqual([])
  })
})

describe('submitted content that a company reviews', () => {
  const submittedAt = at('18T21:00')
  const wrong = (content: SeenContent | null, about: Partial<AgreedContent> = {}, when = submittedAt) =>
    checkSubmission({ content, submittedAt: when }, { ...agreed, ...about }, now)
      .filter(({ result }) => result === 'bad')
      .map(({ name }) => name)

  it('submitted content has a warning until a channel check finds it', () => {
    expect(wrong(null)).toEqual(['found'])
    expect(wrong(stream)).toEqual([])
  })

  it.each<[string, Partial<SeenContent>]>([
    ['another channel of the creator', { connectionId: 'other' }],
    ['another platform', { platform: 'youtube', connectionId: null }],
    ['another kind of content', { type: 'VIDEO' }],
  ])('submitted content does not count as found if a channel check found it on or as %s', (_what, change) => {
    expect(isFoundContent({ ...stream, ...change }, agreed)).toBe(false)
    expect(wrong({ ...stream, ...change })).toContain('found')
  })

  it('submitted content counts as found even after the creator disconnects its channel', () => {
    expect(isFoundContent({ ...stream, connectionId: null }, agreed)).toBe(true)
  })

  it('content that was submitted before its agreed day or window has a warning, whether or not it was found', () => {
    const early = at('15T10:00')
    for (const delivery of [dated, range]) {
      expect(wrong(null, { delivery }, early)).toEqual(['found', 'day'])
      expect(wrong({ ...stream, publishedAt: early }, { delivery }, early)).toEqual(['day', 'window'])
      expect(wrong(null, { delivery })).toEqual(['found'])
    }
    expect(wrong(null, { postType: 'SHORTS', delivery: dated }, early)).toEqual(['found', 'day'])
    // A video is submitted as unlisted before its publishing day.
    expect(wrong(null, { postType: 'VIDEO', delivery: dated }, early)).toEqual(['found'])
  })
})
