import { useQuery } from '@apollo/client/react'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { CodeDemandDocument } from './generated/keyDecisions.ts'
import classes from './participants.module.css'

/** The number of creators who requested more codes for a platform that had none left. */
export const CodeRequests = ({ activationId }: { activationId: string }) => {
  const t = useText()
  const query = useQuery(CodeDemandDocument, { variables: { activationId } })
  const demand = query.data?.code_demand ?? []
  if (demand.length === 0) return <LoadProblem query={query} />
  return (
    <div className={classes.codeRequests}>
      <Notice
        tone="warn"
        title="Creators are requesting codes"
        action={<AppLink to="/company/code-manager">{t('Add codes')}</AppLink>}
      >
        {demand
          .map(({ platform, asking }) =>
            t('{platform}: {count, plural, one {# creator} other {# creators}}', {
              platform: platform ?? '',
              count: asking ?? 0,
            }),
          )
          .join(' · ')}
      </Notice>
    </div>
  )
}
