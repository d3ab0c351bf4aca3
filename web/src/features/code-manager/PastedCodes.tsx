import { Button, Textarea } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../lib/text.ts'
import { isTooMuchForField, nothingPasted, type Pasted, readPasted } from './pasted.ts'

type Props = {
  label: string
  description: string | undefined
  value: Pasted
  error: string | undefined
  onChange: (next: Pasted) => void
}

const textAfter = ({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLTextAreaElement>): string =>
  field.value.slice(0, field.selectionStart) +
  clipboardData.getData('text/plain') +
  field.value.slice(field.selectionEnd)

const Many = ({ value: { codes }, error, onChange }: Props) => {
  const t = useText()
  return (
    <Notice
      {...(error !== undefined && { tone: 'bad' })}
      title={t('{count, plural, one {# code} other {# codes}} pasted', { count: codes.length })}
      action={
        <Button variant="default" onClick={() => onChange(nothingPasted)}>
          {t('Clear')}
        </Button>
      }
    >
      {error ?? t('From {first} to {last}', { first: codes[0]?.code ?? '', last: codes.at(-1)?.code ?? '' })}
    </Notice>
  )
}

/** A field for codes, one per line. For a very large paste, it shows only the number of codes. */
export const PastedCodes = (props: Props) => {
  const { label, description, value, error, onChange } = props
  if (value.text === null) return <Many {...props} />
  return (
    <Textarea
      label={label}
      description={description}
      autosize
      minRows={6}
      maxRows={12}
      spellCheck={false}
      autoComplete="off"
      value={value.text}
      error={error}
      onChange={({ currentTarget }) => onChange(readPasted(currentTarget.value))}
      onPaste={(event) => {
        const text = textAfter(event)
        if (!isTooMuchForField(text)) return
        // Handles a large paste itself, so that the browser does not lay out the full text.
        event.preventDefault()
        onChange(readPasted(text))
      }}
    />
  )
}
