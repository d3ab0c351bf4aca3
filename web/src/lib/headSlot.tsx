import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the title of a screen with tabs stands: above them. Null where the screen has none. */
export const HeadSlot = createContext<HTMLElement | null>(null)

export const useHeadSlot = (): HTMLElement | null => useContext(HeadSlot)

/** What a screen is, above its tabs where it has some. */
export const AboveTabs = ({ children }: { children: ReactNode }) => {
  const slot = useHeadSlot()
  return slot ? createPortal(children, slot) : children
}
