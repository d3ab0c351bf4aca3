import { useQuery } from '@apollo/client/react'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../lib/text.ts'
import { CodeRequestsDocument } from './generated/keyDecisions.ts'

/** How many creators found a platform out of codes and ask for more. */
export const CodeRequests = ({ campaignId }: { campaignId: string }) => {
  const t = useText()
  const { data } = useQuery(CodeRequestsDocument, { variables: { campaignId } })
  const requests = data?.code_request ?? []
  if (requests.length === 0) return null
  const platforms = Map.groupBy(requests, ({ distribution_channel }) => distribution_channel?.name ?? '')
  return (
    <Notice
      tone="warn"
      title="Creators ask for codes"
      action={<AppLink to="/company/code-manager">{t('Add codes')}</AppLink>}
    >
      {[...platforms]
        .map(([platform, asking]) =>
          t('{platform}: {count, plural, one {# creator} other {# creators}}', {
            platform,
            count: asking.length,
          }),
        )
        .join(' · ')}
    </Notice>
  )
}
