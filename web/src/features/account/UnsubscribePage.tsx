import { Button, Stack } from '@mantine/core'
import { errors, type MailWish, mailPreferenceNames } from '@questboard/domain'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { type Answer, isOn, readWish, sendWish, type Wished, wishFor } from './wishes.ts'

type State = { kind: 'loading' } | { kind: 'trouble' } | { kind: 'known'; answer: Answer }

/**
 * Loads the preference that the link controls. A user who turns the preference off can restore its previous value.
 */
const useWish = (token: string) => {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [undo, setUndo] = useState<MailWish>('on')
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    readWish(token).then(
      (answer) => {
        if (answer && isOn(answer)) setUndo(wishFor(answer))
        setState({ kind: 'known', answer })
      },
      () => setState({ kind: 'trouble' }),
    )
  }, [token])
  const change = async (wish: MailWish): Promise<void> => {
    setSaving(true)
    await sendWish(token, wish).then(
      (answer) => setState({ kind: 'known', answer }),
      () => toasts.bad(errors['service-unavailable']),
    )
    setSaving(false)
  }
  return { state, undo, saving, change }
}

const Settings = () => {
  const t = useText()
  return (
    <Button component={AppLink} to="/user/settings/notifications" variant="subtle" fullWidth>
      {t('Choose your emails')}
    </Button>
  )
}

type ChoiceProps = {
  wished: Wished
  undo: MailWish
  saving: boolean
  change: (wish: MailWish) => Promise<void>
}

const Choice = ({ wished, undo, saving, change }: ChoiceProps) => {
  const t = useText()
  const what = t(mailPreferenceNames[wished.preference])
  const isSent = isOn(wished)
  return (
    <AccountFrame
      title={isSent ? t('Unsubscribe from {what}?', { what }) : t('You’re unsubscribed')}
      text={
        isSent
          ? t('We’ll stop sending you this kind of email. Nothing else changes.')
          : t('You’ll no longer get {what}.', { what })
      }
    >
      <Stack>
        <Button
          key={String(isSent)}
          variant={isSent ? 'filled' : 'default'}
          fullWidth
          loading={saving}
          onClick={() => change(isSent ? 'off' : undo)}
        >
          {isSent ? t('Unsubscribe') : t('Subscribe again')}
        </Button>
        <Settings />
      </Stack>
    </AccountFrame>
  )
}

/** The page behind an email's unsubscribe link. Opening the page changes nothing, because link scanners open it too. */
const UnsubscribePage = () => {
  const { token = '' } = useParams()
  const { state, ...rest } = useWish(token)
  if (state.kind === 'loading')
    return (
      <AccountFrame title="Choose your emails">
        <LinesSkeleton lines={2} />
      </AccountFrame>
    )
  if (state.kind === 'known' && state.answer) return <Choice wished={state.answer} {...rest} />
  const text = state.kind === 'known' ? errors['unsubscribe-link'] : errors['service-unavailable']
  return (
    <AccountFrame key="known" title="Choose your emails" text={text}>
      <Settings />
    </AccountFrame>
  )
}

export default UnsubscribePage
