import { useApolloClient } from '@apollo/client/react'
import { Stack, Table, Textarea } from '@mantine/core'
import { linesOf, traceLimit } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import classes from './codeManager.module.css'
import { traceCodes } from './codeStream.ts'
import { CodesPage_CodeFragmentDoc, TracedCodesDocument } from './generated/CodesPage.ts'
import { type Code, holderOf, itemOf, placeOf, platformOf, stateOf } from './holder.ts'

const id = 'trace-codes'

/** A searched line and its code. Null if the company has no such code. */
type Trace = { readonly line: number; readonly text: string; readonly code: Code | null }

const useTrace = () => {
  const client = useApolloClient()
  return async (texts: readonly string[]): Promise<readonly Trace[]> => {
    const found = await traceCodes(texts)
    const { data } = await client.query({
      query: TracedCodesDocument,
      variables: { ids: found.flatMap(({ codeId }) => codeId ?? []) },
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
    })
    const rows = (data?.code ?? []).map((row) => readFragment(CodesPage_CodeFragmentDoc, row))
    const known = new Map(rows.map((row) => [row.id, row]))
    return found.map(({ line, codeId }) => ({
      line,
      text: texts[line - 1] ?? '',
      code: known.get(codeId ?? '') ?? null,
    }))
  }
}

const TraceRow = ({ text, code }: Trace) => {
  const t = useText()
  if (code === null)
    return (
      <Table.Tr>
        <Table.Td className={classes.code}>{text}</Table.Td>
        <Table.Td colSpan={6}>{t('Not one of your codes')}</Table.Td>
      </Table.Tr>
    )
  return (
    <Table.Tr>
      <Table.Td className={classes.code}>{text}</Table.Td>
      <Table.Td>
        <StatusBadge tone={stateOf(code).tone}>{stateOf(code).words}</StatusBadge>
      </Table.Td>
      <Table.Td>{holderOf(code)}</Table.Td>
      <Table.Td>{placeOf(code)}</Table.Td>
      <Table.Td>{formatMoment(code.claimed_at)}</Table.Td>
      <Table.Td>{formatMoment(code.revealed_at)}</Table.Td>
      <Table.Td>
        {[itemOf(code), platformOf(code), formatDay(code.batch.created_at), code.batch.note]
          .filter(Boolean)
          .join(' · ')}
      </Table.Td>
    </Table.Tr>
  )
}

const heads = ['Code', 'Status', 'Holder', 'Claimed in', 'Claimed', 'First revealed', 'Batch']

const Traces = ({ traces }: { traces: readonly Trace[] }) => {
  const t = useText()
  const known = traces.filter(({ code }) => code !== null).length
  return (
    <Stack aria-live="polite">
      <strong>
        {t('{known} of {count, plural, one {# code is yours} other {# codes are yours}}', {
          known,
          count: traces.length,
        })}
      </strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard. */}
      <section className={classes.scroll} aria-label={t('Traced codes')} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head}>{t(head)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {traces.map((trace) => (
              <TraceRow key={trace.line} {...trace} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Stack>
  )
}

/** Finds out who held a leaked code. Searches by hash, so only exact matches count. */
const TraceCodes = () => {
  const t = useText()
  const trace = useTrace()
  const [traces, setTraces] = useState<readonly Trace[] | null>(null)
  const form = useFields({ codes: '' })
  const submit = useSubmit(form, {
    check: ({ codes }): FieldErrors => {
      const { length } = linesOf(codes)
      if (length === 0) return { codes: 'Please enter at least one code' }
      return length > traceLimit ? { codes: 'Please trace up to 1,000 codes at a time' } : {}
    },
    send: async ({ codes }) => setTraces(await trace(linesOf(codes))),
  })
  return (
    <DialogForm id={id} submitLabel="Trace" {...submit}>
      <Textarea
        label={t('Codes, one per line')}
        description={t('Enter complete codes exactly as you found them, with upper and lower case.')}
        autosize
        minRows={3}
        maxRows={8}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('codes')}
      />
      {traces && <Traces traces={traces} />}
    </DialogForm>
  )
}

export const openTrace = (): void =>
  modals.add({ id, title: 'Trace codes', size: 'xl', content: <TraceCodes /> })
