import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { customDomainForm } from '@questboard/domain'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { formatAgo } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { UpgradeButton } from '../../shared/plans/UpgradeButton.tsx'
import { useUpgrade } from '../../shared/plans/useUpgrade.ts'
import classes from './CustomDomainPanel.module.css'
import { DomainRecords } from './DomainRecords.tsx'
import {
  AddCustomDomainDocument,
  CompanyPageSettingsDocument,
  type CustomDomainPanel_DomainFragment,
  CustomDomainPanel_DomainFragmentDoc,
  RemoveCustomDomainDocument,
  TestCustomDomainDocument,
} from './generated/CompanyPageSettings.ts'

const refetchQueries = [CompanyPageSettingsDocument]

const AddDomain = () => {
  const t = useText()
  const [add] = useMutation(AddCustomDomainDocument, { refetchQueries })
  const form = useFields({ domain: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(customDomainForm),
    explain,
    send: async ({ domain }) => {
      await add({ variables: { domain: domain.trim().toLowerCase() } })
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <TextInput
          label={t('Domain')}
          placeholder="creators.yourstudio.com"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('domain')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={saving}>
            {t('Add domain')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const useRemove = (companyId: string, domain: string) => {
  const t = useText()
  const [remove] = useMutation(RemoveCustomDomainDocument, { refetchQueries })
  return () =>
    ask({
      id: 'remove-domain',
      title: t('Remove {domain}?', { domain }),
      text: 'Your page won’t be available at this domain anymore. The page itself stays.',
      confirm: 'Remove',
      dangerous: true,
      run: async () => {
        await remove({ variables: { companyId } })
        toasts.good('Domain removed')
      },
    })
}

const Domain = ({ domain, isOwner }: { domain: CustomDomainPanel_DomainFragment; isOwner: boolean }) => {
  const t = useText()
  const [test, { loading }] = useMutation(TestCustomDomainDocument, { refetchQueries })
  const remove = useRemove(domain.company_id, domain.domain)
  const isVerified = domain.status === 'verified'
  const look = () =>
    test().then(
      ({ data }) => {
        if (data?.testCustomDomain.status === 'verified') toasts.good('Domain verified')
      },
      (error: unknown) => toasts.bad(explain(error).message),
    )
  return (
    <Stack>
      <Group justify="space-between">
        <strong className={classes.name}>{domain.domain}</strong>
        <StatusBadge tone={isVerified ? 'good' : 'warn'}>
          {isVerified ? 'Verified' : 'Not verified'}
        </StatusBadge>
      </Group>
      {!isVerified && (
        <>
          <p className={classes.text}>
            {t('Add these two DNS records at your domain provider, then test the domain.')}
          </p>
          <DomainRecords domain={domain.domain} token={domain.dns_token} />
        </>
      )}
      {domain.problem && (
        <Notice
          tone="warn"
          title={domain.checked_at ? t('Tested {ago}', { ago: formatAgo(domain.checked_at) }) : 'Tested'}
        >
          {domain.problem}
        </Notice>
      )}
      {isOwner && (
        <Group justify="flex-end">
          <Button variant="subtle" color="gray" onClick={remove}>
            {t('Remove')}
          </Button>
          <Button variant={isVerified ? 'default' : 'filled'} loading={loading} onClick={() => void look()}>
            {t(isVerified ? 'Test again' : 'Test the domain')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type Props = {
  domain: FragmentType<typeof CustomDomainPanel_DomainFragmentDoc> | null
  isOwner: boolean
  isIncluded: boolean
}

/** The company's own domain. It counts as verified after a DNS update and a test (rules §4). */
export const CustomDomainPanel = ({ domain, isOwner, isIncluded }: Props) => {
  const known = readFragment(CustomDomainPanel_DomainFragmentDoc, domain)
  const upgrade = useUpgrade(({ includes_custom_domain }) => includes_custom_domain)
  const nothing = isIncluded
    ? 'An owner of the company can add a custom domain here.'
    : 'Upgrade your plan to use your own domain.'
  return (
    <Panel title="Custom domain" text="Show your page on your own domain, without our header and menu.">
      {known && <Domain domain={known} isOwner={isOwner} />}
      {!known && isOwner && isIncluded && <AddDomain />}
      {!known && !(isOwner && isIncluded) && (
        <EmptyState
          compact
          motif="page"
          title="No domain yet"
          text={nothing}
          action={!isIncluded && upgrade && <UpgradeButton {...upgrade} />}
        />
      )}
    </Panel>
  )
}
