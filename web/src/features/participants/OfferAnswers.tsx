import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { formatCents } from '../../lib/format.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { type Answer, type ChosenOffer, most, type Outcome, totalOf } from './offerAnswers.ts'
import { useAnswerBids } from './useAnswerBids.ts'

const dialogId = 'answer-offers'

const titles: Readonly<Record<Answer, string>> = {
  accept: '{count, plural, one {Accept # offer?} other {Accept # offers?}}',
  decline: '{count, plural, one {Decline # offer?} other {Decline # offers?}}',
}
const done: Readonly<Record<Answer, string>> = { accept: 'Accepted', decline: 'Declined' }

/** What became of each, by name. */
const Outcomes = ({ outcomes, answer }: { outcomes: readonly Outcome[]; answer: Answer }) => {
  const t = useText()
  return (
    <Stack>
      <RowList>
        {outcomes.map(({ id, name, refused }) => (
          <Row key={id} title={name} text={refused === null ? t(done[answer]) : t(refused)} />
        ))}
      </RowList>
      <Group justify="flex-end">
        <Button onClick={() => void modals.remove(dialogId, { force: true })}>{t('Close')}</Button>
      </Group>
    </Stack>
  )
}

type Asked = { offers: readonly ChosenOffer[]; answer: Answer; onDone: () => void }

const Confirmation = ({ offers, answer, onDone }: Asked) => {
  const t = useText()
  const answerBids = useAnswerBids()
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  const form = useFields({ agreed: false })
  const submit = useSubmit(form, {
    explain,
    check: ({ agreed }): Record<string, string> =>
      answer === 'decline' || agreed ? {} : { agreed: 'Please confirm that you have checked the offers' },
    send: async () => {
      setOutcomes(await answerBids(offers, answer))
      onDone()
    },
  })
  if (outcomes !== null) return <Outcomes outcomes={outcomes} answer={answer} />
  return (
    <DialogForm
      id={dialogId}
      submitLabel={answer === 'accept' ? 'Accept' : 'Decline'}
      dangerous={answer === 'decline'}
      {...submit}
    >
      <RowList>
        {offers.map(({ id, name, amountCents }) => (
          <Row key={id} title={name} side={formatCents(amountCents)} />
        ))}
      </RowList>
      <p>{t('{amount} in total', { amount: formatCents(totalOf(offers)) })}</p>
      {answer === 'accept' && (
        <Checkbox
          label={t('I have checked the offers and agree to them. Each is paid within 5 days.')}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
      )}
    </DialogForm>
  )
}

type Props = {
  count: number
  /** Which they are: asked for when a button is pressed. */
  load: () => Promise<readonly ChosenOffer[]>
  onDone: () => void
}

/** Accept or decline all offers that are chosen; each has an outcome of its own. */
export const OfferAnswers = ({ count, load, onDone }: Props) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (answer: Answer) => {
    setBusy(true)
    setProblem(null)
    try {
      const offers = await load()
      modals.add({
        id: dialogId,
        title: t(titles[answer], { count: offers.length }),
        content: <Confirmation offers={offers} answer={answer} onDone={onDone} />,
      })
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  if (count > most)
    return <Notice tone="warn">{t('Please choose at most {most} offers at once', { most })}</Notice>
  return (
    <Group gap="xs">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button size="compact-sm" loading={busy} onClick={() => void ask('accept')}>
        {t('Accept')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void ask('decline')}>
        {t('Decline')}
      </Button>
    </Group>
  )
}
