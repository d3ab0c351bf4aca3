import { useApolloClient } from '@apollo/client/react'
import { Textarea } from '@mantine/core'
import { linesOf, traceLimit } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { readFragment } from '../../lib/fragments.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { traceCodes } from './codeStream.ts'
import { CodesPage_CodeFragmentDoc, TracedCodesDocument } from './generated/CodesPage.ts'
import { type Trace, Traces } from './Traces.tsx'

const id = 'trace-codes'

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

/** Finds out who held a leaked code. Searches by hash, so only exact matches count. */
const TraceCodes = ({ onChanged }: { onChanged: () => void }) => {
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
  const renew = async (shown: readonly Trace[]) => {
    onChanged()
    setTraces(await trace(shown.map(({ text }) => text)))
  }
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
      {traces && <Traces traces={traces} onRevoked={() => void renew(traces)} />}
    </DialogForm>
  )
}

export const openTrace = (onChanged: () => void): void =>
  modals.add({ id, title: 'Trace codes', size: 'xl', content: <TraceCodes onChanged={onChanged} /> })
