import { useQuery } from '@apollo/client/react'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { GamesPickerDocument } from './generated/GamesPicker.ts'

export type PickedGame = { id: string; name: string }

type Props = { value: PickedGame[]; onChange: (games: PickedGame[]) => void }

/** Searches games by name. Selected games stay in the list during later searches. */
export const GamesPicker = ({ value, onChange }: Props) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, 200)
  const query = useQuery(GamesPickerDocument, { variables: { words: toLike(asked) } })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  const found = (data ?? previousData)?.game ?? []
  const known = new Map([...value, ...found].map(({ id, name }) => [id, name]))
  return (
    <MultiSelect
      label={t('Games you play')}
      error={problem}
      placeholder={value.length === 0 ? t('Search games') : undefined}
      maw={460}
      searchable
      clearable
      nothingFoundMessage={t('No game with this name')}
      data={[...known].map(([id, label]) => ({ value: id, label }))}
      searchValue={words}
      onSearchChange={setWords}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(ids.map((id) => ({ id, name: known.get(id) ?? '' })))}
    />
  )
}
