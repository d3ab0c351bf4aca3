import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'

const key = 'questboard-panel'

const remembered = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'closed'
  } catch {
    return true
  }
}

const remember = (open: boolean) => {
  try {
    localStorage.setItem(key, open ? 'open' : 'closed')
  } catch {
    // For this visit only.
  }
}

/** A column on wide windows, remembered; a drawer, closed at first, on others. */
export const usePanel = () => {
  const wide = useMediaQuery('(min-width: 80em)', window.matchMedia('(min-width: 80em)').matches) ?? true
  const [column, setColumn] = useState(remembered)
  const [drawer, setDrawer] = useState(false)
  const isOpen = wide ? column : drawer
  const toggle = () => {
    if (!wide) return setDrawer(!drawer)
    remember(!column)
    setColumn(!column)
  }
  return { wide, isOpen, toggle }
}
