import {
  activationKindNames,
  activationPath,
  keyCampaignParticipantStages,
  missionRunStages,
  programMembershipStages,
  questRunPath,
} from '@questboard/domain'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { begins } from './findScreens.ts'
import {
  PaletteCreator_CreatorFragmentDoc,
  type PaletteOfCompanyQuery,
  type PaletteOfCreatorQuery,
} from './generated/useSearch.ts'

export type Found = { to: string; label: string; kind: string }

/** Sorts names that start with the query before names that only contain it. */
export const begunFirst = (query: string, found: readonly Found[]): Found[] =>
  found.toSorted((one, other) => Number(begins(query, other.label)) - Number(begins(query, one.label)))

type Creator = FragmentType<typeof PaletteCreator_CreatorFragmentDoc> | null | undefined

const tableAt = (
  section: string,
  stages: Readonly<Record<string, readonly string[]>>,
  status: string,
  name: string,
): string => {
  const [stage = ''] = Object.entries(stages).find(([, statuses]) => statuses.includes(status)) ?? []
  return `/company/creator-management/${section}/${stage.toLowerCase()}?${new URLSearchParams({ q: name })}`
}

/** Lists each creator once for each kind of activation, even if they take part in several. */
const takingPart = <Row extends { creator?: Creator }>(
  rows: readonly Row[],
  kind: string,
  addressOf: (row: Row, name: string) => string,
): Found[] => {
  const seen = new Map<string, Found>()
  for (const row of rows) {
    const creator = readFragment(PaletteCreator_CreatorFragmentDoc, row.creator)
    const label = creator?.profile?.display_name
    if (creator && label && !seen.has(creator.id))
      seen.set(creator.id, { to: addressOf(row, label), label, kind })
  }
  return [...seen.values()]
}

type Activation = Pick<PaletteOfCompanyQuery['activation'][number], 'id' | 'kind' | 'name'>

const activationFound = ({ id, kind, name }: Activation): Found => ({
  to: activationPath(kind, id),
  label: name,
  kind: activationKindNames[kind],
})

export const foundOfCompany = (data: PaletteOfCompanyQuery): Found[] => [
  ...data.activation.map(activationFound),
  ...takingPart(data.quest_run, 'Creator in a Quest', ({ quest_id, id }) => questRunPath(quest_id, id)),
  ...takingPart(data.key_campaign_participant, 'Creator in a Key campaign', ({ status }, name) =>
    tableAt('keys', keyCampaignParticipantStages, status, name),
  ),
  ...takingPart(data.mission_run, 'Creator in a Mission', ({ status }, name) =>
    tableAt('missions', missionRunStages, status, name),
  ),
  ...takingPart(data.program_membership, 'Creator in your Creator Program', ({ status }, name) =>
    tableAt('creator-program', programMembershipStages, status, name),
  ),
  ...data.creator_list.map(({ id, name }) => ({
    to: `/company/creator-lists/creators?list=${id}`,
    label: name,
    kind: 'Creator list',
  })),
]

/** The creator's deals, then the open activations without a deal. */
export const foundOfCreator = ({ deal, activation }: PaletteOfCreatorQuery): Found[] => {
  const deals = deal.flatMap(({ quest_run_id: runId, activation: of }) =>
    of
      ? [
          {
            to: runId ? questRunPath(of.id, runId) : activationPath(of.kind, of.id),
            label: of.name,
            kind: 'Deal',
          },
        ]
      : [],
  )
  const dealt = new Set(deal.map((one) => one.activation?.id))
  return [...deals, ...activation.filter(({ id }) => !dealt.has(id)).map(activationFound)]
}
