import { errors, isExtension } from '@questboard/domain'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { MomentInput } from '../../../components/MomentInput.tsx'
import { explain } from '../../../lib/failure.ts'
import { useFields, useSubmit } from '../../../lib/form.ts'
import { formatMoment } from '../../../lib/format.ts'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import { useCompanyMoves } from './useContentMoves.ts'

type Props = { runId: string; version: number; deadline: string }

const extending = 'extend-content-deadline'

const ExtendForm = ({ runId, version, deadline }: Props) => {
  const t = useText()
  const { extend } = useCompanyMoves(runId, version)
  const form = useFields({ until: deadline })
  const submit = useSubmit(form, {
    explain,
    check: ({ until }): Record<string, string> =>
      until !== '' && isExtension(new Date(deadline), new Date(until))
        ? {}
        : { until: errors['deadline-later'] },
    send: async ({ until }) => {
      await extend(until)
      await modals.remove(extending, { force: true })
    },
  })
  return (
    <DialogForm id={extending} dirty={form.isDirty()} submitLabel="Extend deadline" {...submit}>
      <MomentInput
        label={t('Content is due by')}
        description={t('The content was due by {when}. Content after this time is still marked late.', {
          when: formatMoment(deadline),
        })}
        required
        {...form.bind('until')}
      />
    </DialogForm>
  )
}

/** A deadline can be extended, but never shortened. */
export const openExtension = (props: Props) =>
  modals.add({ id: extending, title: 'Extend the deadline', content: <ExtendForm {...props} /> })
