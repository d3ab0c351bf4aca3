import { Checkbox, Text } from '@mantine/core'
import { DialogForm } from '../../components/DialogForm.tsx'
import type { Code_Bool_Exp } from '../../generated/inputs.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { giveFile } from '../../lib/giveFile.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { choiceInWords } from '../../tables/Filters.tsx'
import type { Filter } from '../../tables/filters.ts'
import type { View } from '../../tables/view.ts'
import { exportCodes } from './codeStream.ts'
import { exportWish } from './exportWish.ts'

const id = 'export-codes'

type Shown = { readonly filters: readonly Filter<Code_Bool_Exp>[]; readonly view: View }

/** Shows which filters limit the export. */
const Narrowed = ({ filters, view, wish }: Shown & { wish: Readonly<Record<string, string>> }) => {
  const t = useText()
  if (Object.keys(wish).length === 0) return <Text fw={600}>{t('All codes of your company')}</Text>
  return (
    <div>
      <Text fw={600}>{t('The codes shown in the table')}</Text>
      {wish.q && <Text>{t('Matching “{words}”', { words: wish.q })}</Text>}
      {filters
        .filter((filter) => wish[filter.id])
        .map((filter) => (
          <Text key={filter.id}>
            {t(filter.title)}: {choiceInWords(t, filter, view.filters[filter.id] ?? '')}
          </Text>
        ))}
    </div>
  )
}

/** Exports codes in plain text. For owners only, after they confirm the risk. */
const ExportCodes = (shown: Shown) => {
  const t = useText()
  const wish = exportWish(shown.filters, shown.view)
  const form = useFields({ agreed: false })
  const submit = useSubmit(form, {
    check: ({ agreed }): FieldErrors => (agreed ? {} : { agreed: 'Confirm that you’ll keep the file safe' }),
    send: async () => {
      giveFile('codes.csv', [await exportCodes(wish)])
      await modals.remove(id, { force: true })
    },
  })
  return (
    <DialogForm id={id} submitLabel="Export" {...submit}>
      <Text>
        {t(
          'The file downloads to this browser only; we don’t store or email it. We log that you revealed every code in the file.',
        )}
      </Text>
      <Narrowed {...shown} wish={wish} />
      <Checkbox
        label={t('Anyone with this file can use the codes. I’ll keep the file safe.')}
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
    </DialogForm>
  )
}

export const openExport = (shown: Shown): void =>
  modals.add({ id, title: 'Export codes', size: 'sm', content: <ExportCodes {...shown} /> })
