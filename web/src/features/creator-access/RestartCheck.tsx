import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CreatorAccessPageDocument } from './generated/CreatorAccessPage.ts'
import { RestartChannelVerificationDocument } from './generated/RestartCheck.ts'

export const RestartCheck = ({ connectionId }: { connectionId: string }) => {
  const t = useText()
  const [restart, { loading }] = useMutation(RestartChannelVerificationDocument, {
    refetchQueries: [CreatorAccessPageDocument],
  })
  const run = () =>
    restart({ variables: { connectionId } }).catch((error: unknown) => toasts.bad(explain(error).message))
  return (
    <Button variant="default" size="xs" loading={loading} onClick={() => void run()}>
      {t('Check again')}
    </Button>
  )
}
