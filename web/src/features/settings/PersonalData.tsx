import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { linkLifetime } from '@questboard/domain'
import { useSearchParams } from 'react-router'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { RequestPersonalDataDocument } from './generated/PersonalData.ts'

/** Emails a link to everything that we keep about the account (privacy policy, "Your rights"). The link leads here. */
export const PersonalData = () => {
  const t = useText()
  const [query] = useSearchParams()
  const [request, { loading }] = useMutation(RequestPersonalDataDocument)
  const token = query.get('token')
  const ask = async () => {
    try {
      await request()
      toasts.good('We’ll email you a link when your data is ready.')
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return (
    <Panel
      title="Your data"
      text={t(
        'We email you a link to an archive with everything we keep about you, as JSON and CSV files. The link works for {hours} hours.',
        { hours: linkLifetime.personalDataHours },
      )}
      actions={
        token ? (
          <Button component="a" href={`/api/documents/personal-data/${encodeURIComponent(token)}`} download>
            {t('Download data')}
          </Button>
        ) : (
          <Button variant="default" loading={loading} onClick={() => void ask()}>
            {t('Request data')}
          </Button>
        )
      }
    />
  )
}
