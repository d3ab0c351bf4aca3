import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import {
  type ActivationKind,
  activationKindNames,
  activationPath,
  activationStatusNamesOf,
} from '@questboard/domain'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import type { Activation_Bool_Exp, Activation_Order_By } from '../../generated/inputs.ts'
import { formatCount } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { say, useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import { choiceFilter } from '../../tables/choiceFilter.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { rowsPolicy } from '../../tables/rowsPolicy.ts'
import { statusColumn } from '../../tables/statusColumn.tsx'
import type { Question } from '../../tables/tableProps.ts'
import classes from './ActivationsPage.module.css'
import { firstStepAddress } from './addresses.ts'
import { ActivationsPageDocument, type ActivationsPageQuery } from './generated/ActivationsPage.ts'
import { statusTones } from './statusTones.ts'

type Activation = ActivationsPageQuery['activation'][number]
type Order = Activation_Order_By
type Where = Activation_Bool_Exp

const current = ['draft', 'waiting_for_company_verification', 'upcoming', 'active', 'unpublished'] as const
const over = ['ended', 'closed', 'past'] as const

/** The kind of activation that each URL lists. */
const scopes: Readonly<Record<string, { kind?: ActivationKind; title: string }>> = {
  keys: { kind: 'KEY', title: 'Keys' },
  missions: { kind: 'MISSION', title: 'Missions' },
  quests: { kind: 'QUEST', title: 'Quests' },
}
const everything = { kind: undefined, title: 'Activations' }

const scopeAt = (pathname: string) => {
  const [slug = '', stage = ''] = pathname.split('/').slice(3)
  const statuses = stage === '' ? [...current, ...over] : stage === 'ended' ? [...over] : [...current]
  return { slug: `${slug}-${stage}`, statuses, ...(scopes[slug] ?? everything) }
}

/** In a list of one kind of activation, the column with the kind is hidden by default. */
const columnsFor = (kind?: ActivationKind): TableColumns<Activation, Order> => [
  {
    id: 'name',
    title: 'Name',
    width: 300,
    cell: (activation) => (
      <span className={classes.name}>
        <span className={classes.picture}>
          <ActivationPicture activation={activation} />
        </span>
        <AppLink
          to={activationPath(activation.kind, activation.id)}
          onClick={(event) => event.stopPropagation()}
        >
          {activation.name}
        </AppLink>
      </span>
    ),
    text: ({ name }) => name,
    order: (direction) => ({ name: direction }),
  },
  {
    id: 'kind',
    title: 'Kind',
    width: 140,
    isExtra: kind && true,
    cell: (activation) => say(activationKindNames[activation.kind]),
    text: (activation) => activationKindNames[activation.kind],
    order: (direction) => ({ kind: direction }),
  },
  {
    ...statusColumn(activationStatusNamesOf(kind), statusTones, 130),
    cell: ({ kind: own, status }) => (
      <StatusBadge tone={statusTones[status]}>{activationStatusNamesOf(own)[status]}</StatusBadge>
    ),
    text: ({ kind: own, status }) => activationStatusNamesOf(own)[status],
  },
  {
    id: 'game',
    title: 'Game',
    width: 140,
    cell: ({ game }) => game?.name ?? '–',
    text: ({ game }) => game?.name ?? '',
    order: (direction) => ({ game: { name: direction } }),
  },
  dayColumn('start', 'Starts', 'start_date', { mayBeEmpty: true, width: 110 }),
  dayColumn('end', 'Ends', 'end_date', { mayBeEmpty: true, width: 110 }),
  {
    id: 'creators',
    title: 'Creators',
    width: 110,
    align: 'end',
    cell: ({ participant_count }) => formatCount(participant_count),
    text: ({ participant_count }) => String(participant_count),
    order: (direction) => ({ participant_count: direction }),
  },
]

const allColumns = columnsFor()

const filtersFor = ({ kind, statuses }: ReturnType<typeof scopeAt>): readonly Filter<Where>[] => [
  choiceFilter('status', 'Status', statuses, activationStatusNamesOf(kind), (chosen) => ({
    status: { _in: chosen },
  })),
  {
    kind: 'days',
    id: 'ends',
    title: 'Ends',
    where: (days) => ({ end_date: withinDays(days) }),
  },
]

/** Sorts open activations first (live before upcoming), then unpublished ones, then ended ones, the latest first. */
const liveFirst: readonly Order[] = [
  { is_open: 'desc' },
  { closed_at: 'desc_nulls_first' },
  { start_date: 'asc_nulls_first' },
  { id: 'asc' },
]

const useLoad = (companyId: string, { kind, statuses }: ReturnType<typeof scopeAt>) => {
  const client = useApolloClient()
  return async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
    const words = search.trim()
    const own: Where = { company_id: { _eq: companyId }, status: { _in: statuses } }
    const { data } = await client.query({
      query: ActivationsPageDocument,
      ...rowsPolicy,
      variables: {
        where: {
          _and: [
            own,
            ...(kind ? [{ kind: { _eq: kind } }] : []),
            ...(words
              ? [
                  {
                    _or: [{ name: { _ilike: toLike(words) } }, { game: { name: { _ilike: toLike(words) } } }],
                  },
                ]
              : []),
            ...where,
          ],
        },
        order: [...order, ...liveFirst],
        offset,
        limit,
        withTotal,
      },
    })
    return { rows: data?.activation ?? [], total: data?.activation_aggregate?.aggregate?.count ?? null }
  }
}

const Facts = ({ activation }: { activation: Activation }) => {
  const t = useText()
  const { id, kind } = activation
  return (
    <>
      <dl className={classes.facts}>
        {allColumns.slice(1).map(({ id: column, title, cell }) => (
          <div key={column}>
            <dt>{t(title)}</dt>
            <dd>{cell(activation)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.links}>
        <AppLink to={activationPath(kind, id)}>{t('Open page')}</AppLink>
        {(kind === 'QUEST' || kind === 'KEY') && (
          <AppLink to={firstStepAddress(kind, id)}>{t('Edit')}</AppLink>
        )}
      </p>
    </>
  )
}

const ActivationsPage = () => {
  const t = useText()
  const { pathname } = useLocation()
  const { user } = useSession()
  const scope = scopeAt(pathname)
  const load = useLoad(user?.company?.id ?? '', scope)
  const columns = useMemo(() => columnsFor(scope.kind), [scope.kind])
  return (
    <>
      <PageHeader
        title={scope.title}
        actions={
          <Button component={AppLink} to="/company/activations/create">
            {t('Create')}
          </Button>
        }
      />
      <DataTable
        key={pathname}
        screen={`activations-${scope.slug}`}
        label={scope.title}
        searchLabel="Search names and games"
        columns={columns}
        filters={filtersFor(scope)}
        scope={pathname}
        load={load}
        panel={(activation) => <Facts activation={activation} />}
        empty={{
          title: 'Nothing here yet',
          text: pathname.endsWith('/ended')
            ? 'Ended activations appear here with their results.'
            : 'Create an activation. It stays a draft until you publish it.',
        }}
      />
    </>
  )
}

export default ActivationsPage
