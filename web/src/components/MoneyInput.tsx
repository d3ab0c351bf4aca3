import { TextInput, type TextInputProps } from '@mantine/core'
import { formatMoney, parseMoney } from '@questboard/domain'
import { useState } from 'react'
import { useText } from '../lib/text.ts'

type Props = Pick<
  TextInputProps,
  'label' | 'description' | 'placeholder' | 'error' | 'required' | 'disabled'
> & {
  /** In US cents; null: nothing was typed that is an amount. */
  value: number | null
  onChange: (cents: number | null) => void
}

/** An amount in US dollars: as it is typed while it is typed, in the product's form once the field is left. */
export const MoneyInput = ({ value, onChange, error, ...field }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const isUnreadable = typed.trim() !== '' && parseMoney(typed) === null
  const change = (text: string) => {
    setTyped(text)
    onChange(parseMoney(text))
  }
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      error={isUnreadable && value === null ? t('Please write an amount such as 1,250.50.') : error}
      value={parseMoney(typed) === value ? typed : value === null ? '' : formatMoney(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped((text) => (parseMoney(text) === null ? text : ''))}
    />
  )
}
