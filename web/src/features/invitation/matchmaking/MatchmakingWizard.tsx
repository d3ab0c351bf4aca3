import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Steps } from '../../../components/Steps.tsx'
import { useKept } from '../../../components/useKept.ts'
import { explain } from '../../../lib/failure.ts'
import { useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useIntent } from '../../../lib/intent.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { modals } from '../../../lib/modals.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import {
  MatchActivationsDocument,
  type Matchmaking_MatchmakingFragment,
  Matchmaking_MatchmakingFragmentDoc,
  RequestMatchmakingDocument,
} from './generated/matchmaking.ts'
import { matchAddress } from './matchAddress.ts'
import { useMatchmaking } from './useMatchmaking.ts'
import {
  type Activations,
  Audience,
  Budget,
  Introduction,
  Objectives,
  SelectActivation,
} from './WizardSteps.tsx'
import { checkStep, newWish, readWish, stepToFix, type Wish, wizardSteps } from './wizard.ts'

const dialog = 'matchmaking'
const close = () => void modals.remove(dialog, { force: true })

const Ranking = () => {
  const t = useText()
  return (
    <Group role="status">
      <Loader size="sm" />
      <Text>{t('Ranking creators. This takes a few seconds, and you can close this window.')}</Text>
    </Group>
  )
}

const Ranked = ({ match, onAgain }: { match: Matchmaking_MatchmakingFragment; onAgain: () => void }) => {
  const t = useText()
  if (match.status === 'failed')
    return (
      <Notice
        tone="bad"
        title="We couldn’t rank the creators"
        action={<Button onClick={onAgain}>{t('Try again')}</Button>}
      >
        {t('Please try again in a moment.')}
      </Notice>
    )
  if (match.status !== 'ready') return <Ranking />
  const count = match.items_aggregate.aggregate?.count ?? 0
  return (
    <Stack>
      <Notice tone={count > 0 ? 'good' : 'info'} title={count > 0 ? 'Your matches are ready' : 'No matches'}>
        {count > 0
          ? t(
              '{considered, plural, one {# creator} other {# creators}} considered, {count, plural, one {# match} other {# matches}} suggested, {best, plural, =0 {none} other {#}} of them great or excellent.',
              {
                considered: match.creators_considered ?? 0,
                count,
                best: match.best.aggregate?.count ?? 0,
              },
            )
          : t(
              'No creator who can join matches this audience and budget. Widen the audience or raise the budget.',
            )}
      </Notice>
      <Group justify="flex-end">
        <Button variant="default" onClick={onAgain}>
          {t('Change')}
        </Button>
        {count > 0 && (
          <Button component={AppLink} to={matchAddress(match)} onClick={close}>
            {t('View matches')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Shows progress while the creators are ranked, and then the result. */
const Outcome = ({ id, onAgain }: { id: string; onAgain: () => void }) => (
  <Loaded query={useMatchmaking(id)} skeleton={<Ranking />}>
    {({ matchmaking_by_pk: found }) =>
      found ? (
        <Ranked match={readFragment(Matchmaking_MatchmakingFragmentDoc, found)} onAgain={onAgain} />
      ) : (
        <NotFound what="matchmaking" />
      )
    }
  </Loaded>
)

type AskingProps = {
  activations: Activations
  initial: Wish
  first: number
  onAsked: (id: string, wish: Wish) => void
}

const Asking = ({ activations, initial, first, onAsked }: AskingProps) => {
  const t = useText()
  const [step, setStep] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const fields = useFields<Wish>(initial)
  const [request] = useMutation(RequestMatchmakingDocument)
  const intent = useIntent()
  useKept(dialog, { dirty: fields.isDirty(), busy: saving })
  const isLast = step === wizardSteps.length - 1
  const send = async () => {
    const wish = readWish(fields.values)
    const { data } = await intent(wish, (idempotencyKey) =>
      request({ variables: { ...wish, idempotencyKey } }),
    )
    const id = data?.requestMatchmaking?.matchmakingId
    if (id) onAsked(id, fields.values)
  }
  const goOn = async () => {
    const errors = checkStep(step, fields.values)
    fields.setErrors(errors)
    if (Object.keys(errors).length > 0) return
    if (!isLast) return setStep(step + 1)
    const first = stepToFix(fields.values)
    if (first !== null) return setStep(first)
    setSaving(true)
    setProblem(null)
    try {
      await send()
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setSaving(false)
    }
  }
  const parts = [
    <Introduction key="introduction" fields={fields} onLeave={close} />,
    ...[SelectActivation, Objectives, Audience, Budget].map((Part) => (
      <Part key={Part.name} fields={fields} activations={activations} />
    )),
  ]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
    >
      <Stack>
        <Steps steps={wizardSteps.map((one) => t(one))} current={step} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        {parts[step]}
        <Group justify="space-between">
          <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t('Back')}
          </Button>
          <Button type="submit" loading={saving}>
            {t(isLast ? 'Find matches' : 'Next')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const withGame = (wish: Wish, activations: Activations): Wish => {
  if (wish.gameId !== '') return wish
  const activation = activations.find(({ id }) => id === wish.activationId)
  return {
    ...wish,
    activationId: activation?.id ?? '',
    gameId: activation?.game?.id ?? activation?.games[0]?.game_id ?? '',
  }
}

export const MatchmakingWizard = ({ initial, isAgain }: { initial: Wish; isAgain: boolean }) => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(MatchActivationsDocument, { variables: { companyId: user?.company?.id ?? '' } })
  const [asked, setAsked] = useState<{ id: string; wish: Wish } | null>(null)
  const [again, setAgain] = useState<Wish | null>(isAgain ? initial : null)
  return (
    <Loaded query={query}>
      {({ activation }) => {
        if (activation.length === 0)
          return (
            <Notice tone="info" title="No live or upcoming activation">
              {t('Matchmaking needs a live or upcoming activation. Publish one first.')}
            </Notice>
          )
        if (asked)
          return (
            <Outcome
              id={asked.id}
              onAgain={() => {
                setAgain(asked.wish)
                setAsked(null)
              }}
            />
          )
        return (
          <Asking
            activations={activation}
            initial={withGame(again ?? initial, activation)}
            first={again === null ? 0 : 1}
            onAsked={(id, wish) => setAsked({ id, wish })}
          />
        )
      }}
    </Loaded>
  )
}

/**
 * Opened from an activation's page, the wizard preselects the activation. Opened from an earlier matchmaking, it has
 * all its values.
 */
export const openMatchmaking = (from: string | null | Wish) => {
  const isAgain = from !== null && typeof from !== 'string'
  modals.add({
    id: dialog,
    title: 'Matchmaking',
    size: 'xl',
    content: <MatchmakingWizard initial={isAgain ? from : newWish(from)} isAgain={isAgain} />,
  })
}
