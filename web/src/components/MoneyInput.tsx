import { TextInput, type TextInputProps } from '@mantine/core'
import { formatMoney, parseMoney } from '@questboard/domain'
import { useState } from 'react'
import { useText } from '../lib/text.ts'

type Props = Pick<
  TextInputProps,
  'label' | 'description' | 'placeholder' | 'error' | 'required' | 'disabled'
> & {
  /** The amount in US cents. Null if empty. NaN if invalid, which no form submits. */
  value: number | null
  onChange: (cents: number | null) => void
}

const read = (text: string): number | null => (text.trim() === '' ? null : (parseMoney(text) ?? Number.NaN))

/**
 * An amount in US dollars. The text stays as typed while the user types, and is formatted when the field loses focus.
 */
export const MoneyInput = ({ value, onChange, error, ...field }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const isUnreadable = Number.isNaN(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(read(text))
  }
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      error={isUnreadable ? t('Enter an amount, for example 1,250.50.') : error}
      value={Object.is(read(typed), value) ? typed : value === null || isUnreadable ? '' : formatMoney(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped((text) => (Number.isNaN(read(text)) ? text : ''))}
    />
  )
}
