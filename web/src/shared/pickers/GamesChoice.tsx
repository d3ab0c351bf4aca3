import { useQuery } from '@apollo/client/react'
import { Button, Group, MultiSelect, type MultiSelectProps, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { openImportGame } from '../game-import/openImportGame.tsx'
import { GameChoiceDocument } from './generated/GameChoice.ts'

type Props = Pick<MultiSelectProps, 'error' | 'description' | 'required' | 'maxValues'> & {
  /** The saved games, so that their names can be shown before a search. */
  known: readonly { id: string; name: string }[]
  value: string[]
  /** Games that the user cannot remove. */
  kept?: readonly string[]
  onChange: (ids: string[]) => void
}

/** Lets the user select games by name. Games stay in the order in which the user chose them. */
export const GamesChoice = ({ known, value, kept = [], onChange, maxValues, ...field }: Props) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, 200)
  const query = useQuery(GameChoiceDocument, {
    variables: { words: toLike(asked), chosen: value },
  })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  const { game: found = [], chosen = [] } = data ?? previousData ?? {}
  const names = new Map([...known, ...chosen, ...found].map(({ id, name }) => [id, name]))
  const isFull = maxValues !== undefined && value.length >= maxValues
  const choose = (ids: string[]) =>
    onChange([
      ...value.filter((id) => kept.includes(id) || ids.includes(id)),
      ...ids.filter((id) => !value.includes(id)),
    ])
  return (
    <Stack gap={4}>
      <MultiSelect
        {...field}
        error={field.error ?? problem}
        {...(maxValues && { maxValues })}
        label={t('Games')}
        placeholder={value.length === 0 ? t('Search games') : undefined}
        searchable
        clearable
        hidePickedOptions
        selectFirstOptionOnChange
        clearButtonProps={{ 'aria-label': t('Clear') }}
        nothingFoundMessage={t('No game with this name')}
        data={[...names].map(([id, label]) => ({ value: id, label, disabled: kept.includes(id) }))}
        searchValue={words}
        onSearchChange={setWords}
        value={value}
        onChange={choose}
      />
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          disabled={isFull}
          onClick={() => openImportGame(({ id }) => onChange([...value, id]))}
        >
          {t('Not listed? Search the full game catalog')}
        </Button>
        {maxValues && (
          <Text component="span" size="sm" c="dimmed" role="status">
            {t('{count}/{most} games', { count: value.length, most: maxValues })}
          </Text>
        )}
      </Group>
    </Stack>
  )
}
