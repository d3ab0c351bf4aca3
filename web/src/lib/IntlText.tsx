import { type ReactNode, useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { setSay, TextContext, type ToText } from './text.ts'

/** The formatter keeps tags as text, because `<Sentence>` renders them afterwards. */
const options = { ignoreTag: true }

/** Provides ICU messages. The English message is the key and the fallback (rules §8). */
export const IntlText = ({ children }: { children: ReactNode }) => {
  const intl = useIntl()
  const toText: ToText = useCallback(
    (key, values) => {
      // A text without a translation and without values is shown as it is, so that it needs no ICU parser.
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
