import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { activationPath } from '@questboard/domain'
import { IconMailPlus, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { InvitedToOneDocument } from './generated/InviteCreators.ts'
import { openInviteDialog } from './InviteDialog.tsx'
import { openMatchmaking } from './matchmaking/MatchmakingWizard.tsx'
import type { Outcome } from './outcomes.ts'
import { Results, ResultsHead } from './Results.tsx'
import { isUnfiltered, readFilters, readSort, writeFilters } from './searchFilters.ts'
import { useActivationId } from './useActivationId.ts'
import { useChosen } from './useChosen.ts'
import { useSearch } from './useSearch.ts'

/** The search filters, stored in the URL. */
const useAddress = () => {
  const [params, setParams] = useSearchParams()
  const change = (write: (params: URLSearchParams) => URLSearchParams) => setParams(write, { replace: true })
  return {
    params,
    filters: readFilters(params),
    sort: readSort(params),
    setFilters: (changes: Partial<ReturnType<typeof readFilters>>) =>
      change((before) => writeFilters(before, { ...readFilters(before), ...changes })),
    set: (key: string, value: string | null) =>
      change((before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(key)
        else after.set(key, value)
        return after
      }),
  }
}

const SearchHeader = ({ activationId, onOthers }: { activationId: string | null; onOthers: () => void }) => {
  const t = useText()
  return (
    <PageHeader
      title="Invite creators"
      text="Search all creators, select as many as you like, and invite them with or without an offer."
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconSparkles size={16} />}
            onClick={() => openMatchmaking(activationId)}
          >
            {t('Find matches')}
          </Button>
          <Button variant="default" leftSection={<IconMailPlus size={16} />} onClick={onOthers}>
            {t('By email, name or list')}
          </Button>
        </>
      }
    />
  )
}

/** Search results, from which the user selects creators and invites them together. */
const Searching = ({ fixed }: { fixed: string | null }) => {
  const { params, filters, sort, setFilters, set } = useAddress()
  const activationId = fixed ?? params.get('activation')
  const search = useSearch({ filters, sort, activationId })
  const choice = useChosen()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const note = (done: readonly Outcome[]) =>
    setOutcomes(
      (before) => new Map([...before, ...done.map((one) => [one.creatorId ?? one.asked, one] as const)]),
    )
  const open = (chosen: readonly string[] | null) =>
    openInviteDialog({
      activationId,
      chosen,
      nameOfCreator: (id) => choice.chosen.get(id),
      onDone: (done, invitedTo) => {
        if (invitedTo === activationId) note(done)
        choice.clear()
      },
    })
  const setSort = (value: string) => set('sort', value === 'followers' ? null : value)
  return (
    <>
      <SearchHeader activationId={activationId} onOthers={() => open(null)} />
      <Stacked wide>
        <FilterPanel filters={filters} withActivation={activationId !== null} onChange={setFilters} />
        <Panel>
          <ResultsHead
            search={search}
            sort={sort}
            activationId={activationId}
            isFixed={fixed !== null}
            onSet={set}
            onChoose={choice.add}
          />
          <Results
            search={search}
            unfiltered={isUnfiltered(filters)}
            sort={sort}
            onSort={setSort}
            chosen={choice.chosen}
            onTurn={choice.turn}
            outcomes={outcomes}
          />
        </Panel>
        <ChosenBar choice={choice} onInvite={() => open([...choice.chosen.keys()])} />
      </Stacked>
    </>
  )
}

/** Companies cannot invite creators to a waitlist without keys (rules §4). */
const OnlyAWaitlist = ({ campaignId }: { campaignId: string }) => (
  <>
    <PageHeader title="Invite creators" />
    <EmptyState
      title="This is still a waitlist"
      text="You can invite creators after you convert the waitlist to a key campaign. Meanwhile, creators can join the waitlist."
      next={{ to: `${activationPath('KEY', campaignId)}/edit/access`, label: 'Convert waitlist' }}
    />
  </>
)

const ToOne = ({ activationId }: { activationId: string }) => {
  const query = useQuery(InvitedToOneDocument, { variables: { activationId } })
  return (
    <Loaded query={query}>
      {({ activation_by_pk: activation }) =>
        activation?.key_campaign?.waitlist ? (
          <OnlyAWaitlist campaignId={activationId} />
        ) : (
          <Searching fixed={activationId} />
        )
      }
    </Loaded>
  )
}

const InviteCreatorsPage = () => {
  const fixed = useActivationId()
  return fixed === null ? <Searching fixed={null} /> : <ToOne key={fixed} activationId={fixed} />
}

export default InviteCreatorsPage
