import { Stack, Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { useText } from '../../lib/text.ts'
import { KitArchive } from './KitArchive.tsx'
import { KitMedia } from './KitMedia.tsx'

type Props = {
  text: string
  instructions: ComponentProps<typeof Textarea>
  media: ComponentProps<typeof KitMedia>['list']
  archive: ComponentProps<typeof KitArchive>
}

/** The creator kit fields that all kinds of activation share. */
export const CreatorKitPanel = ({ text, instructions, media, archive }: Props) => {
  const t = useText()
  return (
    <Panel title="Creator kit" text={text}>
      <Stack>
        <Textarea label={t('Special instructions')} autosize minRows={3} maxLength={5000} {...instructions} />
        <KitMedia list={media} />
        <KitArchive {...archive} />
      </Stack>
    </Panel>
  )
}
