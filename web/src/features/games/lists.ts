import type { GamesPageQueryVariables } from './generated/GamesPage.ts'

type List = {
  title: string
  where: (today: string) => GamesPageQueryVariables['where']
  order: GamesPageQueryVariables['order']
}

const overview: List = { title: 'Games', where: () => ({}), order: [{ anticipation: 'desc' }, { id: 'asc' }] }

/** The lists of games by URL (rules §2). */
const lists: Record<string, List> = {
  'new-game-releases': {
    title: 'New releases',
    where: (today) => ({ released_on: { _lte: today } }),
    order: [{ released_on: 'desc' }, { id: 'asc' }],
  },
  'anticipated-games': {
    title: 'Anticipated games',
    where: (today) => ({ _or: [{ released_on: { _gt: today } }, { released_on: { _is_null: true } }] }),
    order: [{ anticipation: 'desc' }, { id: 'asc' }],
  },
  'upcoming-games': {
    title: 'Upcoming games',
    where: (today) => ({ released_on: { _gt: today } }),
    order: [{ released_on: 'asc' }, { id: 'asc' }],
  },
}

export const listOf = (pathname: string): List => lists[pathname.split('/')[2] ?? ''] ?? overview
