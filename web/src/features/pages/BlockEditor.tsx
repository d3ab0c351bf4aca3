import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { PictureInput } from '../../components/PictureInput.tsx'
import { RichTextInput } from '../../components/RichTextInput.tsx'
import { useText } from '../../lib/text.ts'
import { uploadImage } from '../../lib/upload.ts'
import { blockNames, type Draft, hasNoPlayer, toWebLink } from './drafts.ts'
import { HeroInput } from './HeroInput.tsx'
import { LinksEditor } from './LinksEditor.tsx'

type Props = { draft: Draft; onChange: (draft: Draft) => void }
type Of<K extends Draft['kind']> = Extract<Draft, { kind: K }>

type FieldProps<K extends Draft['kind']> = { draft: Of<K>; onChange: (draft: Of<K>) => void }

const ImageFields = ({ draft, onChange }: FieldProps<'image'>) => {
  const t = useText()
  const { url, alt } = draft.content
  return (
    <>
      <PictureInput
        ratio={16 / 9}
        label={t('Picture')}
        name={t('Picture')}
        value={url}
        onChange={(next) => onChange({ ...draft, content: { url: next, alt } })}
        upload={uploadImage}
      />
      <TextInput
        label={t('Picture description')}
        description={t('Screen readers read this text to people who can’t see the picture')}
        maxLength={300}
        value={alt}
        onChange={({ currentTarget }) => onChange({ ...draft, content: { url, alt: currentTarget.value } })}
      />
    </>
  )
}

const HeroFields = ({ draft, onChange }: FieldProps<'hero'>) => {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('Subheading (optional)')}
        maxLength={200}
        value={draft.content.text}
        onChange={({ currentTarget }) =>
          onChange({ ...draft, content: { ...draft.content, text: currentTarget.value } })
        }
      />
      <HeroInput
        value={draft.content.url}
        onChange={(url) => onChange({ ...draft, content: { ...draft.content, url } })}
      />
    </>
  )
}

const VideoField = ({ draft, onChange }: FieldProps<'video'>) => {
  const t = useText()
  const [typing, setTyping] = useState(false)
  const { url, heading } = draft.content
  const change = (next: string) => onChange({ ...draft, content: { heading, url: next } })
  const leave = () => {
    setTyping(false)
    change(toWebLink(url))
  }
  return (
    <TextInput
      label={t('Video URL')}
      description={t('A Twitch video or channel, or a YouTube or TikTok video')}
      type="url"
      placeholder="https://"
      value={url}
      error={!typing && hasNoPlayer(url) ? t('We can’t play this video here') : undefined}
      onChange={({ currentTarget }) => {
        setTyping(true)
        change(currentTarget.value)
      }}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave()
      }}
    />
  )
}

const Fields = ({ draft, onChange }: Props) => {
  const t = useText()
  switch (draft.kind) {
    case 'hero':
      return <HeroFields draft={draft} onChange={onChange} />
    case 'text':
      return (
        <RichTextInput
          label={t('Text')}
          maxLength={10_000}
          value={draft.content.text}
          onChange={(text) => onChange({ ...draft, content: { ...draft.content, text } })}
        />
      )
    case 'links':
      return (
        <LinksEditor
          links={draft.content.links}
          onChange={(links) => onChange({ ...draft, content: { ...draft.content, links } })}
        />
      )
    case 'video':
      return <VideoField draft={draft} onChange={onChange} />
    case 'image':
      return <ImageFields draft={draft} onChange={onChange} />
    case 'feed':
      return (
        <Text c="dimmed">
          {t(blockNames.feed.text)}{' '}
          <AppLink to="/user/settings/personal-info">{t('Add or remove feeds')}</AppLink>
        </Text>
      )
    default:
      return <Text c="dimmed">{t(blockNames[draft.kind].text)}</Text>
  }
}

const retitled = (draft: Exclude<Draft, { kind: 'image' }>, heading: string): Draft => {
  switch (draft.kind) {
    case 'hero':
      return { ...draft, content: { ...draft.content, heading } }
    case 'text':
      return { ...draft, content: { ...draft.content, heading } }
    case 'links':
      return { ...draft, content: { ...draft.content, heading } }
    case 'video':
      return { ...draft, content: { ...draft.content, heading } }
    default:
      return { ...draft, content: { heading } }
  }
}

export const BlockEditor = ({ draft, onChange }: Props) => {
  const t = useText()
  return (
    <Stack gap="sm">
      {draft.kind !== 'image' && (
        <TextInput
          label={t(draft.kind === 'hero' ? 'Heading' : 'Heading (optional)')}
          maxLength={120}
          value={draft.content.heading}
          onChange={({ currentTarget }) => onChange(retitled(draft, currentTarget.value))}
        />
      )}
      <Fields draft={draft} onChange={onChange} />
    </Stack>
  )
}
