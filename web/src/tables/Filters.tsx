import { Button, Popover, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCents, formatCount, formatDay } from '../lib/format.ts'
import { type ToText, useText } from '../lib/text.ts'
import { FilterField } from './FilterField.tsx'
import { type Filter, readChoice, readDays, readRange, shapeOf } from './filters.ts'
import classes from './Toolbar.module.css'
import type { View } from './view.ts'

type Props<Where> = {
  filters: readonly Filter<Where>[]
  chosen: View['filters']
  onChange: (chosen: View['filters']) => void
}

/** The selected values of a filter as readable text. */
export const choiceInWords = (t: ToText, filter: Filter<unknown>, written: string): string => {
  if (filter.kind === 'choice')
    return readChoice(filter.choices, written)
      .map((value) => t(filter.choices.find((choice) => choice.value === value)?.label ?? value))
      .join(', ')
  if (filter.kind === 'days') {
    const days = readDays(written)
    return t(shapeOf(days), { from: formatDay(days.from), to: formatDay(days.to) })
  }
  const range = readRange(written)
  const say = (end: number | null) =>
    filter.unit === 'dollars' ? formatCents((end ?? 0) * 100) : formatCount(end ?? 0)
  return t(shapeOf(range), { from: say(range.from), to: say(range.to) })
}

const withFilter = (chosen: View['filters'], id: string, written: string): View['filters'] => {
  const { [id]: _before, ...others } = chosen
  return written === '' ? others : { ...others, [id]: written }
}

export const Filters = <Where,>({ filters, chosen, onChange }: Props<Where>) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width="20rem" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.drop} aria-label={t('Filters')}>
        <Stack>
          {filters.map((filter) => (
            <FilterField
              key={filter.id}
              filter={filter}
              written={chosen[filter.id] ?? ''}
              onChange={(written) => onChange(withFilter(chosen, filter.id, written))}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

export const FilterChips = <Where,>({ filters, chosen, onChange }: Props<Where>) => {
  const t = useText()
  return filters
    .filter(({ id }) => chosen[id] !== undefined)
    .map((filter) => (
      <button
        key={filter.id}
        type="button"
        className={classes.chip}
        aria-label={t('Remove the filter {filter}', { filter: t(filter.title) })}
        onClick={() => onChange(withFilter(chosen, filter.id, ''))}
      >
        <span className={classes.chipTitle}>{t(filter.title)}</span>
        <span className={classes.chipWords}>{choiceInWords(t, filter, chosen[filter.id] ?? '')}</span>
        <span aria-hidden>×</span>
      </button>
    ))
}
