import { Switch } from '@mantine/core'
import type { KeyAccess } from '@questboard/domain'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'

/** A campaign without keys so far, which creators line up for; once it is published, it can only be converted. */
export const WaitlistFields = ({ form, isDraft }: { form: Form<KeyAccess>; isDraft: boolean }) => {
  const t = useText()
  const { waitlist } = form.values
  return (
    <Panel
      title="Waitlist"
      text="Publish before you have keys: creators line up, and ask once the keys come."
    >
      <Switch
        label={t(isDraft ? 'Start as a waitlist' : 'It is a waitlist')}
        description={t(
          isDraft
            ? 'Nobody is invited, claims or submits before you convert it to a key campaign.'
            : 'Switch it off to convert it: everybody on the waitlist becomes an applicant. It cannot become a waitlist again.',
        )}
        {...form.getInputProps('waitlist', { type: 'checkbox' })}
      />
      {!isDraft && !waitlist && (
        <Notice tone="warn" title="The waitlist is converted when you save">
          Add at least one key set with codes: creators can be accepted and claim from then on.
        </Notice>
      )}
    </Panel>
  )
}
