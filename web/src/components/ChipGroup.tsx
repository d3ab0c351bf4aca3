import { Chip } from '@mantine/core'
import { useId } from 'react'
import classes from './ChipGroup.module.css'

type Option = { value: string; label: string }
type Props = {
  label: string
  options: readonly Option[]
  value: string[]
  onChange: (value: string[]) => void
}

/** Multiple choice among a few dozen options, all of them visible. */
export const ChipGroup = ({ label, options, value, onChange }: Props) => {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.label}>
        {label}
      </h2>
      <div className={classes.chips}>
        <Chip.Group multiple value={value} onChange={onChange}>
          {options.map((option) => (
            <Chip key={option.value} value={option.value} size="sm" variant="filled">
              {option.label}
            </Chip>
          ))}
        </Chip.Group>
      </div>
    </fieldset>
  )
}
