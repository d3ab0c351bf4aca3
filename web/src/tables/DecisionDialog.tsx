import { Checkbox, Text, Textarea } from '@mantine/core'
import { errors, paymentDeadline } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../components/DialogForm.tsx'
import { MoneySum } from '../components/MoneySum.tsx'
import { Notice } from '../components/Notice.tsx'
import { explain } from '../lib/failure.ts'
import { useFields, useSubmit } from '../lib/form.ts'
import { formatCount, formatExactCents, formatMoment } from '../lib/format.ts'
import { modals } from '../lib/modals.ts'
import { useText } from '../lib/text.ts'
import { type BulkLine, lineWords } from './bulkLines.ts'
import classes from './DecisionDialog.module.css'
import type { Decision } from './decision.ts'

const decisionDialogId = 'decide'

/** The affected rows: the first few in lines, and the number of the others. */
export type Decided = {
  readonly count: number
  readonly lines: readonly BulkLine[]
  /** Selected creators who are left out, because they have no offer that the company can answer. */
  readonly leftOut?: readonly BulkLine[]
  readonly money?: {
    readonly totalCents: number
    readonly feeCents: number
    readonly payoutCostCents: number
  } | null
}

const Lines = ({ lines }: { lines: readonly BulkLine[] }) => (
  <ul className={classes.lines}>
    {lines.map((line, index) => (
      // The index is the React key, because two lines can have the same words and the list never changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <li key={index}>{lineWords(line)}</li>
    ))}
  </ul>
)

const Named = ({ count, lines, leftOut = [] }: Decided) => {
  const t = useText()
  const more = count - lines.length
  return (
    <>
      <Lines lines={lines} />
      {more > 0 && <Text>{t('and {count} more', { count: formatCount(more) })}</Text>}
      {leftOut.length > 0 && (
        <Notice tone="warn" title="Skipped because these creators must answer first">
          <Lines lines={leftOut} />
        </Notice>
      )}
    </>
  )
}

/** The amount that the creators get, the payout cost, the fee, the total, and the due date (rules §5). */
const Agreed = ({ totalCents, feeCents, payoutCostCents }: NonNullable<Decided['money']>) => {
  const t = useText()
  const [due] = useState(() => paymentDeadline(new Date()).toISOString())
  return (
    <>
      <MoneySum
        rows={[
          [t('The creators get'), formatExactCents(totalCents - feeCents - payoutCostCents)],
          [t('Payout cost'), formatExactCents(payoutCostCents)],
          [t('Platform fee'), formatExactCents(feeCents)],
          [t('You pay'), formatExactCents(totalCents)],
        ]}
      />
      <Text>{t('Pay by {moment}', { moment: formatMoment(due) })}</Text>
    </>
  )
}

type Props = {
  readonly decision: Decision
  readonly decided: Decided
  readonly send: (message: string) => Promise<void>
}

/** Asks to confirm a decision that creators are notified of and that cannot be undone. */
const DecisionForm = ({ decision, decided, send }: Props) => {
  const t = useText()
  const { text, label, dangerous = false, message, agreement, failed } = decision
  const form = useFields({ message: '', agreed: false })
  const submit = useSubmit(form, {
    explain: (error) => {
      const failure = explain(error)
      return failed && failure.message === errors.unexpected ? { ...failure, message: failed } : failure
    },
    check: (typed): Record<string, string> => ({
      ...(message?.missing && typed.message.trim() === '' && { message: message.missing }),
      ...(agreement && !typed.agreed && { agreed: 'Confirm that you’ve checked the offers' }),
    }),
    send: async (typed) => {
      await send(typed.message.trim())
      await modals.remove(decisionDialogId, { force: true })
    },
  })
  return (
    <DialogForm
      id={decisionDialogId}
      dirty={form.values.message !== ''}
      submitLabel={label}
      dangerous={dangerous}
      {...submit}
    >
      <Named {...decided} />
      {agreement && decided.money && <Agreed {...decided.money} />}
      <Text>{t(text)}</Text>
      {message && (
        <Textarea
          label={t(message.label)}
          description={t(message.description)}
          required={message.missing !== undefined}
          maxLength={message.maxLength}
          autosize
          minRows={3}
          {...form.getInputProps('message')}
        />
      )}
      {agreement && <Checkbox label={t(agreement)} {...form.getInputProps('agreed', { type: 'checkbox' })} />}
    </DialogForm>
  )
}

export const askToDecide = (title: string, props: Props): void =>
  modals.add({ id: decisionDialogId, title, content: <DecisionForm {...props} /> })
