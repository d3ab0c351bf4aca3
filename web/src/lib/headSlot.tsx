import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The place above a screen's tabs for the screen's title. Null if the screen has no tabs. */
export const HeadSlot = createContext<HTMLElement | null>(null)

export const useHeadSlot = (): HTMLElement | null => useContext(HeadSlot)

/** Renders a screen's heading above the screen's tabs. Without tabs, renders the heading in its own place. */
export const AboveTabs = ({ children }: { children: ReactNode }) => {
  const slot = useHeadSlot()
  return slot ? createPortal(children, slot) : children
}
