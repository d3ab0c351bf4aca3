import { Button, Group, TextInput } from '@mantine/core'

type Link = { label: string; url: string }

/** The links of a block, each with the words it is shown by. */
export const LinksEditor = ({ links, onChange }: { links: Link[]; onChange: (links: Link[]) => void }) => {
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
            error={
              URL.canParse(link.url) || link.url === 'https://' ? undefined : 'Links start with https://'
            }
            onChange={({ currentTarget }) => change(index, { url: currentTarget.value })}
          />
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Remove ${link.label || 'link'}`}
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
