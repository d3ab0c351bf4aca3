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
    <AppLink to="/explore">A link whose screen loads when the link is about to scroll into view</AppLink>
    <AppLink to="/dev/ui" state={backTo('/explore', 'Explore')}>
      A link to a screen that leads back: the way stands above its title
    </AppLink>
    <OutsideLink url="https://emberfall.example" title="A link to another website" />
    <OutsideLink url={null} />
  </Stack>
)

const Heads = () => (
  <>
    <PageHeader title="Title only" />
    <PageHeader
      eyebrow={<AppLink to="/explore">Parent page</AppLink>}
      title="Title with all parts"
      text="One sentence about what you can do here."
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
      title="Row with all parts"
      text="Description"
      side={<StatusBadge tone="good">Connected</StatusBadge>}
    />
    <Row title="Another row" text="Without a badge or button" />
    <Row
      title={
        <CreatorName
          creator={{
            profile: { display_name: 'A creator', picture_url: null },
            channels: [{ id: 'channel', providerId: 'tiktok' }],
          }}
        />
      }
      text="And a creator whose account was deleted"
      side={<CreatorName creator={null} />}
    />
    <Row
      lead={<ChannelIcon provider="youtube" />}
      title={<AppLink to="/explore">Row that links to a page</AppLink>}
      text="You can click anywhere in the row"
      side={<Button variant="default">More</Button>}
    />
    <Row
      title="Row that people can rename"
      text="Rename or delete it without leaving the list"
      side={
        <RenameOrDelete
          name="Row that people can rename"
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
      <MoneySum
        rows={[
          ['Paid by the company', '$500.00', 'Nov 3, 2026'],
          ['Returned to the company', '-$500.00', 'Nov 20, 2026'],
          ['Still held', '$0.00'],
        ]}
      />
      <ShowMore loading={false} onMore={() => undefined} />
      <ShowMore loading onMore={() => undefined} />
    </Panel>
    <Checklist
      title="A checklist"
      text="Each step links to its page."
      steps={[
        { to: '/explore', title: 'Completed step', text: 'It has a check mark.', done: true },
        { to: '/explore', title: 'Open step', text: 'The whole step is a link.', done: false },
        { to: '/games', title: 'Another step', text: 'Steps can be done in any order.', done: false },
      ]}
      onPutAway={() => undefined}
    />
    <Panel title="Warning panel" tone="bad" text="This can’t be undone.">
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
      <p>Body text at a comfortable line length, for terms and articles.</p>
    </Prose>
    <RichText text={'## A heading\n\nText with **bold words** and\n\n> a quotation.'} />
  </Stack>
)
