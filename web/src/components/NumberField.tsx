import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<
  NumberInputProps,
  'value' | 'onChange' | 'defaultValue' | 'allowedDecimalSeparators' | 'allowLeadingZeros'
> & {
  /** Null: nothing was typed. */
  value: number | null
  onChange: (value: number | null) => void
}

const numberOf = (typed: string | number): number | null => {
  const number = Number(typed)
  return typed === '' || Number.isNaN(number) ? null : number
}

/** A number. What stands in the field stays as it is typed ("0." on the way to 0.5), while it is the number that is held. */
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
