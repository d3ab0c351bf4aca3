import '../../theme/moreStyles.ts'
import { Modal as MantineModal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { layers, useEscape } from '../../lib/layers.ts'
import { type Modal, modals } from '../../lib/modals.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import classes from './dialog.module.css'

/** The limits come from rules §9. */
const closeButtonDelay = 250
const animation = 125

/** The close button appears after 250 ms, so that a double click that opens the modal cannot also close it. */
const useCloseButton = () => {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), closeButtonDelay)
    return () => window.clearTimeout(timer)
  }, [])
  return shown
}

const useFocusReturn = () => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

const StackedModal = ({ modal, index }: { modal: Modal; index: number }) => {
  const t = useText()
  const closeButtonShown = useCloseButton()
  useFocusReturn()
  const close = (reason: 'backdrop' | 'button') => void modals.requestClose(modal.id, reason)
  return (
    <MantineModal.Root
      opened
      onClose={() => close('backdrop')}
      closeOnEscape={false}
      closeOnClickOutside={modal.closeOnBackdrop ?? true}
      size={modal.size ?? 'md'}
      zIndex={layers.modal + index}
      centered
      // Sets this class here, because Mantine would also apply a class on `Content` to the wrapper of the window.
      classNames={{ content: classes.content }}
      transitionProps={{ duration: animation, transition: 'fade-down' }}
    >
      <MantineModal.Overlay color="var(--qb-scrim)" backgroundOpacity={1} />
      <MantineModal.Content>
        {/* A `header` element would count as a second banner landmark of the page. */}
        <MantineModal.Header className={classes.header} role="presentation">
          <MantineModal.Title fw={700} fz="lg">
            {t(modal.title)}
          </MantineModal.Title>
          {(modal.closeButton ?? true) && (
            <MantineModal.CloseButton
              aria-label={t('Close')}
              style={{ visibility: closeButtonShown ? 'visible' : 'hidden' }}
              onClick={(event) => {
                event.preventDefault()
                close('button')
              }}
            />
          )}
        </MantineModal.Header>
        <MantineModal.Body>{modal.content}</MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  )
}

/** Draws the stack of modals. Escape reaches only the topmost one (rules §4). */
const ModalHost = () => {
  const stack = useStore(modals.store)
  useEscape(layers.modal, () => void modals.escape())
  return stack.map((modal, index) => <StackedModal key={modal.id} modal={modal} index={index} />)
}

export default ModalHost
