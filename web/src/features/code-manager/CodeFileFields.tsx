import { Checkbox, FileInput, Select, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useText } from '../../lib/text.ts'
import {
  type CodeTable,
  codesIn,
  guessColumn,
  hasHead,
  type ReadTable,
  readTable,
  widthOf,
} from './codeTable.ts'
import { type Encoding, encodings, isEncoding } from './encoding.ts'

/** An uploaded file and the user's choices about its format. We guess the choices that the user has not made. */
type Chosen = ReadTable & { readonly column?: number; readonly isHeadFirst?: boolean }

const columnNames = (table: CodeTable) =>
  Array.from({ length: widthOf(table) }, (_, column) => ({
    value: String(column),
    label: table[0]?.cells[column]?.trim() || String(column + 1),
  }))

/** Reads codes from a file. Guesses encoding, header line and column, and lets the user change each guess. */
export const useCodeFile = (channelId: string) => {
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (next: File | null, encoding?: Encoding): Promise<void> => {
    setFile(next)
    setChosen(null)
    setProblem(null)
    if (next === null) return
    try {
      setChosen(await readTable(next, encoding))
    } catch {
      setProblem('We couldn’t read this file. Choose a CSV, TXT or XLSX file.')
    }
  }
  const read = useMemo(() => {
    const table = chosen?.table ?? []
    const column = chosen?.column ?? guessColumn(table, channelId)
    const isHeadFirst = chosen?.isHeadFirst ?? hasHead(table)
    return { table, column, isHeadFirst, codes: chosen === null ? [] : codesIn(table, column, isHeadFirst) }
  }, [chosen, channelId])
  return {
    file,
    problem,
    take,
    encoding: chosen?.encoding ?? null,
    ...read,
    choose: (choice: Pick<Chosen, 'column' | 'isHeadFirst'>) =>
      setChosen((before) => before && { ...before, ...choice }),
  }
}

type CodeFile = ReturnType<typeof useCodeFile>

const Choices = ({ from }: { from: CodeFile }) => {
  const t = useText()
  return (
    <>
      {from.encoding !== null && (
        <Select
          label={t('Encoding')}
          description={t('Choose another one if letters look wrong.')}
          allowDeselect={false}
          data={Object.entries(encodings).map(([value, label]) => ({ value, label: t(label) }))}
          value={from.encoding}
          onChange={(value) => isEncoding(value) && void from.take(from.file, value)}
        />
      )}
      {widthOf(from.table) > 1 && (
        <Select
          label={t('Column with the codes')}
          allowDeselect={false}
          data={columnNames(from.table)}
          value={String(from.column)}
          onChange={(value) => from.choose({ column: Number(value) })}
        />
      )}
      <Checkbox
        label={t('The first line is a title')}
        checked={from.isHeadFirst}
        onChange={({ currentTarget }) => from.choose({ isHeadFirst: currentTarget.checked })}
      />
    </>
  )
}

export const CodeFileFields = ({ from }: { from: CodeFile }) => {
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
      {from.table.length > 0 && <Choices from={from} />}
      {from.codes.length > 0 && (
        <Text aria-live="polite">
          {t('{count, plural, one {# code} other {# codes}} found', { count: from.codes.length })}
        </Text>
      )}
    </Stack>
  )
}
