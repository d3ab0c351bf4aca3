import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '../lib/text.ts'

/** An option. Options with a group appear below the group's name. */
export type Choice = { readonly value: string; readonly label: string; readonly group?: string }

type Props = Pick<MultiSelectProps, 'label' | 'description' | 'error' | 'required' | 'maxValues'> & {
  choices: readonly Choice[]
  value: string[]
  onChange: (value: string[]) => void
  /** The placeholder while nothing is chosen, such as "Any country". */
  none: string
}

const grouped = (choices: readonly Choice[]) => {
  const groups = Map.groupBy(choices, ({ group }) => group ?? '')
  const plain = ({ value, label }: Choice) => ({ value, label })
  if (groups.size <= 1) return choices.map(plain)
  return [...groups].map(([group, items]) => ({ group, items: items.map(plain) }))
}

/** Multiple choice with search, for long lists such as tags, platforms, countries and languages. */
export const ManyInput = ({ choices, value, onChange, none, ...field }: Props) => {
  const t = useText()
  const data = useMemo(() => grouped(choices), [choices])
  return (
    <MultiSelect
      {...field}
      searchable
      clearable
      hidePickedOptions
      selectFirstOptionOnChange
      clearButtonProps={{ 'aria-label': t('Clear') }}
      nothingFoundMessage={t('Nothing found')}
      limit={100}
      data={data}
      value={value}
      onChange={onChange}
      placeholder={value.length === 0 ? none : undefined}
    />
  )
}
