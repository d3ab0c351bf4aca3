import { useEffect, useRef } from 'react'
import classes from './Tick.module.css'

type Props = {
  /** The accessible name of a checkbox without a visible label. */
  label?: string
  checked: boolean
  indeterminate?: boolean
  disabled?: boolean
  /** True inside a grid, because a grid is a single tab stop. */
  tabIndex?: number
  onChange: () => void
}

/**
 * A checkbox for a row or one of many values. Tables show hundreds of them, so each is a single element that looks like
 * Mantine's Checkbox.
 */
export const Tick = ({ label, indeterminate = false, ...input }: Props) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input {...input} ref={box} type="checkbox" className={classes.tick} aria-label={label} />
}

type LineProps = Pick<Props, 'checked' | 'disabled' | 'onChange'> & { text: string }

export const TickLine = ({ text, ...tick }: LineProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the Tick is the control.
  <label className={classes.line}>
    <Tick {...tick} />
    {text}
  </label>
)
