import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'

const key = 'questboard-panel'

type Choice = 'open' | 'closed' | null

const remembered = (): Choice => {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'open' || kept === 'closed' ? kept : null
  } catch {
    return null
  }
}

const remember = (choice: 'open' | 'closed') => {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // For this visit only.
  }
}

const useWindow = (query: string): boolean => useMediaQuery(query, window.matchMedia(query).matches) ?? true

/**
 * A column on wide windows, as the person has it; a drawer, closed at first, on others. Who has not chosen finds it open, but
 * beside a table only where there is room for both.
 */
export const usePanel = (isBesideTable: boolean) => {
  const wide = useWindow('(min-width: 80em)')
  const roomy = useWindow('(min-width: 100em)')
  const [choice, setChoice] = useState(remembered)
  const [drawer, setDrawer] = useState(false)
  const column = choice === null ? roomy || !isBesideTable : choice === 'open'
  const toggle = () => {
    if (!wide) return setDrawer(!drawer)
    const next = column ? 'closed' : 'open'
    remember(next)
    setChoice(next)
  }
  return { wide, isOpen: wide ? column : drawer, toggle }
}
