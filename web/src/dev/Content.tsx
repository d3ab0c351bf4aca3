import { Button, Group, Kbd, Pagination, Stack, Table } from '@mantine/core'
import { AppLink } from '../components/AppLink.tsx'
import { backTo } from '../components/BackLink.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { ChannelIcon } from '../components/ChannelIcon.tsx'
import { Checklist } from '../components/Checklist.tsx'
import { CreatorName } from '../components/CreatorName.tsx'
import { Figure, Figures } from '../components/Figure.tsx'
import { MoneySum } from '../components/MoneySum.tsx'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Panel } from '../components/Panel.tsx'
import { Picture } from '../components/Picture.tsx'
import { Prose } from '../components/Prose.tsx'
import { RenameOrDelete } from '../components/RenameOrDelete.tsx'
import { RichText } from '../components/RichText.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { ShowMore } from '../components/ShowMore.tsx'
import { Stacked } from '../components/Stacked.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { Steps } from '../components/Steps.tsx'
import { TabBar } from '../components/TabBar.tsx'
import { TagList } from '../components/TagList.tsx'
import classes from './UiPage.module.css'

const places = [
  { to: '/dev/ui', label: 'Here' },
  { to: '/explore', label: 'Elsewhere' },
]

export const Navigation = () => (
  <Stack>
    <TabBar label="Example" current="/dev/ui" tabs={places} />
    <div>
      <TabBar label="Section" current="/dev/ui" tabs={places} />
      <TabBar label="Part of the section" current="/dev/ui" tabs={places} />
    </div>
    <Steps steps={['First', 'Second', 'Third']} current={1} />
    <AppLink to="/explore">A link, whose screen is loaded when it comes near the window</AppLink>
    <AppLink to="/dev/ui" state={backTo('/explore', 'Explore')}>
      A link to a screen that leads back: the way stands above its title
    </AppLink>
    <OutsideLink url="https://emberfall.example" title="A link to another website" />
    <OutsideLink url={null} />
  </Stack>
)

const Heads = () => (
  <>
    <PageHeader title="A page’s title alone" />
    <PageHeader
      eyebrow={<AppLink to="/explore">What it belongs to</AppLink>}
      title="A title with all its parts"
      text="What can be done here, in a sentence."
      actions={<Button variant="default">Action</Button>}
    />
  </>
)

const Amounts = () => (
  <Table>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Payment</Table.Th>
        <Table.Th className={classes.amount}>Amount</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {['$1,200', '$86.40'].map((amount) => (
        <Table.Tr key={amount}>
          <Table.Td>Moonfall on release day</Table.Td>
          <Table.Td className={`qb-figures ${classes.amount}`}>{amount}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
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
    <Row
      title={
        <CreatorName
          creator={{
            profile: { display_name: 'A creator', picture_url: null },
            channels: [{ id: 'channel', providerId: 'tiktok' }],
          }}
        />
      }
      text="And one whose account was deleted"
      side={<CreatorName creator={null} />}
    />
    <Row
      lead={<ChannelIcon provider="youtube" />}
      title={<AppLink to="/explore">A row that leads somewhere</AppLink>}
      text="The whole row is its target"
      side={<Button variant="default">What else</Button>}
    />
    <Row
      title="A row that a person has named"
      text="It is renamed and deleted where it stands"
      side={
        <RenameOrDelete
          name="A row that a person has named"
          onRename={() => undefined}
          onDelete={() => undefined}
        />
      }
    />
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
    <Heads />
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
      <MoneySum
        rows={[
          ['The creator gets', '$450'],
          ['Platform fee', '$50'],
          ['You pay', '$500'],
        ]}
      />
      <ShowMore loading={false} onMore={() => undefined} />
      <ShowMore loading onMore={() => undefined} />
    </Panel>
    <Checklist
      title="A checklist"
      text="Steps that lead somewhere each."
      steps={[
        { to: '/explore', title: 'A step that is done', text: 'It is ticked.', done: true },
        { to: '/explore', title: 'A step that is open', text: 'The whole of it leads there.', done: false },
        { to: '/games', title: 'Another', text: 'In whatever order.', done: false },
      ]}
      onPutAway={() => undefined}
    />
    <Panel title="A panel that warns" tone="bad" text="What cannot be brought back.">
      <Button color="red">Delete</Button>
    </Panel>
    <Panel>
      <Amounts />
    </Panel>
    <Pagination
      total={9}
      getControlProps={(control) => ({ 'aria-label': control })}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
    />
    <Group>
      <Kbd>Ctrl</Kbd>
      <TagList tags={['Action', 'RPG', 'Co-op']} />
      <TagList tags={[]} none="None selected yet" />
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
