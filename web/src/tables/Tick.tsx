import { useEffect, useRef } from 'react'
import classes from './Tick.module.css'

type Props = {
  label: string
  checked: boolean
  indeterminate?: boolean
  disabled?: boolean
  /** Within a grid, which is one stop of the Tab key. */
  tabIndex?: number
  onChange: () => void
}

/** What chooses a row. Hundreds come and go while a table is scrolled: it looks as a Checkbox does, and is one element. */
export const Tick = ({ label, indeterminate = false, ...input }: Props) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input {...input} ref={box} type="checkbox" className={classes.tick} aria-label={label} />
}
