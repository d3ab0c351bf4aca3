import { useEffect, useRef } from 'react'
import classes from './Tick.module.css'

type Props = {
  /** Where no words stand beside it. */
  label?: string
  checked: boolean
  indeterminate?: boolean
  disabled?: boolean
  /** Within a grid, which is one stop of the Tab key. */
  tabIndex?: number
  onChange: () => void
}

/** What chooses a row, or one of many values. They come by the hundred: each looks as a Checkbox does, and is one element. */
export const Tick = ({ label, indeterminate = false, ...input }: Props) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input {...input} ref={box} type="checkbox" className={classes.tick} aria-label={label} />
}

type LineProps = Pick<Props, 'checked' | 'disabled' | 'onChange'> & { text: string }

/** The same with its words beside it. */
export const TickLine = ({ text, ...tick }: LineProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the Tick is the control.
  <label className={classes.line}>
    <Tick {...tick} />
    {text}
  </label>
)
