import { TextInput, type TextInputProps } from '@mantine/core'
import { formatMoney, parseMoney } from '@questboard/domain'
import { useState } from 'react'
import { useText } from '../lib/text.ts'

type Props = Pick<
  TextInputProps,
  'label' | 'description' | 'placeholder' | 'error' | 'required' | 'disabled'
> & {
  /** In US cents; null: nothing was typed; NaN: what was typed is no amount, which no form sends. */
  value: number | null
  onChange: (cents: number | null) => void
}

const read = (text: string): number | null => (text.trim() === '' ? null : (parseMoney(text) ?? Number.NaN))

/** An amount in US dollars: as it is typed while it is typed, in the product's form once the field is left. */
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
      error={isUnreadable ? t('Please write an amount such as 1,250.50.') : error}
      value={Object.is(read(typed), value) ? typed : value === null || isUnreadable ? '' : formatMoney(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped((text) => (Number.isNaN(read(text)) ? text : ''))}
    />
  )
}
