import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import {
  CompanyPageSettingsDocument,
  type CompanyPageSettingsQuery,
  CustomDomainPanel_DomainFragmentDoc,
} from './generated/CompanyPageSettings.ts'

const Rows = ({ data, companyId }: { data: CompanyPageSettingsQuery; companyId: string }) => {
  const t = useText()
  const isPublished = data.company_page_by_pk?.is_published === true
  const domain = readFragment(CustomDomainPanel_DomainFragmentDoc, data.custom_domain[0] ?? null)
  const isVerified = domain?.status === 'verified'
  return (
    <RowList>
      <Row
        title={<AppLink to={`/company/${companyId}`}>{t('Public page')}</AppLink>}
        text={`${window.location.host}/company/${companyId}`}
        side={
          <StatusBadge tone={isPublished ? 'good' : 'neutral'}>
            {isPublished ? 'Published' : 'Draft'}
          </StatusBadge>
        }
      />
      <Row
        title="Content"
        text="Headline, pictures and blocks"
        side={
          <Button component={AppLink} to={`/company/${companyId}/edit`} variant="default" size="xs">
            {t('Edit page')}
          </Button>
        }
      />
      <Row
        title="Settings"
        text="Visibility, font and custom domain"
        side={
          <Button component={AppLink} to={`/company/${companyId}/page-settings`} variant="default" size="xs">
            {t('Page settings')}
          </Button>
        }
      />
      <Row
        title="Custom domain"
        text={domain?.domain ?? 'No domain yet'}
        side={
          domain && (
            <StatusBadge tone={isVerified ? 'good' : 'warn'}>
              {isVerified ? 'Verified' : 'Not verified'}
            </StatusBadge>
          )
        }
      />
    </RowList>
  )
}

const CompanyPageHub = () => {
  const { user } = useSession()
  const companyId = user?.company?.id ?? ''
  const query = useQuery(CompanyPageSettingsDocument, { variables: { id: companyId }, skip: !companyId })
  return (
    <>
      <PageHeader title="Company page" text="This is how creators see your company and its activations." />
      <Stacked>
        <Panel>
          <Loaded query={query} skeleton={<LinesSkeleton lines={6} />}>
            {(data) => <Rows data={data} companyId={companyId} />}
          </Loaded>
        </Panel>
      </Stacked>
    </>
  )
}

export default CompanyPageHub
