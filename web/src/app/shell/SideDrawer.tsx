import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { layers, useEscape } from '../../lib/layers.ts'

type Props = { side: 'left' | 'right'; title: string; onClose: () => void; children: ReactNode }

/** The menu or the panel where there is no column for it. */
const SideDrawer = ({ side, title, onClose, children }: Props) => {
  useEscape(layers.drawer, onClose)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      position={side}
      size="18rem"
      title={title}
      zIndex={layers.drawer}
      padding="xs"
    >
      {children}
    </Drawer>
  )
}

export default SideDrawer
