import { useState } from 'react'

const read = (storage: Storage, key: string, fallback: string): string => {
  try {
    return storage.getItem(key) ?? fallback
  } catch {
    return fallback
  }
}

const write = (storage: Storage, key: string, value: string): void => {
  try {
    value ? storage.setItem(key, value) : storage.removeItem(key)
  } catch {
    // Without browser storage, values last only until the page closes. No other code depends on stored values.
  }
}

const PREFIX = 'engine-console:'

const useStored = (storage: Storage, name: string, fallback: string): [string, (value: string) => void] => {
  const key = PREFIX + name
  const [value, setValue] = useState(() => read(storage, key, fallback))
  const set = (next: string): void => {
    write(storage, key, next)
    setValue(next)
  }
  return [value, set]
}

/** Stores a value until the tab closes, such as the admin secret or unsaved text. */
export const useSessionStored = (name: string, fallback = ''): [string, (value: string) => void] =>
  useStored(window.sessionStorage, name, fallback)

export const useLocalStored = (name: string, fallback = ''): [string, (value: string) => void] =>
  useStored(window.localStorage, name, fallback)
