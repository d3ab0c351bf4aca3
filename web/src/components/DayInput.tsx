import '@mantine/dates/styles.layer.css'
import { DateInput } from '@mantine/dates'
import { dayField } from '../lib/dayField.ts'
import { useText } from '../lib/text.ts'

type Props = {
  label: string
  description?: string
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** A date in the form `2026-11-24`. Empty if no day is chosen. */
  value: string
  onChange: (day: string) => void
  /** Renders the calendar inside its parent. Use it in popovers, which close on outside clicks. */
  isInside?: true
}

export const DayInput = ({ value, onChange, isInside, ...rest }: Props) => {
  const t = useText()
  return (
    <DateInput
      {...rest}
      clearable
      {...dayField}
      placeholder={t('Dec 3, 2026')}
      popoverProps={isInside ? { withinPortal: false } : {}}
      clearButtonProps={{ 'aria-label': t('Clear {field}', { field: rest.label }) }}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
    />
  )
}
