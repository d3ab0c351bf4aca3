import { Button, Group, Stack } from '@mantine/core'
import { AppLink } from '../components/AppLink.tsx'
import { backTo } from '../components/BackLink.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { ChannelIcon } from '../components/ChannelIcon.tsx'
import { Figure, Figures } from '../components/Figure.tsx'
import { Panel } from '../components/Panel.tsx'
import { Picture } from '../components/Picture.tsx'
import { Prose } from '../components/Prose.tsx'
import { RichText } from '../components/RichText.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { ShowMore } from '../components/ShowMore.tsx'
import { Stacked } from '../components/Stacked.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { Steps } from '../components/Steps.tsx'
import { TabBar } from '../components/TabBar.tsx'
import { TagList } from '../components/TagList.tsx'

const places = [
  { to: '/dev/ui', label: 'Here' },
  { to: '/explore', label: 'Elsewhere' },
]

export const Navigation = () => (
  <Stack>
    <TabBar label="Example" current="/dev/ui" tabs={places} />
    <Steps steps={['First', 'Second', 'Third']} current={1} />
    <AppLink to="/explore">A link, whose screen is loaded when it comes near the window</AppLink>
    <AppLink to="/dev/ui" state={backTo('/explore', 'Explore')}>
      A link to a screen that leads back: the way stands above its title
    </AppLink>
  </Stack>
)

const Rows = () => (
  <RowList>
    <Row
      lead={<ChannelIcon provider="twitch" />}
      title="A row with all its parts"
      text="What it is"
      side={<StatusBadge tone="good">Connected</StatusBadge>}
    />
    <Row title="Another" text="With nothing at the side" />
  </RowList>
)

const Pictures = () => (
  <CardGrid title="Cards" more={{ to: '/games', label: 'All games' }} size="card">
    {['Moonfall', 'Harbor', 'Night Shift'].map((name) => (
      <Picture key={name} src={null} name={name} ratio="460 / 215" />
    ))}
  </CardGrid>
)

export const Data = () => (
  <Stacked wide>
    <Figures>
      <Figure label="Followers" value="12.4K" hint="3 channels" />
      <Figure label="Average viewers" value="318" />
      <Figure label="Views" value="–" hint="Figures take up to 24 hours" />
    </Figures>
    <Panel
      title="A panel"
      text="With a list of rows"
      actions={<Button variant="default">Action</Button>}
      footer={<Button>Save</Button>}
    >
      <Rows />
      <ShowMore loading={false} onMore={() => undefined} />
      <ShowMore loading onMore={() => undefined} />
    </Panel>
    <Group>
      <TagList tags={['Action', 'RPG', 'Co-op']} />
      <TagList tags={[]} none="None chosen yet" />
    </Group>
    <Pictures />
  </Stacked>
)

export const Texts = () => (
  <Stack>
    <Prose>
      <h2>A heading</h2>
      <p>Running text at a comfortable measure, for terms and for articles.</p>
    </Prose>
    <RichText text={'## What people write\n\nWith **words** that stand out, and\n\n> a quote.'} />
  </Stack>
)
