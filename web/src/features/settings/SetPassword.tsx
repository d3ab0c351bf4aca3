import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { SetPasswordDocument } from './generated/SetPassword.ts'

/**
 * The form for users who signed up through a channel. They need a password before they can make changes that require
 * one.
 */
export const SetPassword = ({ email }: { email: string }) => {
  const t = useText()
  const [ask, { loading }] = useMutation(SetPasswordDocument)
  const send = () =>
    void ask({ variables: { email } }).then(
      () => toasts.good('We’ve emailed you a link to set a password. Please check your inbox.'),
      (error: unknown) => toasts.bad(explain(error).message),
    )
  return (
    <Panel
      title="Username, email and password"
      text={t(
        'You sign in through a channel. To change your username or email, set a password first. We’ll email a link to {email}.',
        { email },
      )}
      actions={
        <Button variant="default" loading={loading} onClick={send}>
          {t('Set a password')}
        </Button>
      }
    />
  )
}
