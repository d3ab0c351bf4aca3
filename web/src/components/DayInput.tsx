import { DateField } from './DateField.tsx'

type Props = {
  label: string
  description?: string
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** A date in the form `2026-11-24`. Empty if no day is chosen. */
  value: string
  onChange: (day: string) => void
  /** Renders the calendar inside its parent. Popovers need this, because they close on outside clicks. */
  isInside?: true
}

export const DayInput = ({ value, onChange, isInside, ...rest }: Props) => (
  <DateField
    {...rest}
    name={rest.label}
    popoverProps={isInside ? { withinPortal: false } : {}}
    value={value === '' ? null : value}
    onChange={(day) => onChange(day ?? '')}
  />
)
