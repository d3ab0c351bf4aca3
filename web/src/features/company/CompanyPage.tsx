import { useQuery } from '@apollo/client/react'
import { Anchor, Avatar } from '@mantine/core'
import { companyTypeNames } from '@questboard/domain'
import { useLocation, useParams } from 'react-router'
import { BlockView } from '../../cards/BlockView.tsx'
import { GameCard } from '../../cards/GameCard.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { TabBar } from '../../components/TabBar.tsx'
import { readFragment } from '../../generated/fragment-masking.ts'
import {
  CompanyPageDocument,
  type CompanyPageQuery,
  CustomDomainCompanyDocument,
  PageBlock_CompanyBlockFragmentDoc,
} from '../../generated/graphql.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { parseBlock } from '../../lib/pageBlocks.ts'
import { useTitle } from '../../lib/title.ts'
import { useOwnerFont } from '../../lib/useOwnerFont.ts'
import classes from './CompanyPage.module.css'

type Data = CompanyPageQuery
type Company = NonNullable<Data['company_by_pk']>

const typeNames: Record<string, string> = companyTypeNames

const Head = ({ company, page }: { company: Company; page: Data['company_page_by_pk'] }) => (
  <header className={classes.head}>
    {page?.hero_url && <img className={classes.hero} src={page.hero_url} alt="" />}
    <div className={classes.who}>
      <Avatar
        src={company.logo_url ?? null}
        name={company.name}
        size={72}
        radius="md"
        color="accent"
        alt=""
      />
      <div>
        <h1 className={classes.name}>{company.name}</h1>
        <p className={classes.text}>
          {typeNames[company.type] ?? company.type} ·{' '}
          <Anchor href={company.website} target="_blank" rel="noreferrer" inherit>
            {company.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </Anchor>
        </p>
      </div>
      {company.is_verified && <StatusBadge tone="good">Verified</StatusBadge>}
    </div>
  </header>
)

const Overview = ({ company, data }: { company: Company; data: Data }) => {
  const { company_page_by_pk: page, company_game } = data
  const blocks = readFragment(PageBlock_CompanyBlockFragmentDoc, page?.blocks ?? [])
  return (
    <Stacked wide>
      {page?.headline && <p className={classes.headline}>{page.headline}</p>}
      <p className={classes.description}>
        {page?.description || company.description || 'No description yet.'}
      </p>
      {blocks.map(({ id, kind, content }) => {
        const block = parseBlock(kind, content)
        return block && <BlockView key={id} block={block} />
      })}
      {company_game.length > 0 && (
        <CardGrid title="Games">
          {company_game.map(({ game_id, game }) => (
            <GameCard key={game_id} game={game} />
          ))}
        </CardGrid>
      )}
    </Stacked>
  )
}

const CompanyView = ({ company, data, base }: { company: Company; data: Data; base: string }) => {
  const style = useOwnerFont(data.company_page_by_pk?.font)
  const { pathname } = useLocation()
  useTitle(company.name)
  const campaigns = pathname.endsWith('/campaigns')
  const tabs = [
    { to: base, label: 'Overview' },
    { to: `${base}/campaigns`, label: 'Campaigns' },
  ]
  return (
    <div style={style}>
      <Head company={company} page={data.company_page_by_pk} />
      <TabBar label={company.name} tabs={tabs} current={campaigns ? `${base}/campaigns` : base} />
      {campaigns ? (
        <EmptyState
          title="No campaigns at the moment"
          text={`What ${company.name} runs for creators shows here.`}
        />
      ) : (
        <Overview company={company} data={data} />
      )}
    </div>
  )
}

const ById = ({ id, base }: { id: string; base: string }) => {
  const query = useQuery(CompanyPageDocument, { variables: { id } })
  return (
    <Loaded query={query}>
      {(data) =>
        data.company_by_pk ? (
          <CompanyView company={data.company_by_pk} data={data} base={base} />
        ) : (
          <NotFound what="company" />
        )
      }
    </Loaded>
  )
}

/** On a custom domain the gateway chooses the company: it is the only one to be seen there (spec §7). */
const ByDomain = () => {
  const query = useQuery(CustomDomainCompanyDocument)
  return (
    <Loaded query={query}>
      {({ company: [company] }) =>
        company ? <ById id={company.id} base="/custom-domain-company" /> : <NotFound what="company" />
      }
    </Loaded>
  )
}

const CompanyPage = () => {
  const { companyId } = useParams()
  if (companyId === undefined) return <ByDomain />
  return isUuid(companyId) ? (
    <ById id={companyId} base={`/company/${companyId}`} />
  ) : (
    <NotFound what="company" />
  )
}

export default CompanyPage
