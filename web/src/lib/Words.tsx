import type { ReactNode } from 'react'
import { useText } from './text.ts'

/**
 * Translates a text that is passed to a shared component, and renders anything else unchanged. So screens need
 * `useText` only for texts outside shared components or with values.
 */
export const Words = ({ children }: { children: ReactNode }): ReactNode => {
  const t = useText()
  return typeof children === 'string' ? t(children) : children
}
