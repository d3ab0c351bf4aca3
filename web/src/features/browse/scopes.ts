import type { ActivationKind, BrowseSort } from '@questboard/domain'
import type { Motif } from '../../components/EmptyPicture.tsx'

/** What one address lists. */
export type Scope = {
  readonly kind: Exclude<ActivationKind, 'CREATOR_PROGRAM'>
  readonly title: string
  readonly text: string
  /** The first is how it is sorted by itself; with one alone there is nothing to choose. */
  readonly sorts: readonly [BrowseSort, ...BrowseSort[]]
  readonly empty: { title: string; text: string; next?: { to: string; label: string }; motif: Motif }
}

const toAccess = { to: '/user/creator-access', label: 'See your access' }
const allKeys = { to: '/campaigns/browse', label: 'All key campaigns' }

export const sortNames: Readonly<Record<BrowseSort, string>> = {
  fit: 'Suits you best',
  popular: 'Most popular',
  recent: 'Recently added',
  upcoming: 'Opens next',
}

const keys = {
  kind: 'KEY',
  text: 'Ask for a key, make content, and keep the game.',
} as const

export const scopes: Readonly<Record<string, Scope>> = {
  '/campaigns/browse': {
    ...keys,
    title: 'Key campaigns',
    sorts: ['fit', 'popular', 'recent', 'upcoming'],
    empty: {
      title: 'No key campaign is open now',
      text: 'They show here as soon as companies publish them.',
      next: { to: '/missions', label: 'Browse Missions' },
      motif: 'games',
    },
  },
  '/campaigns/browse/popular': {
    ...keys,
    title: 'Popular',
    sorts: ['popular'],
    empty: {
      title: 'Nothing is popular yet',
      text: 'Campaigns show here, those that most creators take part in on top.',
      next: allKeys,
      motif: 'games',
    },
  },
  '/campaigns/browse/recent': {
    ...keys,
    title: 'Recently added',
    sorts: ['recent'],
    empty: {
      title: 'Nothing was added lately',
      text: 'What companies publish shows here, the newest first.',
      next: allKeys,
      motif: 'games',
    },
  },
  '/campaigns/browse/upcoming': {
    ...keys,
    title: 'Upcoming',
    sorts: ['upcoming'],
    empty: {
      title: 'Nothing opens soon',
      text: 'Campaigns that are announced show here, what opens next on top.',
      next: allKeys,
      motif: 'games',
    },
  },
  '/campaigns/quests/browse': {
    kind: 'QUEST',
    title: 'Browse Quests',
    text: 'Paid sponsorships: you name the amount and make the content.',
    sorts: ['fit', 'popular', 'recent', 'upcoming'],
    empty: {
      title: 'No Quest is open to you now',
      text: 'Quests show here as companies publish them, once our team has approved you for Quests.',
      next: toAccess,
      motif: 'offers',
    },
  },
  '/missions': {
    kind: 'MISSION',
    title: 'Missions',
    text: 'Reach a goal with your content and claim the reward.',
    sorts: ['fit', 'popular', 'recent', 'upcoming'],
    empty: {
      title: 'No Mission is open now',
      text: 'They show here as soon as companies publish them.',
      next: { to: '/campaigns/browse', label: 'Browse keys' },
      motif: 'board',
    },
  },
}
