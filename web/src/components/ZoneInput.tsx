import { Select, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { zoneName, zones } from '../lib/zones.ts'

type Props = Pick<SelectProps, 'label' | 'description' | 'error' | 'required'> & {
  value: string
  onChange: (zone: string) => void
}

/** Selects a time zone by name or UTC offset. */
export const ZoneInput = ({ value, onChange, ...field }: Props) => {
  const data = useMemo(() => {
    const now = new Date()
    return zones.map((zone) => ({ value: zone, label: zoneName(zone, now) }))
  }, [])
  return (
    <Select
      {...field}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      limit={80}
      data={data}
      value={value || null}
      onChange={(zone) => zone && onChange(zone)}
    />
  )
}
