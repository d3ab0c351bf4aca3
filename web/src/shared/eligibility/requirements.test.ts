import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { type Requirement, requirementWords } from './requirements.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const everyone: Requirement = {
  allow_all_creators: false,
  twitch_followers: null,
  twitch_average_ccv: null,
  youtube_subscribers: null,
  youtube_average_video_views: null,
  youtube_average_short_views: null,
  tiktok_followers: null,
  tiktok_average_short_views: null,
  countries: [],
  continents: [],
  languages: [],
  has_creator_lists: false,
  program_id: null,
  completed_mission_ids: [],
  activations_required: null,
}

it('`requirementWords` returns no sentences if everyone can join', () => {
  expect(requirementWords(t, everyone)).toEqual([])
  expect(requirementWords(t, null)).toEqual([])
})

it('each requirement is a sentence, which says so if one of several platforms is enough', () => {
  expect(
    requirementWords(t, {
      ...everyone,
      twitch_followers: 1000,
      tiktok_followers: 250,
      countries: ['SE', 'NO'],
      continents: ['EU'],
      languages: ['sv'],
      activations_required: 2,
      has_creator_lists: true,
      program_id: 'p',
      completed_mission_ids: ['m'],
    }),
  ).toEqual([
    'Twitch followers: 1,000 or more',
    'TikTok followers: 250 or more',
    'You need to meet the numbers on only one of these platforms',
    'From Europe, Sweden or Norway',
    'Content in Swedish',
    'Completed activations: 2 or more',
    'Creators on one of the company’s lists',
    'Members of the company’s Creator Program',
    'Creators who completed one of the company’s other Missions',
  ])
})

it('if all creators are allowed, follower requirements are hidden, but country and language are still shown', () => {
  const requirement = { ...everyone, allow_all_creators: true, twitch_followers: 1000, languages: ['en'] }
  expect(requirementWords(t, requirement)).toEqual(['Content in English'])
})

it('a mission that requires a list, a membership or other missions says so even if the details cannot be read', () => {
  expect(requirementWords(t, null, 'creator_lists')).toEqual(['Creators on one of the company’s lists'])
  expect(requirementWords(t, everyone, 'program_members')).toEqual([
    'Members of the company’s Creator Program',
  ])
  expect(requirementWords(t, null, 'sequential')).toEqual([
    'Creators who completed one of the company’s other Missions',
  ])
})
