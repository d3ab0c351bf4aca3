import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { keepChoice, readChoice } from '../../lib/choices.ts'

const key = 'questboard-panel'

type Choice = 'open' | 'closed' | null

const remembered = (): Choice => {
  const kept = readChoice(key)
  return kept === 'open' || kept === 'closed' ? kept : null
}

const useWindow = (query: string): boolean => useMediaQuery(query, window.matchMedia(query).matches) ?? true

/**
 * Wide windows show the panel as a column and remember the user's choice; narrow windows show a drawer, closed at first.
 * Without a choice, the column is open unless a table needs its space.
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
    keepChoice(key, next)
    setChoice(next)
  }
  return { wide, isOpen: wide ? column : drawer, toggle }
}
