import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { PictureInput } from '../../components/PictureInput.tsx'
import { uploadImage } from '../../lib/upload.ts'
import type { Draft } from './drafts.ts'

type Link = { label: string; url: string }
type Props = { draft: Draft; onChange: (draft: Draft) => void }

const Links = ({ links, onChange }: { links: Link[]; onChange: (links: Link[]) => void }) => {
  const change = (index: number, part: Partial<Link>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)))
  return (
    <>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing but its place while it is typed.
        <Group key={index} gap="xs" align="flex-end" wrap="wrap">
          <TextInput
            label="Label"
            style={{ flex: '1 1 8rem' }}
            value={link.label}
            onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
          />
          <TextInput
            label="Link"
            type="url"
            placeholder="https://"
            style={{ flex: '2 1 12rem' }}
            value={link.url}
            onChange={({ currentTarget }) => change(index, { url: currentTarget.value })}
          />
          <Button
            variant="subtle"
            color="gray"
            onClick={() => onChange(links.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          onClick={() => onChange([...links, { label: '', url: 'https://' }])}
        >
          Add a link
        </Button>
      </Group>
    </>
  )
}

/** The fields of one kind of block. */
export const BlockEditor = ({ draft, onChange }: Props) => {
  if (draft.kind === 'channels')
    return <Text c="dimmed">The channels you chose under “Page”, with their followers.</Text>
  if (draft.kind === 'image') {
    const { url, alt } = draft.content
    return (
      <Stack gap="sm">
        <PictureInput
          label="Picture"
          name="Picture"
          value={url === '/' ? '' : url}
          onChange={(next) => onChange({ ...draft, content: { url: next || '/', alt } })}
          upload={uploadImage}
        />
        <TextInput
          label="What the picture shows"
          description="Read aloud to people who cannot see it"
          value={alt}
          onChange={({ currentTarget }) => onChange({ ...draft, content: { url, alt: currentTarget.value } })}
        />
      </Stack>
    )
  }
  const heading = (
    <TextInput
      label="Heading (optional)"
      value={draft.content.heading}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          draft.kind === 'text'
            ? { ...draft, content: { ...draft.content, heading: value } }
            : { ...draft, content: { ...draft.content, heading: value } },
        )
      }
    />
  )
  return (
    <Stack gap="sm">
      {heading}
      {draft.kind === 'text' ? (
        <Textarea
          label="Text"
          autosize
          minRows={3}
          maxLength={10_000}
          value={draft.content.text}
          onChange={({ currentTarget }) =>
            onChange({ ...draft, content: { ...draft.content, text: currentTarget.value } })
          }
        />
      ) : (
        <Links
          links={draft.content.links}
          onChange={(links) => onChange({ ...draft, content: { ...draft.content, links } })}
        />
      )}
    </Stack>
  )
}
