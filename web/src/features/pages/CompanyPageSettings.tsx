import { useMutation, useQuery } from '@apollo/client/react'
import { Select, Switch } from '@mantine/core'
import { pageFonts } from '@questboard/domain'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { useFields } from '../../lib/form.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { findPlanInForce } from '../../shared/plans/findPlanInForce.ts'
import { CustomDomainPanel } from './CustomDomainPanel.tsx'
import {
  CompanyPageSettingsDocument,
  type CompanyPageSettingsQuery,
  SaveCompanyPageSettingsDocument,
} from './generated/CompanyPageSettings.ts'
import { OwnCompanyOnly } from './OwnCompanyOnly.tsx'

const fonts = Object.entries(pageFonts).map(([value, label]) => ({ value, label }))

const LooksForm = ({ page }: { page: CompanyPageSettingsQuery['company_page_by_pk'] }) => {
  const t = useText()
  const [saveSettings] = useMutation(SaveCompanyPageSettingsDocument)
  const form = useFields({ published: page?.is_published ?? false, font: page?.font ?? 'Lato' })
  const panel = usePanelForm(form, {
    send: async ({ published, font }) => {
      await saveSettings({ variables: { page: { is_published: published, font } } })
      toasts.good('Page settings saved successfully')
    },
  })
  return (
    <FormPanel title="Visibility and looks" {...panel}>
      <Switch
        label={t('Published')}
        description={t(
          'Anyone can see the published page. Until you publish it, only your company can see the page.',
        )}
        {...form.getInputProps('published', { type: 'checkbox' })}
      />
      <Select
        label={t('Font')}
        data={fonts}
        allowDeselect={false}
        maw={320}
        {...form.getInputProps('font')}
      />
    </FormPanel>
  )
}

const CompanyPageSettings = () => {
  const { companyId = '' } = useParams()
  const { user } = useSession()
  const query = useQuery(CompanyPageSettingsDocument, { variables: { id: companyId } })
  return (
    <OwnCompanyOnly companyId={companyId}>
      <PageHeader
        title="Page settings"
        text={
          <AppLink to={`/company/${companyId}`}>{`${window.location.host}/company/${companyId}`}</AppLink>
        }
      />
      <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
        {({ company_page_by_pk, custom_domain: [domain], subscription: [subscription], plan: plans }) => (
          <Stacked>
            <LooksForm page={company_page_by_pk} />
            <CustomDomainPanel
              domain={domain ?? null}
              isOwner={user?.company?.isOwner === true}
              isIncluded={findPlanInForce(plans, subscription)?.includes_custom_domain === true}
            />
          </Stacked>
        )}
      </Loaded>
    </OwnCompanyOnly>
  )
}

export default CompanyPageSettings
