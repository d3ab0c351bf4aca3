import { Checkbox, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { pageFonts } from '@questboard/domain'
import { channelName } from '../../components/ChannelIcon.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useText } from '../../lib/text.ts'
import { HeroInput } from './HeroInput.tsx'
import type { CreatorPageForm } from './useCreatorPageForm.ts'

const fonts = Object.entries(pageFonts).map(([value, label]) => ({ value, label }))

type Props = {
  form: CreatorPageForm
  connections: readonly { id: string; providerId: string; channel_name: string }[]
}

/** The title, URL and style of a creator's page. */
export const CreatorPageFields = ({ form, connections }: Props) => {
  const t = useText()
  return (
    <Panel title="Page">
      <Stack>
        <TextInput label={t('Title')} required {...form.getInputProps('title')} />
        <TextInput
          label={t('Address')}
          description={`${window.location.host}/${form.values.slug}`}
          required
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('slug')}
        />
        <Textarea
          label={t('Description')}
          autosize
          minRows={2}
          maxLength={2000}
          {...form.getInputProps('description')}
        />
        <HeroInput value={form.values.hero} onChange={(url) => form.setFieldValue('hero', url)} />
        <Select label={t('Font')} data={fonts} allowDeselect={false} {...form.getInputProps('font')} />
        {connections.length > 0 && (
          <Checkbox.Group label={t('Channels')} {...form.getInputProps('channels')}>
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
}
