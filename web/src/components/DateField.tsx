import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { type KeyboardEvent, useState } from 'react'
import { dayField } from '../lib/dayField.ts'
import { useText } from '../lib/text.ts'

type Props = Omit<DateInputProps, 'label' | 'value' | 'onChange'> & {
  /** The field's name, which is part of the accessible name of its clear button. */
  name: string
  label?: string
  value: string | null
  onChange: (day: string | null) => void
}

const openers: readonly string[] = ['ArrowDown', 'ArrowUp']

/**
 * A text field for a date with a calendar. Focus does not open the calendar, because a form moves the focus to its first
 * invalid field, and the calendar would cover the messages.
 */
export const DateField = ({ name, disabled, popoverProps, ...rest }: Props) => {
  const t = useText()
  const [isUsed, setIsUsed] = useState(false)
  const use = () => setIsUsed(true)
  return (
    <DateInput
      {...rest}
      {...dayField}
      clearable
      disabled={disabled}
      placeholder={t('Dec 3, 2026')}
      clearButtonProps={{ 'aria-label': t('Clear {field}', { field: name }) }}
      popoverProps={{ ...popoverProps, disabled: disabled === true || !isUsed }}
      onClick={use}
      onInput={use}
      onKeyDown={({ key }: KeyboardEvent) => openers.includes(key) && use()}
      onBlur={() => setIsUsed(false)}
    />
  )
}
