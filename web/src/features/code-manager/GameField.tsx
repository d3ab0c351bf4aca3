import { useQuery } from '@apollo/client/react'
import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { CodeManagerGamesDocument } from './generated/CodeItemsPage.ts'

type Game = { id: string; name: string }
type Props = Pick<SelectProps, 'error'> & {
  known: Game | null
  value: string
  onChange: (id: string) => void
}

/** The game that an item belongs to, found by its name. */
export const GameField = ({ known, value, onChange, error }: Props) => {
  const t = useText()
  const [words, setWords] = useState(known?.name ?? '')
  const [asked] = useDebouncedValue(words, 200)
  const { data, previousData } = useQuery(CodeManagerGamesDocument, { variables: { words: toLike(asked) } })
  const found = (data ?? previousData)?.game ?? []
  const names = new Map([...(known ? [known] : []), ...found].map(({ id, name }) => [id, name]))
  return (
    <Select
      label={t('Game')}
      placeholder={t('Search games')}
      required
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      nothingFoundMessage={t('No game has this name')}
      error={error}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      searchValue={words}
      onSearchChange={setWords}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
