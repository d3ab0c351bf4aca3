import { type ReactNode, useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { setSay, TextContext, type ToText } from './text.ts'

/** What looks like a tag stays as it is: `<Sentence>` draws those it knows. */
const options = { ignoreTag: true }

/** ICU messages for everything below: the key is the English message and the fallback (rules §8). */
export const IntlText = ({ children }: { children: ReactNode }) => {
  const intl = useIntl()
  const toText: ToText = useCallback(
    (key, values) => {
      // Without a translation the key is the message, and nothing in it is to be filled in: no need to read it as ICU.
      if (!values && !Object.hasOwn(intl.messages, key)) return key
      try {
        const text = intl.formatMessage({ id: key, defaultMessage: key }, values, options)
        return typeof text === 'string' ? text : key
      } catch {
        return key
      }
    },
    [intl],
  )
  useEffect(() => setSay(toText), [toText])
  return <TextContext value={toText}>{children}</TextContext>
}
