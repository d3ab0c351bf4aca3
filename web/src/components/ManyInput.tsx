import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '../lib/text.ts'

/** One that may be chosen; those of a group stand below its name. */
export type Choice = { readonly value: string; readonly label: string; readonly group?: string }

type Props = Pick<MultiSelectProps, 'label' | 'description' | 'error' | 'required' | 'maxValues'> & {
  choices: readonly Choice[]
  value: string[]
  onChange: (value: string[]) => void
  /** What it says while nothing is chosen: "Any country". */
  none: string
}

const grouped = (choices: readonly Choice[]) => {
  const groups = Map.groupBy(choices, ({ group }) => group ?? '')
  const plain = ({ value, label }: Choice) => ({ value, label })
  if (groups.size <= 1) return choices.map(plain)
  return [...groups].map(([group, items]) => ({ group, items: items.map(plain) }))
}

/** Any of many: tags, platforms, countries, languages. Found by typing. */
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
