import type { AgreedContent } from '@questboard/domain'
import { Panel } from '../components/Panel.tsx'
import { LinesSkeleton } from '../components/Skeletons.tsx'
import { Stacked } from '../components/Stacked.tsx'
import { InviteDialog } from '../features/invitation/InviteDialog.tsx'
import { MatchmakingWizard } from '../features/invitation/matchmaking/MatchmakingWizard.tsx'
import { newWish } from '../features/invitation/matchmaking/wizard.ts'
import { ContentChooser } from '../features/quest-run/content/ContentChooser.tsx'
import type { SeenContent_ContentFragment } from '../features/quest-run/content/generated/Content.ts'
import { Messages } from '../features/quest-run/Messages.tsx'
import { Timeline } from '../features/quest-run/Timeline.tsx'
import { useFields } from '../lib/form.ts'
import { makeFragmentData } from '../lib/fragments.ts'
import { ContentGame } from '../shared/content/ContentGame.tsx'
import { ContentGame_ContentFragmentDoc } from '../shared/content/generated/ContentGame.ts'
import { ExportButton } from '../shared/exports/ExportButton.tsx'
import { ExportDialog, type ExportSubject } from '../shared/exports/ExportDialog.tsx'
import ImportGame from '../shared/game-import/ImportGame.tsx'
import { NoteEntry_NoteFragmentDoc } from '../shared/notes/generated/notes.ts'
import { NoteEntries } from '../shared/notes/NoteEntries.tsx'
import { PlanGate } from '../shared/plans/PlanGate.tsx'
import { SampleServer } from './SampleServer.tsx'

const at = (day: number) => `2026-11-${day}T10:30:00Z`
const nova = { id: 'nova', display_name: 'Nova', picture_url: null }
const studio = { id: 'owner', display_name: 'Robin', picture_url: null }

const messages = [
  { id: '1', side: 'company' as const, body: 'Could you show the harbor?', author: studio, day: 20 },
  {
    id: '2',
    side: 'creator' as const,
    body: 'Happy to. I’ll start the stream there.',
    author: nova,
    day: 21,
  },
].map(({ day, ...message }) => ({ ...message, read_at: null, created_at: at(day) }))

const events = [
  { id: '3', type: 'FINAL_CONTENT_SUBMITTED' as const, payload: {}, actor: nova, day: 23 },
  { id: '2', type: 'PAYMENT_DEADLINE_24' as const, payload: {}, actor: null, day: 22 },
  { id: '1', type: 'BID_DEADLINE_72' as const, payload: {}, actor: null, day: 20 },
].map(({ day, ...event }) => ({ ...event, created_at: at(day) }))

const parties = {
  company: { id: 'northwind', name: 'Northwind Games', logo_url: null },
  creator: { id: 'nova', minimum_deal_size_cents: null, profile: nova, channels: [] },
}

const agreed: AgreedContent = {
  postType: 'STREAM',
  platform: 'twitch',
  connectionId: null,
  minutes: 60,
  gameId: null,
  acceptedAt: new Date(at(20)),
  delivery: {
    deliveryType: 'open',
    publishFrom: null,
    publishUntil: null,
    deliveryDate: null,
    embargoAt: null,
  },
}

const contents = ['First look at Moonfall', 'Moonfall: the full first night'].map(
  (title, index): SeenContent_ContentFragment => ({
    id: title,
    type: 'STREAM',
    platform: 'twitch',
    connection_id: 'channel',
    visibility: 'public',
    title,
    url: 'https://videos.example/1',
    thumbnail_url: null,
    published_at: at(22),
    duration_minutes: 45 + index * 90,
    views: 12_400,
    average_ccv: 318,
    hours_watched: 900,
    likes: null,
    disclosed_by: null,
    checked_at: at(23),
    game_id: null,
    game: null,
  }),
)

export const Conversations = () => (
  <SampleServer answers={{}}>
    <Stacked>
      <Messages run={{ id: 'run', messages }} />
      <Panel title="What happened">
        <Timeline run={{ ...parties, dispute: null, events }} />
      </Panel>
    </Stacked>
  </SampleServer>
)

const note = makeFragmentData(
  {
    id: 'note',
    body: 'Finishes every map and answers chat.',
    created_at: at(20),
    edited_at: null,
    author_id: studio.id,
    author: studio,
    creator: null,
    game: { id: 'moonfall', name: 'Moonfall' },
    comments: [
      {
        id: 'comment',
        body: 'Invite her for harbor week.',
        created_at: at(21),
        edited_at: at(22),
        author_id: nova.id,
        author: nova,
      },
    ],
  },
  NoteEntry_NoteFragmentDoc,
)

export const Notes = () => (
  <SampleServer answers={{}}>
    <Panel title="Notes">
      <NoteEntries notes={[note]} saysAbout onChanged={() => Promise.resolve()} />
    </Panel>
  </SampleServer>
)

/** Lets a creator select content from their channels, or by URL. */
export const ContentPicker = () => {
  const form = useFields({ chosen: contents[0]?.id ?? '', url: '', isUnlisted: false })
  return (
    <Panel title="Your content">
      <ContentChooser form={form} contents={contents} agreed={agreed} />
    </Panel>
  )
}

const quest = { id: 'quest', post_types: ['STREAM', 'VIDEO'], delivery_type: 'open', specific_date: null }
const open = { id: 'quest', kind: 'QUEST', name: 'Moonfall week', is_open: true, quest, key_campaign: null }
const game = { id: 'moonfall', name: 'Moonfall' }
const matched = { id: 'quest', kind: 'QUEST', name: 'Moonfall week', game, games: [] }
const exported = {
  id: 'export',
  kind: 'quest_runs',
  status: 'ready',
  stages: ['Active'],
  filter: null,
  row_count: 48,
  problem: null,
  created_at: at(20),
  finished_at: at(20),
  upload_id: null,
  requester: studio,
  activation: null,
}

const answers = {
  OpenActivations: { activation: [open] },
  MatchActivations: { activation: [matched] },
  PlanGate: { plan: [], subscription: [] },
  Exports: { export: [exported], this_month: [{ id: 'export-1' }, { id: 'export-2' }] },
}

const subject: ExportSubject = {
  kind: 'quest_runs',
  title: 'Export Quest runs',
  activationId: null,
  stages: ['Offers', 'Active', 'Review', 'Ended'],
  stage: 'Active',
}

const shown = makeFragmentData(
  { id: 'piece', title: 'First look at Moonfall', game_source: null, game },
  ContentGame_ContentFragmentDoc,
)

const nothing = () => undefined

/** Dialog contents without the dialog around them: an invitation, an export and a wizard. */
export const Dialogs = () => (
  <SampleServer answers={answers}>
    <Stacked>
      <Panel title="Invite creators">
        <InviteDialog activationId="quest" chosen={['nova']} nameOfCreator={() => 'Nova'} onDone={nothing} />
      </Panel>
      <Panel title="Export Quest runs">
        <ExportButton subject={subject} />
        <ExportDialog subject={subject} />
      </Panel>
      <Panel title="Find matches">
        <MatchmakingWizard initial={newWish('quest')} isAgain={false} />
      </Panel>
      <Panel title="Add a game from the catalog">
        <ImportGame id="import-game" onAdded={nothing} />
      </Panel>
      <ContentGame content={shown} />
      <PlanGate
        needs="includes_insights"
        text="Stats for every channel."
        skeleton={<LinesSkeleton lines={2} />}
      >
        {null}
      </PlanGate>
    </Stacked>
  </SampleServer>
)
