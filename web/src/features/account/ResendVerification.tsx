import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { ResendVerificationDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { toasts } from '../../lib/toasts.ts'

/** Sends the verification email again: to the signed-in account, or to the address that just registered. */
export const ResendVerification = ({ email }: { email?: string }) => {
  const [resend, { loading }] = useMutation(ResendVerificationDocument)
  const send = async () => {
    try {
      await resend({ variables: { identifier: email ?? null } })
      toasts.good('Verification email sent, please check your inbox.')
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return (
    <Button variant="default" fullWidth loading={loading} onClick={() => void send()}>
      Send the email again
    </Button>
  )
}
