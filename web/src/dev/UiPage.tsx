import '../theme/moreStyles.ts'
import {
  Button,
  Checkbox,
  Group,
  PasswordInput,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ChipGroup } from '../components/ChipGroup.tsx'
import { ask } from '../components/Confirm.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { Figure, Figures } from '../components/Figure.tsx'
import { Notice } from '../components/Notice.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Panel } from '../components/Panel.tsx'
import { Picture } from '../components/Picture.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { CardsSkeleton, FormSkeleton, LinesSkeleton } from '../components/Skeletons.tsx'
import { StatusBadge, type Tone } from '../components/StatusBadge.tsx'
import { Steps } from '../components/Steps.tsx'
import { TabBar } from '../components/TabBar.tsx'
import { TagList } from '../components/TagList.tsx'
import { Wordmark } from '../components/Wordmark.tsx'
import { modals } from '../lib/modals.ts'
import { type ToastTone, toasts } from '../lib/toasts.ts'
import classes from './UiPage.module.css'

const colours = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'hover',
  'line',
  'line-strong',
  'text',
  'muted',
  'faint',
  'accent',
  'accent-text',
  'accent-soft',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
]
const spaces = ['1', '2', '3', '4', '5', '6', '7', '8']
const tones: Tone[] = ['good', 'warn', 'bad', 'info', 'neutral']
const toastTones: ToastTone[] = ['good', 'bad', 'warn', 'info']

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h2>{title}</h2>
    {children}
  </section>
)

const Colours = () => (
  <div className={classes.swatches}>
    {colours.map((name) => (
      <div key={name} className={classes.swatch}>
        <span style={{ background: `var(--qb-${name})` }} />
        <code>{name}</code>
      </div>
    ))}
  </div>
)

const Type = () => (
  <Stack gap="xs">
    <Wordmark />
    <h1 style={{ margin: 0, fontSize: '1.5rem' }}>Title, 24</h1>
    <h2 style={{ margin: 0, fontSize: '1.125rem' }}>Section, 18</h2>
    <p className={classes.line}>Text, 14: creators see the name, the logo and the description.</p>
    <p className={classes.line} style={{ color: 'var(--qb-muted)' }}>
      Muted, 14: what explains something else
    </p>
    <p className={classes.line} style={{ color: 'var(--qb-faint)', fontSize: '0.75rem' }}>
      Faint, 12: dates and counts
    </p>
    <p className={`qb-figures ${classes.line}`}>QUEST-4F7A-11 · $1,200.00</p>
  </Stack>
)

const Spaces = () => (
  <Stack gap="xs">
    {spaces.map((size) => (
      <Group key={size} gap="sm">
        <code>{size}</code>
        <span className={classes.space} style={{ width: `var(--qb-space-${size})` }} />
      </Group>
    ))}
  </Stack>
)

const Buttons = () => (
  <Group>
    <Button>Primary</Button>
    <Button variant="default">Default</Button>
    <Button variant="subtle" color="gray">
      Quiet
    </Button>
    <Button color="red">Dangerous</Button>
    <Button disabled>Disabled</Button>
    <Button loading>Loading</Button>
  </Group>
)

const Fields = () => {
  const [chosen, setChosen] = useState(['Twitch'])
  return (
    <Stack maw={480}>
      <TextInput label="Label" description="What helps to fill it in" placeholder="Placeholder" />
      <TextInput label="With an error" defaultValue="x" error="A username is 4 to 25 characters long." />
      <TextInput label="Disabled" disabled defaultValue="Cannot be changed" />
      <PasswordInput label="Password" />
      <Select label="Choice" data={['One', 'Two', 'Three']} placeholder="Choose one" />
      <Textarea label="Text" autosize minRows={2} />
      <Checkbox label="Agree" />
      <Switch label="On or off" defaultChecked />
      <ChipGroup
        label="Any of these"
        options={['Twitch', 'YouTube', 'TikTok'].map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={setChosen}
      />
    </Stack>
  )
}

const Messages = () => (
  <Stack>
    <Notice tone="info" title="Info">
      What is good to know.
    </Notice>
    <Notice tone="good" title="Good">
      What went well.
    </Notice>
    <Notice tone="warn" title="Attention">
      What waits for you.
    </Notice>
    <Notice tone="bad" title="Problem">
      What went wrong, and what to do.
    </Notice>
    <Group>
      {tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
    </Group>
    <Group>
      {toastTones.map((tone) => (
        <Button
          key={tone}
          variant="default"
          onClick={() => toasts.add({ tone, message: `A ${tone} toast` })}
        >{`Toast: ${tone}`}</Button>
      ))}
    </Group>
  </Stack>
)

const openModal = () =>
  modals.add({ id: 'ui', title: 'A modal', content: <Button onClick={openSecond}>Open another</Button> })
const openSecond = () =>
  modals.add({ id: 'ui-2', title: 'On top', content: 'Escape closes this one only.', size: 'sm' })
const confirm = () =>
  ask({
    id: 'ui-ask',
    title: 'Remove this?',
    text: 'It cannot be brought back.',
    confirm: 'Remove',
    dangerous: true,
    run: async () => undefined,
  })

const Overlays = () => (
  <Group>
    <Button variant="default" onClick={openModal}>
      Modal
    </Button>
    <Button variant="default" onClick={confirm}>
      Question
    </Button>
  </Group>
)

const Data = () => (
  <Stack>
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
      <RowList>
        <Row title="A row" text="What it is" side={<StatusBadge tone="good">Connected</StatusBadge>} />
        <Row title="Another" text="With nothing at the side" />
      </RowList>
    </Panel>
    <TagList tags={['Action', 'RPG', 'Co-op']} />
    <Group align="flex-start">
      <div style={{ width: 120 }}>
        <Picture src={null} name="Moonfall" ratio="3 / 4" />
      </div>
      <div style={{ width: 240 }}>
        <Picture src={null} name="Harbor" ratio="460 / 215" />
      </div>
    </Group>
  </Stack>
)

const States = () => (
  <Stack>
    <EmptyState
      title="Nothing here yet"
      text="What belongs here, and how it comes."
      action={<Button>Do it</Button>}
    />
    <EmptyState compact title="Nothing in this list" text="Smaller, inside a panel." />
    <LinesSkeleton />
    <FormSkeleton fields={2} />
    <CardsSkeleton cards={3} height="6rem" />
  </Stack>
)

/** Every shared part in every state. In development only. */
const UiPage = () => {
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <div className={classes.page}>
      <PageHeader
        title="The visual language"
        text="What web/README.md says, alive."
        actions={<Button onClick={toggleColorScheme}>Switch theme</Button>}
      />
      <Section title="Colour">
        <Colours />
      </Section>
      <Section title="Type">
        <Type />
      </Section>
      <Section title="Space">
        <Spaces />
      </Section>
      <Section title="Buttons">
        <Buttons />
      </Section>
      <Section title="Fields">
        <Fields />
      </Section>
      <Section title="Messages">
        <Messages />
      </Section>
      <Section title="Overlays">
        <Overlays />
      </Section>
      <Section title="Navigation">
        <TabBar
          label="Example"
          current="/dev/ui"
          tabs={[
            { to: '/dev/ui', label: 'Here' },
            { to: '/explore', label: 'Elsewhere' },
          ]}
        />
        <Steps steps={['First', 'Second', 'Third']} current={1} />
      </Section>
      <Section title="Data">
        <Data />
      </Section>
      <Section title="Empty and loading">
        <States />
      </Section>
    </div>
  )
}

export default UiPage
