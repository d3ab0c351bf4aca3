import { Button, Group, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeader } from '../../components/PageHeader.tsx'

type Props = {
  title: string
  text: ReactNode
  looks: boolean
  onLook: (looks: boolean) => void
  saving: boolean
  dirty: boolean
  children?: ReactNode
}

/** Above a page that is edited: what it is, how it will look, and saving it. */
export const EditorHead = ({ title, text, looks, onLook, saving, dirty, children }: Props) => (
  <PageHeader
    title={title}
    text={text}
    actions={
      <Group>
        {children}
        <SegmentedControl
          aria-label="View"
          data={['Edit', 'Preview']}
          value={looks ? 'Preview' : 'Edit'}
          onChange={(view) => onLook(view === 'Preview')}
        />
        <Button type="submit" loading={saving} disabled={!dirty}>
          Save
        </Button>
      </Group>
    }
  />
)
