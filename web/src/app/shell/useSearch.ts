import { useQuery } from '@apollo/client/react'
import { useDebouncedValue } from '@mantine/hooks'
import type { SessionUser, UserType } from '../../lib/session.ts'
import { toLike } from '../../lib/toLike.ts'
import { begunFirst, type Found, foundOfCompany, foundOfCreator } from './foundOwn.ts'
import {
  PaletteMarketDocument,
  type PaletteMarketQuery,
  PaletteOfCompanyDocument,
  PaletteOfCreatorDocument,
} from './generated/useSearch.ts'

export type { Found }

const inMarket = ({ game, company, creator_page }: PaletteMarketQuery): Found[] => [
  ...game.map(({ id, name }) => ({ to: `/games/${id}`, label: name, kind: 'Game' })),
  ...company.map(({ id, name }) => ({ to: `/company/${id}`, label: name, kind: 'Company' })),
  ...creator_page.map(({ slug, title }) => ({ to: `/${slug}`, label: title, kind: 'Creator page' })),
]

const searched: Readonly<Record<UserType, string>> = {
  Company:
    'We searched Questboard’s pages, your activations and their creators, your creator lists, games, companies and creator pages.',
  Creator:
    'We searched Questboard’s pages, your deals, open activations, games, companies and creator pages.',
  User: 'We searched Questboard’s pages, games, companies and creator pages.',
}

export const searchedFor = (user: SessionUser | null): string => searched[user?.userType ?? 'User']

/** Finds items by name: the user's own items, and the games, companies and creator pages that the user can see. */
export const useSearch = (
  user: SessionUser | null,
  query: string,
): { own: Found[]; found: Found[]; searching: boolean } => {
  const [settled] = useDebouncedValue(query.trim(), 200)
  const skip = settled.length < 2
  const like = toLike(settled)
  const companyId = user?.userType === 'Company' ? (user.company?.id ?? '') : ''
  const market = useQuery(PaletteMarketDocument, { variables: { like }, skip })
  const company = useQuery(PaletteOfCompanyDocument, {
    variables: { companyId, like, likeOfList: like },
    skip: skip || companyId === '',
  })
  const creator = useQuery(PaletteOfCreatorDocument, {
    variables: { like },
    skip: skip || user?.userType !== 'Creator',
  })
  const own = [
    ...(company.data ? foundOfCompany(company.data) : []),
    ...(creator.data ? foundOfCreator(creator.data) : []),
  ]
  return {
    own: skip ? [] : begunFirst(settled, own),
    found: skip || !market.data ? [] : begunFirst(settled, inMarket(market.data)),
    searching: market.loading || company.loading || creator.loading || settled !== query.trim(),
  }
}
