import { createContext, useContext } from 'react'

export type TextValues = Record<string, string | number | boolean | Date>

/** The key is the English sentence in ICU syntax; a missing or broken message falls back to it (rules §8). */
export type ToText = (key: string, values?: TextValues) => string

const plain: ToText = (key, values) =>
  values ? key.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : key

/** Without a provider (the sign-in screen) only plain placeholders are filled: the ICU parser is not loaded there. */
export const TextContext = createContext<ToText>(plain)

export const useText = (): ToText => useContext(TextContext)

let current = plain

/** For what is said outside of components, such as failures: as the screen being shown says it. */
export const say: ToText = (key, values) => current(key, values)

export const setSay = (toText: ToText): void => {
  current = toText
}
