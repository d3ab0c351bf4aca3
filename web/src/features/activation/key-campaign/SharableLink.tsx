import { Anchor, Stack, TextInput } from '@mantine/core'
import type { KeyAccess } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'

type Props = {
  form: Form<KeyAccess>
  link: { slug: string; click_count: number } | undefined
}

/** The link that creators share with their viewers. It redirects through our site so that clicks are counted. */
export const SharableLink = ({ form, link }: Props) => {
  const t = useText()
  const address = link && `${window.location.origin}/l/${link.slug}`
  return (
    <Panel
      title="Sharable link"
      text="Creators find this link in their kit. We count clicks by country and device."
    >
      <Stack gap="sm">
        <TextInput label={t('Destination URL')} {...form.getAddressProps('sharableUrl')} />
        {address && (
          <p>
            <Anchor href={address} target="_blank" rel="noreferrer">
              {address}
            </Anchor>{' '}
            · {t('{count, plural, one {# click} other {# clicks}}', { count: link.click_count })}
          </p>
        )}
      </Stack>
    </Panel>
  )
}
