import { useQuery } from '@apollo/client/react'
import { Button, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { codeExampleOf, importForm, importLimits } from '@questboard/domain'
import { useState } from 'react'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { Notice } from '../../components/Notice.tsx'
import { checkWith, type Form, useFields, useSubmit } from '../../lib/form.ts'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { CodeFileFields, useCodeFile } from './CodeFileFields.tsx'
import { type CodeLine, usableAmong } from './codeLines.ts'
import type { Target } from './codeStream.ts'
import { CodeChoicesDocument } from './generated/CodesPage.ts'
import { PastedCodes } from './PastedCodes.tsx'
import { nothingPasted } from './pasted.ts'

type Props = {
  itemId: string
  onRead: (target: Target, codes: readonly CodeLine[]) => Promise<void>
  onCancel: () => void
}

const problemOf = (codes: readonly CodeLine[]): string | null => {
  if (codes.length === 0) return 'Please enter at least one code'
  const usable = usableAmong(codes).length
  if (usable === 0) return 'No line contains a code that we can add'
  return usable > importLimits.codes ? 'Please add up to 100,000 codes at a time' : null
}

const empty = { distributionChannelId: '', platformName: '', note: '', pasted: nothingPasted }
type Fields = Form<typeof empty & { itemId: string }>

const TargetFields = ({ form }: { form: Fields }) => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(CodeChoicesDocument, { variables: { companyId: user?.company?.id ?? '' } })
  const { data } = query
  return (
    <FieldGrid>
      <LoadProblem query={query} />
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
          <CodeFileFields from={file} />
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
