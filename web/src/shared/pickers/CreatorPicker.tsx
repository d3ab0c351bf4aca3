import { useQuery } from '@apollo/client/react'
import { Avatar, Group, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { CreatorPickerDocument } from './generated/creatorPicker.ts'

type Person = { readonly value: string; readonly label: string; readonly picture: string | null }

/** Finds creators by name. The selected creator stays in the options during later searches. */
const useFound = (words: string, chosen: Person | null) => {
  const [asked] = useDebouncedValue(words, 200)
  const query = useQuery(CreatorPickerDocument, { variables: { words: toLike(asked) } })
  const { data, previousData } = query
  const problem = useLoadProblem(query)
  const found = ((data ?? previousData)?.creator ?? []).flatMap(({ id: value, profile }) =>
    profile?.display_name ? { value, label: profile.display_name, picture: profile.picture_url ?? null } : [],
  )
  const people: readonly Person[] =
    chosen && found.every(({ value }) => value !== chosen.value) ? [chosen, ...found] : found
  return { people, problem }
}

type Props = {
  label: string
  value: string
  error?: string | undefined
  onChange: (creatorId: string) => void
}

export const CreatorPicker = ({ label, value, error, onChange }: Props) => {
  const t = useText()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Person | null>(null)
  const { people, problem } = useFound(words, chosen)
  const personOf = (id: string): Person | null => people.find((one) => one.value === id) ?? null
  return (
    <Select
      label={t(label)}
      placeholder={t('Search creators')}
      required
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      nothingFoundMessage={t('No creator with this name')}
      data={people.map(({ value: id, label: name }) => ({ value: id, label: name }))}
      renderOption={({ option }) => (
        <Group gap="xs">
          <Avatar
            src={personOf(option.value)?.picture ?? null}
            name={option.label}
            size={24}
            color="accent"
            alt=""
          />
          {option.label}
        </Group>
      )}
      searchValue={words}
      onSearchChange={setWords}
      value={value || null}
      error={error ?? problem}
      onChange={(id) => {
        setChosen(personOf(id ?? ''))
        onChange(id ?? '')
      }}
    />
  )
}
