import { useQuery } from '@apollo/client/react'
import { Button, Group, Select, type SelectProps, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { openImportGame } from '../game-import/openImportGame.tsx'
import { GameChoiceDocument } from './generated/GameChoice.ts'

type Game = { id: string; name: string }
type Props = Pick<SelectProps, 'error' | 'description' | 'required'> & {
  /** The saved game, so that its name can be shown before a search. */
  known: Game | null
  value: string | null
  onChange: (id: string | null) => void
}

export const GameChoice = ({ known, value, onChange, required = false, ...field }: Props) => {
  const t = useText()
  const [words, setWords] = useState(known?.name ?? '')
  const [asked] = useDebouncedValue(words, 200)
  const query = useQuery(GameChoiceDocument, {
    variables: { words: toLike(asked), chosen: value === null ? [] : [value] },
  })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  const { game: found = [], chosen = [] } = data ?? previousData ?? {}
  const names = new Map([...(known ? [known] : []), ...chosen, ...found].map(({ id, name }) => [id, name]))
  return (
    <Stack gap={4}>
      <Select
        {...field}
        error={field.error ?? problem}
        required={required}
        label={t('Game')}
        placeholder={t('Search games')}
        searchable
        selectFirstOptionOnChange
        clearable={!required}
        allowDeselect={!required}
        clearButtonProps={{ 'aria-label': t('Clear') }}
        nothingFoundMessage={t('No game with this name')}
        data={[...names].map(([id, label]) => ({ value: id, label }))}
        searchValue={words}
        onSearchChange={setWords}
        value={value}
        onChange={onChange}
      />
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          onClick={() => openImportGame(({ id }) => onChange(id))}
        >
          {t('Not listed? Search the full game catalog')}
        </Button>
      </Group>
    </Stack>
  )
}
