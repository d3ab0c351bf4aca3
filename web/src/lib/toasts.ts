import { createStore } from './store.ts'

export const toastLifetime = 5000

export type ToastTone = 'good' | 'bad' | 'warn' | 'info'

export type Toast = {
  id: string
  message: string
  title?: string
  tone: ToastTone
  /** The number of milliseconds for which the toast is shown. With 0, it stays until dismissed. */
  lifetime: number
  action?: { label: string; run: () => void }
}

export type NewToast = Partial<Omit<Toast, 'message'>> & Pick<Toast, 'message'>

const createToasts = () => {
  const store = createStore<readonly Toast[]>([])

  /** Ignores a toast whose id is already shown. Generates an id if there is none (rules §4). */
  const add = ({ id = crypto.randomUUID(), tone = 'info', lifetime = toastLifetime, ...rest }: NewToast) => {
    if (store.get().every((toast) => toast.id !== id))
      store.set([...store.get(), { id, tone, lifetime, ...rest }])
    return id
  }

  const remove = (id: string) => store.set(store.get().filter((toast) => toast.id !== id))

  return {
    store,
    add,
    remove,
    good: (message: string) => add({ message, tone: 'good' }),
    bad: (message: string) => add({ message, tone: 'bad' }),
  }
}

export const toasts = createToasts()
export { createToasts }
