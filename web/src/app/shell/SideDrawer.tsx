import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { side: 'left' | 'right'; title: string; onClose: () => void; children: ReactNode }

/** The menu or the panel where there is no column for it. */
const SideDrawer = ({ side, title, onClose, children }: Props) => (
  <Drawer opened onClose={onClose} position={side} size="18rem" title={title} zIndex={200} padding="xs">
    {children}
  </Drawer>
)

export default SideDrawer
