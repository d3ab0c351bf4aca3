import type { ReactNode } from 'react'
import { useText } from './text.ts'

/**
 * What a shared part was given to say: a sentence is looked up like any other message, anything else is drawn as it is. So a
 * screen that puts its words into shared parts needs `useText` only for those that stand elsewhere or have values in them.
 */
export const Words = ({ children }: { children: ReactNode }): ReactNode => {
  const t = useText()
  return typeof children === 'string' ? t(children) : children
}
