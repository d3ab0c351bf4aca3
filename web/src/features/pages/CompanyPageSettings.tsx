import { useMutation, useQuery } from '@apollo/client/react'
import { Select, Switch } from '@mantine/core'
import { pageFonts } from '@questboard/domain'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import {
  CompanyPageSettingsDocument,
  type CompanyPageSettingsQuery,
  SaveCompanyPageSettingsDocument,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'
import { CustomDomainPanel } from './CustomDomainPanel.tsx'
import { OwnCompanyOnly } from './OwnCompanyOnly.tsx'

const fonts = Object.entries(pageFonts).map(([value, label]) => ({ value, label }))

const LooksForm = ({ page }: { page: CompanyPageSettingsQuery['company_page_by_pk'] }) => {
  const t = useText()
  const [saveSettings] = useMutation(SaveCompanyPageSettingsDocument)
  const form = useFields({ published: page?.is_published ?? false, font: page?.font ?? 'Lato' })
  const { saving, problem, onSubmit, save } = useSubmit(form, {
    explain,
    send: async ({ published, font }) => {
      await saveSettings({ variables: { page: { is_published: published, font } } })
      toasts.good('Page settings saved successfully')
    },
  })
  useUnsavedChanges(form.isDirty(), save)
  return (
    <FormPanel
      title="Visibility and looks"
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      onReset={form.reset}
    >
      <Switch
        label={t('Published')}
        description={t('Anyone can see the page. Until then only your company can.')}
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
        {({ company_page_by_pk, custom_domain: [domain], subscription: [subscription] }) => (
          <Stacked>
            <LooksForm page={company_page_by_pk} />
            <CustomDomainPanel
              domain={domain ?? null}
              isOwner={user?.company?.isOwner === true}
              isIncluded={subscription?.plan.includes_custom_domain === true}
            />
          </Stacked>
        )}
      </Loaded>
    </OwnCompanyOnly>
  )
}

export default CompanyPageSettings
