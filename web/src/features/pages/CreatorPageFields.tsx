import { Checkbox, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { pageFonts } from '@questboard/domain'
import { channelName } from '../../components/ChannelIcon.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PictureInput } from '../../components/PictureInput.tsx'
import { uploadImage } from '../../lib/upload.ts'
import type { CreatorPageForm } from './useCreatorPageForm.ts'

const fonts = Object.entries(pageFonts).map(([value, label]) => ({ value, label }))

type Props = {
  form: CreatorPageForm
  connections: readonly { id: string; providerId: string; channel_name: string }[]
}

/** What a creator's page is called, where it lies and how it looks. */
export const CreatorPageFields = ({ form, connections }: Props) => (
  <Panel title="Page">
    <Stack>
      <TextInput label="Title" required {...form.getInputProps('title')} />
      <TextInput
        label="Address"
        description={`${window.location.host}/${form.values.slug}`}
        required
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('slug')}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('description')}
      />
      <PictureInput
        wide
        label="Hero picture (1920 × 640 looks best)"
        name="Hero"
        value={form.values.hero}
        onChange={(url) => form.setFieldValue('hero', url)}
        upload={uploadImage}
      />
      <Select label="Font" data={fonts} allowDeselect={false} {...form.getInputProps('font')} />
      {connections.length > 0 && (
        <Checkbox.Group label="Channels" {...form.getInputProps('channels')}>
          <Stack gap="xs" mt="xs">
            {connections.map(({ id, providerId, channel_name }) => (
              <Checkbox key={id} value={id} label={`${channel_name} · ${channelName(providerId)}`} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Stack>
  </Panel>
)
