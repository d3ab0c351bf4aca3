import type { ReactNode } from 'react'

/** Screens without header, menu and panel (spec §2). */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
    {children}
  </main>
)
