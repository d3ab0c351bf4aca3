import { NumberInput, type NumberInputProps } from '@mantine/core'

type Props = Pick<
  NumberInputProps,
  'label' | 'description' | 'placeholder' | 'error' | 'required' | 'disabled'
> & {
  /** In US cents; null: nothing was typed. */
  value: number | null
  onChange: (cents: number | null) => void
}

/** An amount in US dollars. */
export const MoneyInput = ({ value, onChange, ...field }: Props) => (
  <NumberInput
    {...field}
    prefix="$"
    thousandSeparator=","
    decimalScale={2}
    allowNegative={false}
    hideControls
    inputMode="decimal"
    value={value === null ? '' : value / 100}
    onChange={(dollars) => onChange(typeof dollars === 'number' ? Math.round(dollars * 100) : null)}
  />
)
