import { ActionIcon, Input, SegmentedControl, Textarea, Tooltip } from '@mantine/core'
import { IconBold, IconH2, IconItalic, IconLink, IconList, IconQuote } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useText } from '../lib/text.ts'
import { link, type Selection, startLines, wrap } from './markup.ts'
import { RichText } from './RichText.tsx'
import classes from './RichTextInput.module.css'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  maxLength?: number
  error?: string | undefined
}

const tools = [
  { name: 'Bold', Icon: IconBold, apply: (selection: Selection) => wrap(selection, '**', 'bold') },
  { name: 'Italic', Icon: IconItalic, apply: (selection: Selection) => wrap(selection, '_', 'italic') },
  { name: 'Link', Icon: IconLink, apply: link },
  { name: 'Heading', Icon: IconH2, apply: (selection: Selection) => startLines(selection, '## ') },
  { name: 'List', Icon: IconList, apply: (selection: Selection) => startLines(selection, '- ') },
  { name: 'Quote', Icon: IconQuote, apply: (selection: Selection) => startLines(selection, '> ') },
] as const

type Apply = (selection: Selection) => Selection

export const RichTextInput = ({ label, value, onChange, maxLength, error }: Props) => {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [looks, setLooks] = useState(false)
  const use = (apply: Apply) => {
    const field = area.current
    if (!field) return
    const next = apply({ text: value, start: field.selectionStart, end: field.selectionEnd })
    onChange(next.text)
    // React must render first, so that the field contains the new text.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(next.start, next.end)
    })
  }
  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: id }} error={error}>
      <div className={classes.frame} data-error={error ? true : undefined}>
        <Bar label={label} looks={looks} onLook={setLooks} onUse={use} />
        {looks ? (
          <Preview text={value} />
        ) : (
          <Textarea
            ref={area}
            id={id}
            variant="unstyled"
            autosize
            minRows={5}
            maxRows={24}
            {...(maxLength && { maxLength })}
            aria-invalid={error ? true : undefined}
            classNames={{ input: classes.area ?? '' }}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </div>
    </Input.Wrapper>
  )
}

type BarProps = {
  label: string
  looks: boolean
  onLook: (looks: boolean) => void
  onUse: (apply: Apply) => void
}

const Bar = ({ label, looks, onLook, onUse }: BarProps) => {
  const t = useText()
  return (
    <div className={classes.bar}>
      <div role="toolbar" aria-label={t('{label}: formatting', { label })} className={classes.tools}>
        {tools.map(({ name, Icon, apply }) => (
          <Tooltip key={name} label={t(name)} openDelay={400}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(name)}
              disabled={looks}
              onClick={() => onUse(apply)}
            >
              <Icon size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      <SegmentedControl
        size="xs"
        aria-label={t('{label}: view', { label })}
        data={[
          { value: 'write', label: t('Write') },
          { value: 'preview', label: t('Preview') },
        ]}
        value={looks ? 'preview' : 'write'}
        onChange={(view) => onLook(view === 'preview')}
      />
    </div>
  )
}

const Preview = ({ text }: { text: string }) => {
  const t = useText()
  return (
    <div className={classes.preview}>
      {text.trim() ? (
        <RichText text={text} />
      ) : (
        <p className={classes.none}>{t('Nothing to preview yet.')}</p>
      )}
    </div>
  )
}
