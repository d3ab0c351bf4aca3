import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  PasswordInput,
  Radio,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { addressForm } from '@questboard/domain'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { AddConnection } from '../components/AddConnection.tsx'
import { ChipGroup } from '../components/ChipGroup.tsx'
import { Countdown } from '../components/Countdown.tsx'
import { DayInput } from '../components/DayInput.tsx'
import { DurationInput } from '../components/DurationInput.tsx'
import { FieldGrid } from '../components/FieldGrid.tsx'
import { FormPanel } from '../components/FormPanel.tsx'
import { ManyInput } from '../components/ManyInput.tsx'
import { MomentInput } from '../components/MomentInput.tsx'
import { MoneyInput } from '../components/MoneyInput.tsx'
import { NumberField } from '../components/NumberField.tsx'
import { PeriodPicker } from '../components/PeriodPicker.tsx'
import { PictureInput } from '../components/PictureInput.tsx'
import { RangeFields } from '../components/RangeFields.tsx'
import { RichTextInput } from '../components/RichTextInput.tsx'
import { SaveBar } from '../components/SaveBar.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { SortableList } from '../components/SortableList.tsx'
import { TextList } from '../components/TextList.tsx'
import { TimeInput } from '../components/TimeInput.tsx'
import { ZoneInput } from '../components/ZoneInput.tsx'
import { checkWith, useFields } from '../lib/form.ts'
import { moveItem } from '../lib/formPaths.ts'
import { usePanelForm } from '../lib/panelForm.ts'
import { readPeriod } from '../lib/period.ts'
import { today } from '../lib/today.ts'
import { homeZone, inZone } from '../lib/zones.ts'
import { AddressFields, addressValues } from '../shared/address/AddressFields.tsx'

export const Buttons = () => (
  <Group>
    <Button>Primary</Button>
    <Button variant="default">Default</Button>
    <Button variant="subtle" color="gray">
      Quiet
    </Button>
    <Button color="red">Dangerous</Button>
    <Button disabled>Disabled</Button>
    <Button loading>Loading</Button>
    <Button leftSection={<IconSearch size={16} />} variant="default">
      With an icon
    </Button>
    <Button size="compact-sm" variant="subtle">
      Compact
    </Button>
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Search">
      <IconSearch size={20} stroke={1.75} />
    </ActionIcon>
    <AddConnection callbackUrl="/dev/ui" />
  </Group>
)

const channels = ['Twitch', 'YouTube', 'TikTok'].map((value) => ({ value, label: value }))

const Choices = () => {
  const [chosen, setChosen] = useState(['Twitch'])
  return (
    <>
      <Select label="Choice" data={['One', 'Two', 'Three']} placeholder="Choose one" searchable />
      <Checkbox label="Approve" />
      <Checkbox label="Checked" description="Its meaning" defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="With an error" error="Agree to the terms to continue" />
      <Radio.Group label="One of these" defaultValue="open">
        <Group mt="xs">
          <Radio value="open" label="Open" />
          <Radio value="closed" label="Closed" />
          <Radio value="off" label="Disabled" disabled />
        </Group>
      </Radio.Group>
      <Switch label="On or off" defaultChecked />
      <Switch label="Off" description="Its meaning" />
      <Switch label="Disabled" disabled />
      <SegmentedControl aria-label="Days back" data={['7d', '30d', '90d']} defaultValue="30d" />
      <ChipGroup label="Any of these" options={channels} value={chosen} onChange={setChosen} />
    </>
  )
}

const refuse = () => Promise.reject(new Error('This image is larger than 5 MB.'))

const Longer = () => {
  const [text, setText] = useState(
    '**Bold**, a [link](https://questboard.example) and a list:\n\n- one\n- two',
  )
  const [picture, setPicture] = useState('')
  return (
    <>
      <Textarea label="Text" autosize minRows={2} />
      <RichTextInput label="Text with headings, lists and links" value={text} onChange={setText} />
      <PictureInput label="Picture" name="Nova" value={picture} onChange={setPicture} upload={refuse} />
      <PictureInput
        label="Wide picture"
        name="Nova"
        value=""
        onChange={setPicture}
        upload={refuse}
        ratio={3}
      />
    </>
  )
}

export const Fields = () => (
  <Stack maw={640}>
    <FieldGrid>
      <TextInput label="Label" description="How to fill in the field" placeholder="Placeholder" />
      <TextInput label="Required" withAsterisk />
      <TextInput label="With an error" defaultValue="x" error="A username is 4 to 25 characters long." />
      <TextInput label="Disabled" disabled defaultValue="Cannot be changed" />
      <PasswordInput label="Password" defaultValue="secret" />
      <SearchField name="Search" value="" onSearch={() => undefined} />
    </FieldGrid>
    <Choices />
    <Longer />
  </Stack>
)

const submit = (event: { preventDefault: () => void }) => event.preventDefault()

/** Shows a form in four states: unchanged, changed, saving, and with errors. */
export const FormStates = () => (
  <Stack>
    <FormPanel title="Unchanged" dirty={false} saving={false} problem={null} onSubmit={submit}>
      <TextInput label="Name" defaultValue="Moonfall" />
    </FormPanel>
    <FormPanel
      title="Changed"
      dirty
      saving={false}
      problem={null}
      onSubmit={submit}
      onReset={() => undefined}
    >
      <TextInput label="Name" defaultValue="Moonfall II" />
    </FormPanel>
    <FormPanel title="Being saved" dirty saving problem={null} onSubmit={submit}>
      <TextInput label="Name" defaultValue="Moonfall II" />
    </FormPanel>
    <FormPanel title="Refused" dirty saving={false} problem="The server cannot be reached." onSubmit={submit}>
      <TextInput label="Name" defaultValue="Moonfall II" error="This name is taken" />
    </FormPanel>
    <SaveBar>
      <FormPanel
        title="One of several forms with a shared save bar"
        dirty
        saving={false}
        problem={null}
        onSubmit={submit}
        onReset={() => undefined}
        save={async () => true}
      >
        <TextInput label="Name" defaultValue="Moonfall III" />
      </FormPanel>
    </SaveBar>
  </Stack>
)

const named = (values: readonly string[], group?: string) =>
  values.map((value) => ({ value, label: value, ...(group && { group }) }))

const lists = [
  ['Tags', 'Any tag', named(['Cozy', 'Roguelike', 'Speedrun', 'Story-rich'])],
  ['Platforms', 'Any platform', [...named(['Steam', 'EGS'], 'Pc'), ...named(['Xbox', 'Xbox EU/NA'], 'Xbox')]],
  [
    'Countries',
    'Any country',
    [...named(['Norway', 'Sweden'], 'Europe'), ...named(['Japan', 'South Korea'], 'Asia')],
  ],
  ['Languages', 'Any language', named(['English', 'Japanese', 'Swedish'])],
] as const

const Chosen = ({
  label,
  none,
  choices,
}: {
  label: string
  none: string
  choices: (typeof lists)[number][2]
}) => {
  const [value, setValue] = useState<string[]>([])
  return <ManyInput label={label} none={none} choices={choices} value={value} onChange={setValue} />
}

/** The fields of an activation's form: money, time and lists. */
export const Values = () => {
  const [cents, setCents] = useState<number | null>(125_000)
  const [minutes, setMinutes] = useState<number | null>(90)
  const [moment, setMoment] = useState('2026-12-24T13:00:00.000Z')
  const [day, setDay] = useState('2026-12-24')
  const [time, setTime] = useState('16:14')
  const [zone, setZone] = useState(homeZone)
  const [period, setPeriod] = useState('month')
  const [order, setOrder] = useState(['First', 'Second', 'Third'])
  return (
    <Stack maw={640}>
      <FieldGrid>
        <MoneyInput label="Money" value={cents} onChange={setCents} />
        <NumberField label="Number" thousandSeparator="," value={minutes} onChange={setMinutes} />
        <DurationInput label="Duration" value={minutes} onChange={setMinutes} />
        <DayInput label="Day" value={day} onChange={setDay} />
        <TimeInput label="Time" value={time} onChange={setTime} />
        <MomentInput label="Day and time" zone={zone} value={moment} onChange={setMoment} />
        <ZoneInput
          label="Time zone"
          value={zone}
          onChange={(next) => {
            setMoment(inZone(moment, zone, next))
            setZone(next)
          }}
        />
        {lists.map(([label, none, choices]) => (
          <Chosen key={label} label={label} none={none} choices={choices} />
        ))}
      </FieldGrid>
      <PeriodPicker period={readPeriod(period, today())} onChange={setPeriod} />
      <RangeFields period={readPeriod(period, today())} onChange={setPeriod} />
      <Countdown until={moment} />
      <SortableList
        entries={order.map((name) => ({ key: name, name }))}
        onMove={(from, to) => setOrder(moveItem(order, from, to))}
        onRemove={(index) => setOrder(order.filter((_, place) => place !== index))}
      >
        {(index) => `Number ${index + 1}`}
      </SortableList>
    </Stack>
  )
}

const points = z.object({ points: z.array(z.string().min(1, 'Please fill in this line or remove it')) })

/** A list with validation: save with an empty item to see the error. */
export const ListForm = () => {
  const form = useFields({ points: ['Explain what’s new', ''] })
  const panel = usePanelForm(form, { check: checkWith(points), send: () => Promise.resolve() })
  return (
    <FormPanel title="A form with a list" {...panel}>
      <TextList
        label="Talking points"
        description="Drag the handle, or focus it and press the arrow keys."
        item="Talking point"
        list={form.list('points')}
      />
    </FormPanel>
  )
}

/** A postal address form with validation. Save with an empty field to see the errors. */
export const AddressForm = () => {
  const form = useFields(addressValues(null))
  const panel = usePanelForm(form, { check: checkWith(addressForm), send: () => Promise.resolve() })
  return (
    <FormPanel title="An address" {...panel}>
      <AddressFields form={form} countries={[{ code: 'SE', name: 'Sweden' }]} />
    </FormPanel>
  )
}
