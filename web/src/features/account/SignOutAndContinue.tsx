import { Button } from '@mantine/core'
import { useState } from 'react'
import { signOut } from '../../lib/auth.ts'
import { explain } from '../../lib/failure.ts'
import { session } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

/** Signs out an account that cannot use a link, and reloads the same page for a visitor. Other tabs reload too. */
export const SignOutAndContinue = () => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await signOut('/login')
      session.tellOthers()
      window.location.reload()
    } catch (error) {
      toasts.bad(explain(error).message)
      setBusy(false)
    }
  }
  return (
    <Button fullWidth loading={busy} onClick={() => void go()}>
      {t('Sign out and continue')}
    </Button>
  )
}
