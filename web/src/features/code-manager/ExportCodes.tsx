import { Checkbox, Select, Text } from '@mantine/core'
import { codeStatuses } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { exportCodes } from './codeStream.ts'
import { statusNames } from './holder.ts'

const id = 'export-codes'

type Item = { readonly id: string; readonly name: string }

/** A browser needs a moment to take what it is given. */
const give = (file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'codes.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Codes in clear, in a file: for owners, who say that they know what it is. */
const ExportCodes = ({ items }: { items: readonly Item[] }) => {
  const t = useText()
  const form = useFields({ itemId: '', status: '', agreed: false })
  const submit = useSubmit(form, {
    check: ({ agreed }): FieldErrors =>
      agreed ? {} : { agreed: 'Please confirm that you know what is in the file' },
    send: async ({ itemId, status }) => {
      give(await exportCodes({ itemId, status }))
      await modals.remove(id, { force: true })
    },
  })
  return (
    <DialogForm id={id} submitLabel="Export" {...submit}>
      <Text>
        {t(
          'The file comes to this browser alone: it is not stored and not mailed. Each code in it is written down as looked at by you.',
        )}
      </Text>
      <Select
        label={t('Item')}
        placeholder={t('All items')}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        data={items.map(({ id: value, name }) => ({ value, label: name }))}
        value={form.values.itemId || null}
        onChange={(value) => form.setFieldValue('itemId', value ?? '')}
      />
      <Select
        label={t('Status')}
        placeholder={t('Any status')}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        data={codeStatuses.map((value) => ({ value, label: t(statusNames[value]) }))}
        value={form.values.status || null}
        onChange={(value) => form.setFieldValue('status', value ?? '')}
      />
      <Checkbox
        label={t('Whoever has this file can use the codes. I keep it safe.')}
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
    </DialogForm>
  )
}

export const openExport = (items: readonly Item[]): void =>
  modals.add({ id, title: 'Export codes', size: 'sm', content: <ExportCodes items={items} /> })
