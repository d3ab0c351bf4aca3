import { Switch } from '@mantine/core'
import type { KeyAccess } from '@questboard/domain'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'

/** A campaign that collects a waitlist until it has keys. After publishing, it can only be converted to a key campaign. */
export const WaitlistFields = ({ form, isDraft }: { form: Form<KeyAccess>; isDraft: boolean }) => {
  const t = useText()
  const { waitlist } = form.values
  return (
    <Panel
      title="Waitlist"
      text="Publish before you have keys. Creators join a waitlist and become applicants when keys arrive."
    >
      <Switch
        label={t(isDraft ? 'Start as a waitlist' : 'This is a waitlist')}
        description={t(
          isDraft
            ? 'You can invite creators, and they can claim keys and submit content, after you convert the waitlist to a key campaign.'
            : 'Turn this off to convert the waitlist to a key campaign. Everyone on the waitlist becomes an applicant. You can’t change this back.',
        )}
        {...form.getInputProps('waitlist', { type: 'checkbox' })}
      />
      {!isDraft && !waitlist && (
        <Notice tone="warn" title="We convert the waitlist when you save">
          Add at least one key set with codes so that you can accept creators and they can claim keys.
        </Notice>
      )}
    </Panel>
  )
}
