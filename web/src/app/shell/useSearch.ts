import { useQuery } from '@apollo/client/react'
import { useDebouncedValue } from '@mantine/hooks'
import { toLike } from '../../lib/toLike.ts'
import { PaletteSearchDocument } from './generated/useSearch.ts'

export type Found = { to: string; label: string; kind: string }

/** Games, companies and creator pages by name, as far as this person may see them. */
export const useSearch = (query: string): { found: Found[]; searching: boolean } => {
  const [settled] = useDebouncedValue(query.trim(), 200)
  const { data, loading } = useQuery(PaletteSearchDocument, {
    variables: { like: toLike(settled) },
    skip: settled.length < 2,
  })
  const games = data?.game.map(({ id, name }) => ({ to: `/games/${id}`, label: name, kind: 'Game' }))
  const companies = data?.company.map(({ id, name }) => ({
    to: `/company/${id}`,
    label: name,
    kind: 'Company',
  }))
  const pages = data?.creator_page.map(({ slug, title }) => ({
    to: `/${slug}`,
    label: title,
    kind: 'Creator page',
  }))
  const found = [games, companies, pages].flatMap((rows) => rows ?? [])
  return {
    found: settled.length < 2 ? [] : found,
    searching: loading || settled !== query.trim(),
  }
}
