import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../lib/text.ts'

const SOON = 250

type Props = Pick<TextInputProps, 'className' | 'mb' | 'maw'> & {
  name: string
  /** The words that the list shows, usually from the URL. */
  value: string
  onSearch: (words: string) => void
}

/**
 * A search field that shows each key immediately and searches after a short delay. The URL changes later than the keys, so
 * a field that shows the URL would lose keys and move the caret.
 */
export const SearchField = ({ name, value, onSearch, ...rest }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  const search = useDebouncedCallback((words: string) => {
    setSent(words)
    onSearch(words)
  }, SOON)
  if (value !== seen) {
    setSeen(value)
    // The search words changed outside this field: by a link, a button or the back button.
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  return (
    <TextInput
      {...rest}
      type="search"
      aria-label={t(name)}
      placeholder={t(name)}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        search(currentTarget.value)
      }}
    />
  )
}
