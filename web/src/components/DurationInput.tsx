import { Group, Input } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../lib/text.ts'
import { NumberField } from './NumberField.tsx'

type Props = {
  label: string
  description?: string
  error?: string | undefined
  required?: boolean
  /** The duration in minutes. Null if the field is empty. */
  value: number | null
  onChange: (minutes: number | null) => void
}

export const DurationInput = ({ label, description, error, required, value, onChange }: Props) => {
  const t = useText()
  const id = useId()
  const hours = value === null ? null : Math.floor(value / 60)
  const minutes = value === null ? null : value % 60
  const change = (inHours: number | null, inMinutes: number | null) =>
    onChange(inHours === null && inMinutes === null ? null : (inHours ?? 0) * 60 + (inMinutes ?? 0))
  const common = { allowNegative: false, allowDecimal: false, min: 0, w: 120, error: Boolean(error) }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
      withAsterisk={required}
    >
      <Group role="group" aria-labelledby={id} gap="xs">
        <NumberField
          {...common}
          aria-label={t('{field}: hours', { field: label })}
          suffix="h"
          max={99}
          value={hours}
          onChange={(typed) => change(typed, minutes)}
        />
        <NumberField
          {...common}
          aria-label={t('{field}: minutes', { field: label })}
          suffix="m"
          step={5}
          max={59}
          value={minutes}
          onChange={(typed) => change(hours, typed)}
        />
      </Group>
    </Input.Wrapper>
  )
}
