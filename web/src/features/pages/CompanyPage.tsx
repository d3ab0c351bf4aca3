import { ServerError } from '@apollo/client/errors'
import { useQuery } from '@apollo/client/react'
import { Anchor, Button } from '@mantine/core'
import { companyTypeNames } from '@questboard/domain'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { HeroSkeleton } from '../../components/Skeletons.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { TabBar } from '../../components/TabBar.tsx'
import { type CustomDomain, customDomainOf } from '../../lib/customDomain.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import { useOwnerFont } from '../../lib/useOwnerFont.ts'
import { useShown } from '../../lib/useShown.ts'
import { FollowButton } from '../../shared/following/FollowButton.tsx'
import { CompanyCampaigns } from './CompanyCampaigns.tsx'
import { CompanyOverview } from './CompanyOverview.tsx'
import { toDrafts } from './drafts.ts'
import {
  CompanyPageDocument,
  type CompanyPageQuery,
  CustomDomainCompanyDocument,
} from './generated/CompanyPage.ts'
import { PageHead } from './PageHead.tsx'

type Data = CompanyPageQuery
type Company = NonNullable<Data['company_by_pk']>

const typeNames: Record<string, string> = companyTypeNames
/** The number of games or campaigns that are shown at first, and that each click adds. */
const step = 24
const most = 960
const noBlocks: NonNullable<Data['company_page_by_pk']>['blocks'] = []

const Website = ({ url }: { url: string }) => (
  <Anchor href={url} target="_blank" rel="noreferrer" inherit>
    {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
  </Anchor>
)

const Side = ({ company }: { company: Company }) => {
  const t = useText()
  const { user } = useSession()
  return (
    <>
      {company.is_verified && <StatusBadge tone="good">Verified</StatusBadge>}
      <FollowButton subject={{ company_id: company.id }} name={company.name} />
      {user?.company?.id === company.id && (
        <Button component={AppLink} to={`/company/${company.id}/edit`} variant="default">
          {t('Edit page')}
        </Button>
      )}
    </>
  )
}

/** Tells company members why visitors do not see this page. */
const OwnNotice = ({ company, isPublished }: { company: Company; isPublished: boolean }) => {
  const t = useText()
  const { user } = useSession()
  if (user?.company?.id !== company.id || (isPublished && company.is_verified)) return null
  return (
    <Notice
      tone="warn"
      title="Only your company can see this page"
      action={
        !isPublished && <AppLink to={`/company/${company.id}/page-settings`}>{t('Page settings')}</AppLink>
      }
    >
      {isPublished
        ? 'Visitors can see the page once your company is verified.'
        : 'Publish the page in its settings when it’s ready.'}
    </Notice>
  )
}

type ViewProps = { company: Company; data: Data; base: string; shown: number; more: ReactNode }

const CompanyView = ({ company, data, base, shown, more }: ViewProps) => {
  const t = useText()
  const { company_page_by_pk: page, company_game, open } = data
  const style = useOwnerFont(page?.font)
  const { pathname } = useLocation()
  const blocks = useMemo(() => toDrafts(page?.blocks ?? noBlocks), [page])
  useTitle(company.name)
  const campaigns = pathname.endsWith('/campaigns')
  const tabs = [
    { to: base, label: 'Overview' },
    { to: `${base}/campaigns`, label: 'Campaigns' },
  ]
  return (
    <article style={style}>
      <OwnNotice company={company} isPublished={page?.is_published === true} />
      <PageHead
        title={company.name}
        text={
          <>
            {t(typeNames[company.type] ?? company.type)}
            {company.website && ' · '}
            {company.website && <Website url={company.website} />}
          </>
        }
        hero={page?.hero_url}
        picture={company.logo_url}
        name={company.name}
        square
        side={<Side company={company} />}
      />
      <TabBar label={company.name} tabs={tabs} current={campaigns ? `${base}/campaigns` : base} />
      {campaigns ? (
        <>
          <CompanyCampaigns name={company.name} activations={open.slice(0, shown)} />
          {open.length > shown && more}
        </>
      ) : (
        <CompanyOverview
          companyId={company.id}
          headline={page?.headline ?? ''}
          description={page?.description || company.description}
          blocks={blocks}
          games={company_game.slice(0, shown)}
          moreGames={company_game.length > shown && more}
          activations={open}
        />
      )}
    </article>
  )
}

const ById = ({ id, base }: { id: string; base: string }) => {
  const { shown, showMore, mayGrow } = useShown(step, most)
  const query = useQuery(CompanyPageDocument, { variables: { id, games: shown + 1, campaigns: shown + 1 } })
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={<HeroSkeleton />}>
      {(data) =>
        data.company_by_pk ? (
          <CompanyView
            company={data.company_by_pk}
            data={data}
            base={base}
            shown={shown}
            more={mayGrow && <ShowMore loading={query.loading} onMore={showMore} />}
          />
        ) : (
          <NotFound what="company" />
        )
      }
    </Loaded>
  )
}

/** The gateway returns 404 for a domain without a page. */
const isNobodys = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 404

const ByDomain = ({ domain, base }: CustomDomain) => {
  const query = useQuery(CustomDomainCompanyDocument, { variables: { domain } })
  if (isNobodys(query.error)) return <NotFound what="company" />
  return (
    <Loaded query={query} skeleton={<HeroSkeleton />}>
      {({ verified_domain: [found] }) =>
        found?.company_id ? <ById id={found.company_id} base={base} /> : <NotFound what="company" />
      }
    </Loaded>
  )
}

const CompanyPage = () => {
  const { companyId } = useParams()
  const custom = customDomainOf(window.location)
  if (custom) return <ByDomain {...custom} />
  return companyId !== undefined && isUuid(companyId) ? (
    <ById key={companyId} id={companyId} base={`/company/${companyId}`} />
  ) : (
    <NotFound what="company" />
  )
}

export default CompanyPage
