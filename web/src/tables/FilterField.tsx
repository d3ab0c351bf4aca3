import { Group } from '@mantine/core'
import { DayInput } from '../components/DayInput.tsx'
import { NumberField } from '../components/NumberField.tsx'
import { useText } from '../lib/text.ts'
import { type Filter, readChoice, readDays, readRange, writeEnds } from './filters.ts'
import { TickLine } from './Tick.tsx'
import classes from './Toolbar.module.css'

type Props<Where> = { filter: Filter<Where>; written: string; onChange: (written: string) => void }

const ChoiceField = <Where,>({
  filter,
  written,
  onChange,
}: Props<Where> & { filter: Extract<Filter<Where>, { kind: 'choice' }> }) => {
  const t = useText()
  const chosen = readChoice(filter.choices, written)
  const turn = (value: string) =>
    onChange((chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]).join(','))
  return (
    <fieldset className={classes.choices}>
      <legend>{t(filter.title)}</legend>
      {filter.choices.map(({ value, label }) => (
        <TickLine key={value} text={t(label)} checked={chosen.includes(value)} onChange={() => turn(value)} />
      ))}
    </fieldset>
  )
}

const RangeField = <Where,>({
  filter,
  written,
  onChange,
}: Props<Where> & { filter: Extract<Filter<Where>, { kind: 'range' }> }) => {
  const t = useText()
  const range = readRange(written)
  const isMoney = filter.unit === 'dollars'
  const common = {
    min: 0,
    hideControls: true,
    allowDecimal: isMoney,
    decimalScale: 2,
    prefix: isMoney ? '$' : '',
  }
  return (
    <Group grow gap="xs" wrap="nowrap">
      <NumberField
        {...common}
        label={t('{what}: minimum', { what: t(filter.title) })}
        value={range.from}
        onChange={(from) => onChange(writeEnds({ ...range, from }))}
      />
      <NumberField
        {...common}
        label={t('{what}: maximum', { what: t(filter.title) })}
        value={range.to}
        onChange={(to) => onChange(writeEnds({ ...range, to }))}
      />
    </Group>
  )
}

const DaysField = <Where,>({
  filter,
  written,
  onChange,
}: Props<Where> & { filter: Extract<Filter<Where>, { kind: 'days' }> }) => {
  const t = useText()
  const days = readDays(written)
  return (
    <Group grow gap="xs" wrap="nowrap">
      <DayInput
        isInside
        label={t('{what}: first day', { what: t(filter.title) })}
        value={days.from ?? ''}
        onChange={(from) => onChange(writeEnds({ ...days, from: from || null }))}
      />
      <DayInput
        isInside
        label={t('{what}: last day', { what: t(filter.title) })}
        value={days.to ?? ''}
        onChange={(to) => onChange(writeEnds({ ...days, to: to || null }))}
      />
    </Group>
  )
}

export const FilterField = <Where,>({ filter, ...rest }: Props<Where>) => {
  if (filter.kind === 'choice') return <ChoiceField filter={filter} {...rest} />
  if (filter.kind === 'range') return <RangeField filter={filter} {...rest} />
  return <DaysField filter={filter} {...rest} />
}
