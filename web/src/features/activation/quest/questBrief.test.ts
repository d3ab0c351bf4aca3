import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { ToText } from '../../../lib/text.ts'
import { kitWords, linkWords, questTerms } from './questBrief.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const activation = {
  id: 'a',
  start_date: '2026-11-20T08:00:00Z',
  end_date: '2026-12-20T08:00:00Z',
  embargo_at: null,
  embargo_time_zone: null,
  kit_contents: null,
}
const quest = {
  id: 'a',
  delivery_type: 'open' as const,
  specific_date: null,
  publish_from: null,
  publish_until: null,
  auto_approve_days: 5,
  grace_days: 0,
  deliverables: [],
  talking_points: [],
  call_to_action: '',
  target_url: null,
  track_clicks: false,
  post_types: ['VIDEO', 'STREAM'],
  kit_codes: 2,
}
const empty = { items: [], images: 0, videos: 0, links: 0, archive: false, instructions: false }

describe('describing the terms of a quest to creators', () => {
  it('quest terms name the delivery, the kinds of content and the review days', () => {
    const terms = new Map(questTerms(t, activation, quest, true))
    expect(terms.get('Delivery')).toBe('Open: Within 10 days of payment')
    expect(terms.get('Kinds of content')).toBe('Stream, Video')
    expect(terms.get('Review')).toBe('Within 5 days')
    expect(terms.get('Embargo ends')).toBe('')
    expect(terms.get('Open to offers')).toMatch(/^Nov 20, 2026.* to Dec 20, 2026/)
  })

  it('quest terms do not mention opening times if the quest takes no more offers', () => {
    expect(new Map(questTerms(t, activation, quest, false)).get('Open to offers')).toBe('')
  })

  it('quest terms show the publishing window, and the embargo in its own time zone', () => {
    const terms = new Map(
      questTerms(
        t,
        { ...activation, embargo_at: '2026-12-01T20:00:00Z', embargo_time_zone: 'America/New_York' },
        {
          ...quest,
          delivery_type: 'date_range',
          publish_from: '2026-12-02T09:00:00Z',
          publish_until: '2026-12-09T09:00:00Z',
        },
        true,
      ),
    )
    expect(terms.get('Delivery')).toMatch(/^Date range: Dec 2, 2026.* to Dec 9, 2026/)
    expect(terms.get('Embargo ends')).toMatch(/^2026-12-01 15:00, /)
  })
})

describe("describing the contents of a quest's creator kit", () => {
  it('the description of a creator kit names the codes and counts the other contents', () => {
    expect(
      kitWords(
        t,
        {
          ...empty,
          items: [
            { name: 'Night Market', type: 'game' },
            { name: 'Lanterns', type: 'DLC' },
          ],
          images: 3,
          archive: true,
        },
        2,
      ),
    ).toEqual(['2 codes for Night Market (Game) or Lanterns (DLC)', '3 pictures', 'An archive of files'])
  })

  it('there is no description of a creator kit that is empty, has no codes or could not be loaded', () => {
    expect(kitWords(t, empty, 2)).toEqual([])
    expect(kitWords(t, { ...empty, items: [{ name: 'Night Market', type: 'game' }] }, 0)).toEqual([])
    expect(kitWords(t, null, 2)).toEqual([])
  })
})

it("the text about a quest's link says whether clicks are tracked for each creator", () => {
  expect(linkWords(t, quest)).toBe('')
  const leading = { ...quest, target_url: 'https://night.example' }
  expect(linkWords(t, leading)).toBe('Your link opens https://night.example. Clicks aren’t tracked.')
  expect(linkWords(t, { ...leading, track_clicks: true })).toMatch(/^You get your own link/)
})
