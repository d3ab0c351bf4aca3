import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<
  NumberInputProps,
  'value' | 'onChange' | 'defaultValue' | 'allowedDecimalSeparators' | 'allowLeadingZeros'
> & {
  /** The number. Null if the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
}

const numberOf = (typed: string | number): number | null => {
  const number = Number(typed)
  return typed === '' || Number.isNaN(number) ? null : number
}

/** A number field that keeps the typed text, such as "0." before 0.5, while the form contains the number. */
export const NumberField = ({ value, onChange, ...field }: Props) => {
  const [typed, setTyped] = useState<string | number>('')
  const change = (now: string | number) => {
    setTyped(now)
    onChange(numberOf(now))
  }
  return (
    <NumberInput
      {...field}
      allowedDecimalSeparators={['.']}
      allowLeadingZeros={false}
      value={numberOf(typed) === value ? typed : (value ?? '')}
      onChange={change}
    />
  )
}
