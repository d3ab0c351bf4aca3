import { useState } from 'react'
import { CardGrid } from '../components/CardGrid.tsx'
import { CopyLink } from '../components/CopyLink.tsx'
import { Panel } from '../components/Panel.tsx'
import { Stacked } from '../components/Stacked.tsx'
import { makeFragmentData } from '../lib/fragments.ts'
import { ToAccess } from '../shared/access/ToAccess.tsx'
import { ActivationCard } from '../shared/cards/ActivationCard.tsx'
import { ActivationCards } from '../shared/cards/ActivationCards.tsx'
import { ActivationPicture } from '../shared/cards/ActivationPicture.tsx'
import { CompanyCard } from '../shared/cards/CompanyCard.tsx'
import { ContentCard } from '../shared/cards/ContentCard.tsx'
import { GameCard } from '../shared/cards/GameCard.tsx'
import {
  ActivationCard_ActivationFragmentDoc,
  ActivationFacts_ActivationFragmentDoc,
} from '../shared/cards/generated/ActivationCard.ts'
import { ActivationPicture_ActivationFragmentDoc } from '../shared/cards/generated/ActivationPicture.ts'
import { CompanyCard_CompanyFragmentDoc } from '../shared/cards/generated/CompanyCard.ts'
import { ContentCard_ContentFragmentDoc } from '../shared/cards/generated/ContentCard.ts'
import { GameCard_GameFragmentDoc } from '../shared/cards/generated/GameCard.ts'
import { ClaimCodes } from '../shared/codes/ClaimCodes.tsx'
import { OutOfCodes } from '../shared/codes/OutOfCodes.tsx'
import { RevealedCode } from '../shared/codes/RevealedCode.tsx'
import { Player } from '../shared/content/Player.tsx'
import { ActivationStep } from '../shared/eligibility/ActivationStep.tsx'
import { EligibilityLine } from '../shared/eligibility/EligibilityLine.tsx'
import { InvitedFit } from '../shared/eligibility/InvitedFit.tsx'
import { NeedsCreator } from '../shared/eligibility/NeedsCreator.tsx'
import { NoLongerOpen } from '../shared/eligibility/NoLongerOpen.tsx'
import { SignUp } from '../shared/eligibility/SignUp.tsx'
import { FollowToggle } from '../shared/following/FollowButton.tsx'
import { TopicLinks } from '../shared/following/TopicLinks.tsx'
import { KitButton } from '../shared/kit/KitButton.tsx'
import { KitViewer } from '../shared/kit/KitViewer.tsx'
import { ClickFigures } from '../shared/links/ClickFigures.tsx'
import { BlockView } from '../shared/page-blocks/BlockView.tsx'
import { parseBlock } from '../shared/page-blocks/pageBlocks.ts'
import { ActivationPicker } from '../shared/pickers/ActivationPicker.tsx'
import { CreatorPicker } from '../shared/pickers/CreatorPicker.tsx'
import { GameChoice } from '../shared/pickers/GameChoice.tsx'
import { GamesChoice } from '../shared/pickers/GamesChoice.tsx'
import { HardwareChoice } from '../shared/pickers/HardwareChoice.tsx'
import { UpgradeButton } from '../shared/plans/UpgradeButton.tsx'
import { ReportButton } from '../shared/reports/ReportButton.tsx'
import { ReportForm } from '../shared/reports/ReportForm.tsx'

const long = 'The Cartographer’s Long Way Home Through the Seven Drowned Provinces'
const soon = '2027-03-05T12:00:00Z'

const facts = (kind: 'KEY' | 'MISSION' | 'QUEST') => ({
  id: kind,
  kind,
  status: kind === 'QUEST' ? ('upcoming' as const) : ('active' as const),
  participant_count: 12,
  requirement: null,
  channels: kind === 'KEY' ? [{ distribution_channel: { id: 'steam', family: 'Pc' as const } }] : [],
  mission:
    kind === 'MISSION'
      ? {
          id: kind,
          max_participants: 50,
          rewards: [
            {
              id: '1',
              kind: 'code' as const,
              name: '',
              description: '',
              number_of_items: null,
              quantity: 2,
              code_item: null,
            },
          ],
          criteria: [{ id: '1', category: 'STREAM_CONTENT' as const }],
        }
      : null,
  key_campaign:
    kind === 'KEY'
      ? { id: kind, waitlist: false, codes_per_creator: 1, item_types: [], planned_release: null }
      : null,
  creator_program: null,
})

/** Shows the fallbacks: the game's picture, or a tile without any picture. */
const pictured = makeFragmentData(
  { id: 'pictured', name: 'Moonfall', thumbnail_url: null, hero_url: null, game: null },
  ActivationPicture_ActivationFragmentDoc,
)

const activations = (['KEY', 'MISSION', 'QUEST'] as const).map((kind) => {
  const card = {
    ...Object.assign(makeFragmentData(facts(kind), ActivationFacts_ActivationFragmentDoc), pictured),
    id: kind,
    kind,
    name: kind === 'MISSION' ? long : 'Moonfall on release day',
    status: kind === 'QUEST' ? ('upcoming' as const) : ('active' as const),
    start_date: soon,
    end_date: kind === 'KEY' ? null : soon,
    participant_count: 12,
    company: { id: 'northwind', name: 'Northwind Games' },
  }
  return { id: kind, ...makeFragmentData(card, ActivationCard_ActivationFragmentDoc) }
})

/** The database's result for a creator with 120 of 250 required followers. */
const missed = {
  eligible: false,
  creator: true,
  access: true,
  vip: false,
  checks: [
    {
      requirement: 'twitch_followers',
      platform: 'twitch',
      met: false,
      required: 250,
      actual: 120,
      missing: 130,
    },
  ],
}

const games = ['Moonfall', long, 'Harbor'].map((name) => {
  const released_on = name === 'Moonfall' ? '2026-03-05' : null
  const card = { id: name, name, poster_url: null, released_on, developer: '' }
  return <GameCard key={name} game={makeFragmentData(card, GameCard_GameFragmentDoc)} />
})

const contents = (['STREAM', 'VIDEO', 'SHORTS'] as const).map((type) => {
  const card = {
    id: type,
    platform: type === 'STREAM' ? ('twitch' as const) : ('youtube' as const),
    type,
    url: 'https://videos.example/1',
    title: type === 'VIDEO' ? `${long}, played in one sitting without a single map` : 'First look',
    thumbnail_url: null,
    published_at: '2026-10-05T18:00:00Z',
    duration_minutes: type === 'SHORTS' ? 0 : 134,
    views: 12_400,
    average_ccv: 318,
    profile: type === 'SHORTS' ? null : { id: 'nova', display_name: 'Nova' },
    game: null,
  }
  return <ContentCard key={type} content={makeFragmentData(card, ContentCard_ContentFragmentDoc)} />
})

const companies = ['', 'Eleven people who make games about the weather.'].map((description) => {
  const type = 'small_game_studio' as const
  const card = { id: description, name: 'Northwind Games', type, logo_url: null, description }
  return <CompanyCard key={description} company={makeFragmentData(card, CompanyCard_CompanyFragmentDoc)} />
})

const blocks = [
  parseBlock('hero', { heading: 'Welcome to my page', text: 'The page owner’s first words.' }),
  parseBlock('text', { heading: 'A text', text: 'With **words** that stand out.' }),
  parseBlock('links', {
    heading: 'Links',
    links: [{ label: 'Questboard', url: 'https://questboard.example' }],
  }),
].filter((block) => block !== null)

const nothing = () => undefined
const upgrades = [
  { name: 'Growth', inCart: false },
  { name: 'Scale', inCart: true },
].map((upgrade) => (
  <UpgradeButton key={upgrade.name} {...upgrade} cents={29_900} onPut={nothing} onTakeOut={nothing} />
))

const reported = [{ id: 'nova', name: 'Nova' }]

const devices = [
  { id: 'switch', name: 'Nintendo Switch', family: 'Nintendo' },
  { id: 'pc', name: 'PC', family: 'Pc' },
]

export const Pickers = () => {
  const [creator, setCreator] = useState('')
  const [game, setGame] = useState<string | null>(null)
  const [hardware, setHardware] = useState(['switch'])
  const [several, setSeveral] = useState<string[]>([])
  const [activation, setActivation] = useState<string | null>(null)
  return (
    <Stacked>
      <HardwareChoice hardware={devices} value={hardware} onChange={setHardware} />
      <GameChoice known={null} value={game} onChange={setGame} />
      <GamesChoice known={[]} value={several} onChange={setSeveral} />
      <CreatorPicker label="Creator" value={creator} onChange={setCreator} />
      <ActivationPicker
        label="Activation"
        activations={(['KEY', 'QUEST'] as const).map((kind) => ({ id: kind, kind, name: 'Moonfall' }))}
        value={activation}
        onChange={setActivation}
      />
    </Stacked>
  )
}

/** The activation facts for participants and for other creators. */
export const Steps = () => (
  <Stacked>
    {[false, true].map((takesPart) => (
      <ActivationStep
        key={String(takesPart)}
        takesPart={takesPart}
        facts={<Panel title="Facts" text="Game, platform and dates." />}
        fit={<Panel title="Can you join?" text="You are eligible" />}
      >
        <Panel title="Next step" text={takesPart ? 'Create content' : 'Join'} />
      </ActivationStep>
    ))}
  </Stacked>
)

/** The creator kit. Without a server, the panel says that the activation was not found. */
export const Kits = () => (
  <Stacked>
    <KitButton activationId="00000000-0000-4000-8000-000000000000" />
    <KitViewer activationId="00000000-0000-4000-8000-000000000000" />
    <RevealedCode codeId="00000000-0000-4000-8000-000000000000" />
    <ClaimCodes
      activationId="00000000-0000-4000-8000-000000000000"
      left={1}
      requests={[]}
      claim={() => Promise.resolve()}
      ask={() => Promise.resolve()}
      words={{ claim: 'Claim key', claimed: 'You have the key' }}
    />
    {(['no', 'waits', 'told'] as const).map((asked) => (
      <OutOfCodes
        key={asked}
        platform={{ id: 'steam', name: 'Steam' }}
        asked={asked}
        ask={() => Promise.resolve()}
      />
    ))}
  </Stacked>
)

export const WaysIn = () => (
  <Stacked>
    <SignUp />
    <NeedsCreator />
    <ToAccess state="channel" />
    <ToAccess state="pending" />
    <NoLongerOpen kind="MISSION" status="ended" />
    <NoLongerOpen kind="QUEST" status="unpublished" />
  </Stacked>
)

export const Reports = () => (
  <Stacked>
    <ReportButton creators={reported} />
    <ReportButton creators={[...reported, { id: 'pixel', name: 'Pixel' }]} size="sm" />
    <ReportForm creators={reported} />
  </Stacked>
)

const clicks = {
  total: 640,
  devices: { desktop: 410, mobile: 230 },
  countries: [
    { country: 'SE', clicks: 500 },
    { country: 'DE', clicks: 140 },
  ],
}

export const Cards = () => (
  <Stacked wide>
    <ActivationCards title="Activations" activations={activations} />
    <ActivationPicture activation={pictured} shape="wide" />
    <CardGrid title="Activations as a creator sees them" size="card">
      {activations.map((one, index) => (
        <ActivationCard key={one.id} activation={one} stock={[]}>
          <EligibilityLine eligibility={index === 0 ? missed : { ...missed, eligible: true }} />
        </ActivationCard>
      ))}
    </CardGrid>
    <InvitedFit eligibility={missed} isInvited>
      <EligibilityLine eligibility={missed} />
    </InvitedFit>
    <ClickFigures clicks={clicks} />
    <CopyLink
      label="Your link"
      description="Share your link. We count its clicks."
      address="https://questboard.example/l/moonfall"
    />
    <CardGrid title="Games in a row" more={{ to: '/games', label: 'All games' }}>
      {games}
    </CardGrid>
    <CardGrid title="Streams, videos, shorts" size="card">
      {contents}
    </CardGrid>
    <FollowToggle subject={{ game_id: 'game' }} name="Moonfall" followId={null} />
    <FollowToggle subject={{ tag_id: 'topic' }} name="Puzzle" followId="follow" />
    <TopicLinks
      tags={[
        { id: 'topic', name: 'Puzzle' },
        { id: 'other', name: 'Slice of life' },
      ]}
    />
    <CardGrid title="Companies" size="card">
      {companies}
    </CardGrid>
    {blocks.map((block) => (
      <BlockView key={block.kind} block={block} parts={{}} />
    ))}
    {upgrades}
    <Player url="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="A video" />
  </Stacked>
)
