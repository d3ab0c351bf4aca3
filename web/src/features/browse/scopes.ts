import type { ActivationKind, BrowseSort } from '@questboard/domain'
import type { Motif } from '../../components/EmptyPicture.tsx'

export type Scope = {
  readonly kind: Exclude<ActivationKind, 'CREATOR_PROGRAM'>
  readonly title: string
  readonly text: string
  /** The sort orders. The first one is the default. If there is only one, the sort menu is hidden. */
  readonly sorts: readonly [BrowseSort, ...BrowseSort[]]
  readonly empty: { title: string; text: string; next?: { to: string; label: string }; motif: Motif }
}

const toAccess = { to: '/user/creator-access', label: 'View your access' }
const allKeys = { to: '/campaigns/browse', label: 'All key campaigns' }

export const sortNames: Readonly<Record<BrowseSort, string>> = {
  fit: 'Best match',
  popular: 'Most popular',
  recent: 'Recently added',
  upcoming: 'Opening next',
}

const keys = {
  kind: 'KEY',
  text: 'Request a key, make content, and keep the game.',
} as const

export const scopes: Readonly<Record<string, Scope>> = {
  '/campaigns/browse': {
    ...keys,
    title: 'Key campaigns',
    sorts: ['fit', 'popular', 'recent', 'upcoming'],
    empty: {
      title: 'No open key campaigns right now',
      text: 'New Missions appear here as soon as companies publish them.',
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
      text: 'Campaigns appear here, starting with the campaigns that most creators have joined.',
      next: allKeys,
      motif: 'games',
    },
  },
  '/campaigns/browse/recent': {
    ...keys,
    title: 'Recently added',
    sorts: ['recent'],
    empty: {
      title: 'Nothing added recently',
      text: 'New campaigns appear here, newest first.',
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
      text: 'Announced campaigns appear here, in the order they open.',
      next: allKeys,
      motif: 'games',
    },
  },
  '/campaigns/quests/browse': {
    kind: 'QUEST',
    title: 'Browse Quests',
    text: 'Paid sponsorships: you set the amount and make the content.',
    sorts: ['fit', 'popular', 'recent', 'upcoming'],
    empty: {
      title: 'No open Quests for you right now',
      text: 'Once our team has approved you for Quests, they appear here as companies publish them.',
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
      title: 'No open Missions right now',
      text: 'New Missions appear here as soon as companies publish them.',
      next: { to: '/campaigns/browse', label: 'Browse keys' },
      motif: 'board',
    },
  },
}
