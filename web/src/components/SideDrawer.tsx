import { Drawer } from '@mantine/core'
import { type ReactNode, useDeferredValue } from 'react'
import { layers, useEscape } from '../lib/layers.ts'
import { useText } from '../lib/text.ts'

type Props = {
  side: 'left' | 'right'
  title: string
  /** What stands for the title, with a picture beside it. */
  head?: ReactNode
  /** Wider, for what is read. */
  wide?: true
  onClose: () => void
  children: ReactNode
}

/** What comes in from the side: the menu or the panel where there is no column for it, a row of a table. */
const SideDrawer = ({ side, title, head, wide, onClose, children }: Props) => {
  const t = useText()
  useEscape(layers.drawer, onClose)
  // It comes in at once; what stands in it is drawn right after that.
  const isIn = useDeferredValue(true, false)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      position={side}
      size={wide ? '28rem' : '18rem'}
      title={head ?? title}
      // A header element of its own would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('Close') }}
      zIndex={layers.drawer}
      padding={wide ? 'lg' : 'xs'}
    >
      {isIn && children}
    </Drawer>
  )
}

export default SideDrawer
