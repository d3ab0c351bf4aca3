import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { postTypeNames, postTypes } from '@questboard/domain'
import { IconLink, IconTrash } from '@tabler/icons-react'
import type { List } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'

type Link = { url: string; postType: string }

/** Links to content that is not on a connected channel or that we did not find there. */
export const ContentLinks = ({ list }: { list: List<Link> }) => {
  const t = useText()
  return (
    <Stack gap="xs">
      {list.items.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was typed is held by the form, not by the fields
        <Group key={index} align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('Link {number}', { number: index + 1 })}
            inputMode="url"
            placeholder="https://"
            value={link.url}
            error={list.errorAt(index, 'url')}
            onChange={({ currentTarget }) => list.replace(index, { ...link, url: currentTarget.value })}
          />
          <Select
            w={120}
            aria-label={t('Kind of link {number}', { number: index + 1 })}
            allowDeselect={false}
            data={postTypes.map((type) => ({ value: type, label: t(postTypeNames[type]) }))}
            value={link.postType}
            onChange={(postType) => postType && list.replace(index, { ...link, postType })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Remove link {number}', { number: index + 1 })}
            onClick={() => list.remove(index)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconLink size={16} />}
          onClick={() => list.insert({ url: '', postType: 'VIDEO' })}
        >
          {t('Add a link')}
        </Button>
      </div>
    </Stack>
  )
}
