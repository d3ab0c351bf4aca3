import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { readTime } from '../lib/timeField.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  /** A time such as `16:14`. Empty if no time is chosen. */
  value: string
  onChange: (time: string) => void
}

/** A time field in the format of all our texts. The browser's own field would show 4:14 PM to most readers. */
export const TimeInput = ({ value, onChange, ...field }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const time = readTime(text)
    if (time !== null) onChange(time)
  }
  return (
    <TextInput
      {...field}
      autoComplete="off"
      placeholder="16:14"
      maxLength={10}
      value={typed ?? value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
