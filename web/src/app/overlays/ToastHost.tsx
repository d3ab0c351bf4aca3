import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { type Toast, type ToastTone, toasts } from '../../lib/toasts.ts'
import classes from './ToastHost.module.css'

const icons: Record<ToastTone, typeof IconCheck> = {
  good: IconCheck,
  bad: IconAlertTriangle,
  warn: IconAlertTriangle,
  info: IconInfoCircle,
}

/** Removes a toast after its lifetime, but not while the pointer or the focus is on the toast. */
const useLifetime = ({ id, lifetime }: Toast, held: boolean) => {
  useEffect(() => {
    if (lifetime === 0 || held) return
    const timer = window.setTimeout(() => toasts.remove(id), lifetime)
    return () => window.clearTimeout(timer)
  }, [id, lifetime, held])
}

const ToastCard = ({ toast }: { toast: Toast }) => {
  const t = useText()
  const [held, setHeld] = useState(false)
  useLifetime(toast, held)
  const Icon = icons[toast.tone]
  const { action } = toast
  return (
    <li
      className={classes.toast}
      data-tone={toast.tone}
      data-stays={toast.lifetime === 0 || undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} className={classes.icon} aria-hidden />
      <div className={classes.words} role={toast.tone === 'bad' ? 'alert' : 'status'}>
        {toast.title && <strong>{t(toast.title)}</strong>}
        <span>{t(toast.message)}</span>
        {action && (
          <Button
            size="compact-sm"
            variant="default"
            mt={6}
            onClick={() => {
              toasts.remove(toast.id)
              action.run()
            }}
          >
            {t(action.label)}
          </Button>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('Dismiss')}
        onClick={() => toasts.remove(toast.id)}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  )
}

const ToastHost = () => {
  const t = useText()
  const list = useStore(toasts.store)
  return (
    // The toasts are a landmark, so that screen reader users can find and skip them.
    <section aria-label={t('Notifications at the top of the page')}>
      <ul className={classes.list} aria-label={t('Messages')}>
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}

export default ToastHost
