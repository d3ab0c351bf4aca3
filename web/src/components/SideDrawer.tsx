import { Drawer } from '@mantine/core'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { layers, useEscape } from '../lib/layers.ts'
import { useText } from '../lib/text.ts'
import classes from './SideDrawer.module.css'

type Props = {
  side: 'left' | 'right'
  title: string
  /** Content that replaces the drawer's title, for example a title with a picture next to it. */
  head?: ReactNode
  /** True for a wider drawer, for longer texts. */
  wide?: true
  onClose: () => void
  children: ReactNode
}

/** The drawer stays in the page while it is closed, because Mantine otherwise does not return the focus. */
const useFocusReturn = () => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

/** A drawer from the side: the menu or panel on narrow windows, or the details of a table row. */
const SideDrawer = ({ side, title, head, wide, onClose, children }: Props) => {
  const t = useText()
  useEscape(layers.drawer, onClose)
  useFocusReturn()
  // Opens the drawer immediately and renders its content right after.
  const isIn = useDeferredValue(true, false)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      position={side}
      size={wide ? '28rem' : '18rem'}
      title={head ?? title}
      // A `header` element would count as a second banner landmark of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('Close') }}
      zIndex={layers.drawer}
      padding={wide ? 'lg' : 'xs'}
      classNames={wide ? {} : { header: side === 'left' ? classes.menuHead : classes.panelHead }}
    >
      {isIn && children}
    </Drawer>
  )
}

export default SideDrawer
