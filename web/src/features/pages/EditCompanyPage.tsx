import { useMutation, useQuery } from '@apollo/client/react'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { companyPageForm } from '@questboard/domain'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'
import { useOwnerFont } from '../../lib/useOwnerFont.ts'
import { BlocksPanel } from './BlocksPanel.tsx'
import { CompanyOverview } from './CompanyOverview.tsx'
import { checkDrafts, companyKinds, toDrafts, toRows } from './drafts.ts'
import { EditorHead } from './EditorHead.tsx'
import { CompanyPageDocument, type CompanyPageQuery } from './generated/CompanyPage.ts'
import { SaveCompanyPageDocument } from './generated/EditCompanyPage.ts'
import { HeroInput } from './HeroInput.tsx'
import { OwnCompanyOnly } from './OwnCompanyOnly.tsx'
import { PageHead } from './PageHead.tsx'

type Data = CompanyPageQuery

/** The number of games and activations that are shown to a visitor at first. */
const pageStart = { games: 24, campaigns: 24 }

const useCompanyPageForm = (companyId: string, page: Data['company_page_by_pk']) => {
  const [savePage] = useMutation(SaveCompanyPageDocument)
  const form = useFields({
    headline: page?.headline ?? '',
    description: page?.description ?? '',
    hero: page?.hero_url ?? '',
    drafts: toDrafts(page?.blocks ?? []),
  })
  const submit = useSubmit(form, {
    check: (values) => ({ ...checkWith(companyPageForm)(values), ...checkDrafts(values.drafts) }),
    explain,
    send: async ({ headline, description, hero, drafts }) => {
      await savePage({
        variables: {
          companyId,
          page: { headline, description, hero_url: hero || null },
          blocks: toRows(drafts),
        },
      })
      toasts.good('Page saved successfully')
    },
  })
  return { form, ...submit }
}

type Form = ReturnType<typeof useCompanyPageForm>['form']

const Fields = ({ form }: { form: Form }) => {
  const t = useText()
  return (
    <Stacked>
      <Panel title="Page" text="The name, logo and website come from the company’s settings.">
        <Stack>
          <TextInput label={t('Headline')} maxLength={200} {...form.getInputProps('headline')} />
          <Textarea
            label={t('Description')}
            autosize
            minRows={3}
            maxLength={5000}
            {...form.getInputProps('description')}
          />
          <HeroInput value={form.values.hero} onChange={(url) => form.setFieldValue('hero', url)} />
        </Stack>
      </Panel>
      <BlocksPanel kinds={companyKinds} {...form.bind('drafts')} />
    </Stacked>
  )
}

const Preview = ({ data, form }: { data: Data; form: Form }) => {
  const style = useOwnerFont(data.company_page_by_pk?.font)
  const { company_by_pk: company, company_game, open } = data
  const { headline, description, hero, drafts } = form.values
  return (
    <div style={style}>
      <PageHead
        title={company?.name ?? ''}
        hero={hero}
        picture={company?.logo_url}
        name={company?.name ?? ''}
        square
      />
      <CompanyOverview
        companyId={company?.id ?? ''}
        headline={headline}
        description={description || (company?.description ?? '')}
        blocks={drafts}
        games={company_game}
        activations={open}
      />
    </div>
  )
}

const Editor = ({ data, companyId }: { data: Data; companyId: string }) => {
  const t = useText()
  const { form, saving, problem, onSubmit, save } = useCompanyPageForm(companyId, data.company_page_by_pk)
  const [looks, setLooks] = useState(false)
  useUnsavedChanges(form.isDirty(), save)
  return (
    <form onSubmit={onSubmit} noValidate>
      <EditorHead
        title="Edit company page"
        text={<AppLink to={`/company/${companyId}`}>{t('View page')}</AppLink>}
        looks={looks}
        onLook={setLooks}
        saving={saving}
        dirty={form.isDirty()}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {looks && <Preview data={data} form={form} />}
      {/* The editor stays mounted during the preview, because an upload can still fill a field. */}
      <div hidden={looks}>
        <Fields form={form} />
      </div>
    </form>
  )
}

const EditCompanyPage = () => {
  const { companyId = '' } = useParams()
  // Saving replaces all blocks, so editing must start with the latest version.
  const query = useQuery(CompanyPageDocument, {
    variables: { id: companyId, ...pageStart },
    fetchPolicy: 'network-only',
  })
  return (
    <OwnCompanyOnly companyId={companyId}>
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(data) => <Editor data={data} companyId={companyId} />}
      </Loaded>
    </OwnCompanyOnly>
  )
}

export default EditCompanyPage
