import { useQuery } from '@apollo/client/react'
import { Box } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../lib/text.ts'
import { CodeDemandDocument } from './generated/keyDecisions.ts'

/** How many creators found a platform out of codes and ask for more. */
export const CodeRequests = ({ activationId }: { activationId: string }) => {
  const t = useText()
  const { data } = useQuery(CodeDemandDocument, { variables: { activationId } })
  const demand = data?.code_demand ?? []
  if (demand.length === 0) return null
  return (
    <Box mb="md">
      <Notice
        tone="warn"
        title="Creators ask for codes"
        action={<AppLink to="/company/code-manager">{t('Add codes')}</AppLink>}
      >
        {demand
          .map(({ distribution_channel, asking }) =>
            t('{platform}: {count, plural, one {# creator} other {# creators}}', {
              platform: distribution_channel?.name ?? '',
              count: asking ?? 0,
            }),
          )
          .join(' · ')}
      </Notice>
    </Box>
  )
}
