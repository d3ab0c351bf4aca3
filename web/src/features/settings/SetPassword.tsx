import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { SetPasswordDocument } from './generated/SetPassword.ts'

/** For whoever signed up through a channel: what is asked for the current password elsewhere needs one first. */
export const SetPassword = ({ email }: { email: string }) => {
  const t = useText()
  const [ask, { loading }] = useMutation(SetPasswordDocument)
  const send = () =>
    void ask({ variables: { email } }).then(
      () => toasts.good('A link to choose a password is on its way, please check your inbox.'),
      (error: unknown) => toasts.bad(explain(error).message),
    )
  return (
    <Panel
      title="Password"
      text={t('You sign in through a channel. A link to set a password goes to {email}.', { email })}
      actions={
        <Button variant="default" loading={loading} onClick={send}>
          {t('Set a password')}
        </Button>
      }
    />
  )
}
