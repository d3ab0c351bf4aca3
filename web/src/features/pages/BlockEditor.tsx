import { Stack, Text, TextInput } from '@mantine/core'
import { PictureInput } from '../../components/PictureInput.tsx'
import { RichTextInput } from '../../components/RichTextInput.tsx'
import { uploadImage } from '../../lib/upload.ts'
import { blockNames, type Draft } from './drafts.ts'
import { LinksEditor } from './LinksEditor.tsx'

type Props = { draft: Draft; onChange: (draft: Draft) => void }
type Of<K extends Draft['kind']> = Extract<Draft, { kind: K }>

type FieldProps<K extends Draft['kind']> = { draft: Of<K>; onChange: (draft: Of<K>) => void }

const ImageFields = ({ draft, onChange }: FieldProps<'image'>) => {
  const { url, alt } = draft.content
  return (
    <>
      <PictureInput
        wide
        label="Picture"
        name="Picture"
        value={url}
        onChange={(next) => onChange({ ...draft, content: { url: next, alt } })}
        upload={uploadImage}
      />
      <TextInput
        label="What the picture shows"
        description="Read aloud to people who cannot see it"
        maxLength={300}
        value={alt}
        onChange={({ currentTarget }) => onChange({ ...draft, content: { url, alt: currentTarget.value } })}
      />
    </>
  )
}

const HeroFields = ({ draft, onChange }: FieldProps<'hero'>) => (
  <>
    <TextInput
      label="Line below the heading (optional)"
      maxLength={200}
      value={draft.content.text}
      onChange={({ currentTarget }) =>
        onChange({ ...draft, content: { ...draft.content, text: currentTarget.value } })
      }
    />
    <PictureInput
      wide
      label="Picture (1920 × 640 looks best)"
      name="Hero"
      value={draft.content.url}
      onChange={(url) => onChange({ ...draft, content: { ...draft.content, url } })}
      upload={uploadImage}
    />
  </>
)

const Fields = ({ draft, onChange }: Props) => {
  switch (draft.kind) {
    case 'hero':
      return <HeroFields draft={draft} onChange={onChange} />
    case 'text':
      return (
        <RichTextInput
          label="Text"
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
    case 'image':
      return <ImageFields draft={draft} onChange={onChange} />
    default:
      return <Text c="dimmed">{`${blockNames[draft.kind].text}.`}</Text>
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
    default:
      return { ...draft, content: { heading } }
  }
}

/** The fields of one block. */
export const BlockEditor = ({ draft, onChange }: Props) => (
  <Stack gap="sm">
    {draft.kind !== 'image' && (
      <TextInput
        label={draft.kind === 'hero' ? 'Heading' : 'Heading (optional)'}
        maxLength={120}
        value={draft.content.heading}
        onChange={({ currentTarget }) => onChange(retitled(draft, currentTarget.value))}
      />
    )}
    <Fields draft={draft} onChange={onChange} />
  </Stack>
)
