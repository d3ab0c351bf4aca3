import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { CardsSkeleton } from '../components/CardGrid.tsx'
import { ask } from '../components/Confirm.tsx'
import { DialogForm } from '../components/DialogForm.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { NotFound } from '../components/NotFound.tsx'
import { Notice } from '../components/Notice.tsx'
import { RowsSkeleton } from '../components/RowList.tsx'
import { FormSkeleton, HeroSkeleton, LinesSkeleton, PanelsSkeleton } from '../components/Skeletons.tsx'
import { StatusBadge, type Tone } from '../components/StatusBadge.tsx'
import { useFields, useSubmit } from '../lib/form.ts'
import { Loaded } from '../lib/Loaded.tsx'
import { modals } from '../lib/modals.ts'
import { type ToastTone, toasts } from '../lib/toasts.ts'

const tones: Tone[] = ['good', 'warn', 'bad', 'info', 'neutral']
const toastTones: ToastTone[] = ['good', 'bad', 'warn', 'info']

export const Messages = () => (
  <Stack>
    <Notice tone="info" title="Info">
      Something useful to know.
    </Notice>
    <Notice tone="good" title="Good">
      Something that worked.
    </Notice>
    <Notice tone="warn" title="Attention">
      Something that needs your attention.
    </Notice>
    <Notice
      tone="warn"
      title="Attention with an action"
      action={<Button variant="default">Take action</Button>}
    >
      Something that needs your attention.
    </Notice>
    <Notice tone="bad" title="Problem">
      What went wrong and how to fix it.
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
    text: 'You can’t undo this.',
    confirm: 'Remove',
    dangerous: true,
    run: async () => undefined,
  })

const refuse = () =>
  ask({
    id: 'ui-refuse',
    title: 'Remove this?',
    text: 'This request will fail.',
    confirm: 'Remove',
    dangerous: true,
    run: () =>
      Promise.reject(new CombinedGraphQLErrors({ errors: [{ message: 'It is used on a creator page.' }] })),
  })

const NameForm = () => {
  const form = useFields({ name: '' })
  const submit = useSubmit(form, {
    send: () => Promise.reject(new Error('never sent')),
    explain: () => ({ message: 'Nothing is saved on this page.', fields: {} }),
  })
  return (
    <DialogForm id="ui-form" dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
    </DialogForm>
  )
}

const openForm = () => modals.add({ id: 'ui-form', title: 'A form', size: 'sm', content: <NameForm /> })

export const Overlays = () => (
  <Group>
    <Button variant="default" onClick={openModal}>
      Modal
    </Button>
    <Button variant="default" onClick={confirm}>
      Question
    </Button>
    <Button variant="default" onClick={refuse}>
      Confirmation that fails
    </Button>
    <Button variant="default" onClick={openForm}>
      Form
    </Button>
  </Group>
)

const failed = {
  data: undefined,
  loading: false,
  error: new TypeError('offline'),
  refetch: async () => undefined,
}

export const States = () => (
  <Stack>
    <EmptyState
      title="Nothing here yet"
      text="What will be here, and the first step."
      action={<Button>Take action</Button>}
    />
    <EmptyState
      compact
      motif="notes"
      title="Nothing in this list"
      text="A smaller version for a panel."
      next={{ to: '/dev/ui', label: 'First step' }}
    />
    <LinesSkeleton />
    <RowsSkeleton />
    <FormSkeleton fields={2} />
    <PanelsSkeleton heights={['3rem', '6rem']} />
    <HeroSkeleton />
    <CardsSkeleton size="card" cards={3} />
    <Loaded query={failed}>{() => null}</Loaded>
    <NotFound what="game" />
  </Stack>
)
