import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { type Toast, type ToastTone, toasts } from '../../lib/toasts.ts'
import classes from './ToastHost.module.css'

const icons: Record<ToastTone, typeof IconCheck> = {
  good: IconCheck,
  bad: IconAlertTriangle,
  warn: IconAlertTriangle,
  info: IconInfoCircle,
}

/** Leaves after its lifetime, but not while someone reads it with the pointer or the keyboard on it. */
const useLifetime = ({ id, lifetime }: Toast, held: boolean) => {
  useEffect(() => {
    if (lifetime === 0 || held) return
    const timer = window.setTimeout(() => toasts.remove(id), lifetime)
    return () => window.clearTimeout(timer)
  }, [id, lifetime, held])
}

const ToastCard = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false)
  useLifetime(toast, held)
  const Icon = icons[toast.tone]
  const { action } = toast
  return (
    <li
      className={classes.toast}
      data-tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} className={classes.icon} aria-hidden />
      <div className={classes.words} role={toast.tone === 'bad' ? 'alert' : 'status'}>
        {toast.title && <strong>{toast.title}</strong>}
        <span>{toast.message}</span>
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
            {action.label}
          </Button>
        )}
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label="Dismiss" onClick={() => toasts.remove(toast.id)}>
        <IconX size={16} />
      </ActionIcon>
    </li>
  )
}

const ToastHost = () => {
  const list = useStore(toasts.store)
  return (
    <ul className={classes.list} aria-label="Messages">
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </ul>
  )
}

export default ToastHost
