import { Button, Group, TextInput } from '@mantine/core'
import { errors } from '@questboard/domain'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { isBroken, newLink, toWebLink } from './drafts.ts'
import classes from './LinksEditor.module.css'

type Link = { label: string; url: string }

export const LinksEditor = ({ links, onChange }: { links: Link[]; onChange: (links: Link[]) => void }) => {
  const t = useText()
  /**
   * Validates a URL only after the user leaves the field or presses Enter, because an incomplete URL is not an error.
   */
  const [typing, setTyping] = useState<number | null>(null)
  const change = (index: number, part: Partial<Link>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)))
  const leave = (index: number, typed: string) => {
    setTyping(null)
    change(index, { url: toWebLink(typed) })
  }
  return (
    <>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing but its place while it is typed.
        <Group key={index} gap="xs" align="flex-start" wrap="wrap">
          <TextInput
            label={t('Label')}
            style={{ flex: '1 1 8rem' }}
            value={link.label}
            onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
          />
          <TextInput
            label={t('Link')}
            type="url"
            placeholder="https://"
            style={{ flex: '2 1 12rem' }}
            value={link.url}
            error={isBroken(link) && index !== typing ? t(errors['link-invalid']) : undefined}
            onChange={({ currentTarget }) => {
              setTyping(index)
              change(index, { url: currentTarget.value })
            }}
            onBlur={() => leave(index, link.url)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') leave(index, link.url)
            }}
          />
          <Button
            className={classes.remove}
            variant="subtle"
            color="gray"
            aria-label={t('Remove {link}', { link: link.label || link.url })}
            onClick={() => onChange(links.filter((_, at) => at !== index))}
          >
            {t('Remove')}
          </Button>
        </Group>
      ))}
      <Group>
        <Button variant="default" size="xs" onClick={() => onChange([...links, newLink])}>
          {t('Add a link')}
        </Button>
      </Group>
    </>
  )
}
