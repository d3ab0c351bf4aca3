import { useQuery } from '@apollo/client/react'
import { Button, FileInput, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { codeExampleOf, importForm, importLimits } from '@questboard/domain'
import { IconUpload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { Notice } from '../../components/Notice.tsx'
import { checkWith, type Form, useFields, useSubmit } from '../../lib/form.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import type { Target } from './codeStream.ts'
import { type CodeTable, codesIn, guessColumn, readTable, widthOf } from './codeTable.ts'
import { CodeChoicesDocument } from './generated/CodesPage.ts'
import { PastedCodes } from './PastedCodes.tsx'
import { nothingPasted } from './pasted.ts'

type Props = {
  itemId: string
  onRead: (target: Target, codes: readonly string[]) => Promise<void>
  onCancel: () => void
}

/** A parsed file and the index of its code column. Null if no column was chosen. */
type Chosen = { readonly table: CodeTable; readonly column: number | null }

const columnNames = (table: CodeTable) =>
  Array.from({ length: widthOf(table) }, (_, column) => ({
    value: String(column),
    label: table[0]?.[column]?.trim() || String(column + 1),
  }))

/** Reads codes from a file in the browser. Guesses the column with the codes, which the user can change. */
const useCodeFile = (channelId: string) => {
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (next: File | null): Promise<void> => {
    setFile(next)
    setChosen(null)
    setProblem(null)
    if (next === null) return
    try {
      setChosen({ table: await readTable(next), column: null })
    } catch {
      setProblem('We couldn’t read this file. Choose a CSV, TXT or XLSX file.')
    }
  }
  const read = useMemo(() => {
    const table = chosen?.table ?? []
    const column = chosen?.column ?? guessColumn(table, channelId)
    return { table, column, codes: chosen === null ? [] : codesIn(table, column) }
  }, [chosen, channelId])
  return {
    file,
    problem,
    take,
    ...read,
    chooseColumn: (next: number) => setChosen({ table: read.table, column: next }),
  }
}

type CodeFile = ReturnType<typeof useCodeFile>

const FileFields = ({ from }: { from: CodeFile }) => {
  const t = useText()
  return (
    <Stack>
      <FileInput
        label={t('File')}
        description={t('CSV, TXT or XLSX, up to 100,000 codes')}
        placeholder={t('Choose a file')}
        leftSection={<IconUpload size={16} />}
        accept=".csv,.txt,.tsv,.xlsx"
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        value={from.file}
        onChange={(file) => void from.take(file)}
        error={from.problem && t(from.problem)}
      />
      {widthOf(from.table) > 1 && (
        <Select
          label={t('Column with the codes')}
          allowDeselect={false}
          data={columnNames(from.table)}
          value={String(from.column)}
          onChange={(value) => from.chooseColumn(Number(value))}
        />
      )}
      {from.codes.length > 0 && (
        <Text aria-live="polite">
          {t('{count, plural, one {# code} other {# codes}} found', { count: from.codes.length })}
        </Text>
      )}
    </Stack>
  )
}

const problemOf = (codes: readonly string[]): string | null => {
  if (codes.length === 0) return 'Please enter at least one code'
  if (codes.length > importLimits.codes) return 'Please add up to 100,000 codes at a time'
  const long = codes.findIndex((code) => code.length > importLimits.length)
  return long < 0 ? null : 'Codes can have up to 500 characters'
}

const empty = { distributionChannelId: '', platformName: '', note: '', pasted: nothingPasted }
type Fields = Form<typeof empty & { itemId: string }>

const TargetFields = ({ form }: { form: Fields }) => {
  const t = useText()
  const { user } = useSession()
  const { data } = useQuery(CodeChoicesDocument, { variables: { companyId: user?.company?.id ?? '' } })
  return (
    <FieldGrid>
      <Select
        label={t('Item')}
        required
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('Add the item first')}
        data={(data?.code_item ?? []).map(({ id, name, game }) => ({
          value: id,
          label: name === game.name ? name : t('{item} · {game}', { item: name, game: game.name }),
        }))}
        {...form.bind('itemId')}
        onChange={(value) => form.setFieldValue('itemId', value ?? '')}
      />
      <Select
        label={t('Platform')}
        required
        searchable
        allowDeselect={false}
        data={(data?.distribution_channel ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.bind('distributionChannelId')}
        onChange={(value) => form.setFieldValue('distributionChannelId', value ?? '')}
      />
      {form.values.distributionChannelId === 'other' && (
        <TextInput
          label={t('Name of the platform')}
          required
          maxLength={100}
          {...form.getInputProps('platformName')}
        />
      )}
      <TextInput label={t('Note (optional)')} maxLength={500} {...form.getInputProps('note')} />
    </FieldGrid>
  )
}

export const ImportForm = ({ itemId, onRead, onCancel }: Props) => {
  const t = useText()
  const form = useFields({ itemId, ...empty })
  const [source, setSource] = useState('paste')
  const file = useCodeFile(form.values.distributionChannelId)
  const { codes } = source === 'file' ? file : form.values.pasted
  const example = codeExampleOf(form.values.distributionChannelId)
  const submit = useSubmit(form, {
    check: (values) => {
      const problem = problemOf(codes)
      const errors = checkWith(importForm)(values)
      return problem === null ? errors : { ...errors, pasted: problem }
    },
    send: ({ pasted: _, ...target }) => onRead(target, codes),
  })
  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Stack>
        {submit.problem && <Notice tone="bad">{submit.problem}</Notice>}
        <TargetFields form={form} />
        <SegmentedControl
          aria-label={t('Source')}
          value={source}
          onChange={setSource}
          data={[
            { value: 'paste', label: t('Type or paste') },
            { value: 'file', label: t('From a file') },
          ]}
        />
        {source === 'file' ? (
          <FileFields from={file} />
        ) : (
          <PastedCodes
            label={t('Codes, one per line')}
            description={example === null ? undefined : t('Example: {example}', { example })}
            {...form.bind('pasted')}
          />
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('You’ll review the codes before they are added.')}
          </Text>
          <Group>
            <Button variant="default" onClick={onCancel}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={submit.saving}>
              {t('Review {count, plural, =0 {codes} one {# code} other {# codes}}', {
                count: codes.length,
              })}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}
