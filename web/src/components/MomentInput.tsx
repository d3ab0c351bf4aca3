import { Group, Input } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../lib/text.ts'
import { homeZone, momentOf, wallTimeAt, zoneName } from '../lib/zones.ts'
import { DateField } from './DateField.tsx'
import { TimeInput } from './TimeInput.tsx'

type Props = {
  label: string
  description?: string
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** A time in ISO format. Empty if no time is chosen. */
  value: string
  onChange: (moment: string) => void
  /** The time zone of the input, shown next to the fields. */
  zone?: string
  /** The time of day that is filled in at first. */
  firstTime?: string
}

/** A date and a time in a named time zone. */
export const MomentInput = ({
  label,
  description,
  error,
  required,
  disabled,
  value,
  onChange,
  zone = homeZone,
  firstTime = '12:00',
}: Props) => {
  const t = useText()
  const id = useId()
  const wall = wallTimeAt(value, zone)
  const named = zoneName(zone, wall ? new Date(value) : new Date())
  const invalid = { error: Boolean(error), 'aria-describedby': `${id}-error ${id}-zone`, disabled }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
      errorProps={{ id: `${id}-error` }}
      withAsterisk={required}
    >
      <Group role="group" aria-labelledby={id} gap="xs" wrap="nowrap">
        <DateField
          {...invalid}
          flex={1}
          miw={0}
          name={label}
          aria-label={t('{field}: day', { field: label })}
          value={wall?.day ?? null}
          onChange={(day) => onChange(day ? momentOf({ day, time: wall?.time ?? firstTime }, zone) : '')}
        />
        <TimeInput
          {...invalid}
          w={120}
          aria-label={t('{field}: time', { field: label })}
          value={wall?.time ?? ''}
          disabled={disabled || wall === null}
          onChange={(time) => wall && onChange(momentOf({ day: wall.day, time }, zone))}
        />
      </Group>
      <Input.Description id={`${id}-zone`} mt={4}>
        {t('Time in {zone}', { zone: named })}
      </Input.Description>
    </Input.Wrapper>
  )
}
