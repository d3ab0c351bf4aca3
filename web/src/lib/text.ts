import { countInWords } from '@questboard/domain'
import { createContext, useContext } from 'react'

export type TextValues = Record<string, string | number | boolean | Date>

/**
 * The key of a text is the English message in ICU syntax. It is shown if a translation is missing or broken (rules §8).
 */
export type ToText = (key: string, values?: TextValues) => string

const plural = /\{(\w+), plural,(?: =\d+ \{[^{}]*\})* one \{([^{}]*)\} other \{([^{}]*)\}\}/g

const counted = (key: string, values: TextValues): string =>
  key.replace(plural, (_whole, name: string, one: string, other: string) => {
    const count = Number(values[name])
    return (count === 1 ? one : other).replace('#', countInWords(count))
  })

const plain: ToText = (key, values) =>
  values
    ? counted(key, values).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    : key

/**
 * Without a provider (sign-in and front page), placeholders and simple plurals are filled in here, so that the ICU
 * parser is not loaded.
 */
export const TextContext = createContext<ToText>(plain)

export const useText = (): ToText => useContext(TextContext)

let current = plain

/** Translates texts outside components, such as errors. Uses the language of the current screen. */
export const say: ToText = (key, values) => current(key, values)

export const setSay = (toText: ToText): void => {
  current = toText
}
