import { Button, Group, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useText } from '../../lib/text.ts'
import classes from './EditorHead.module.css'

type Props = {
  title: string
  text: ReactNode
  looks: boolean
  onLook: (looks: boolean) => void
  saving: boolean
  dirty: boolean
  children?: ReactNode
}

/** The bar above a page editor: title, preview switch and save button. */
export const EditorHead = ({ title, text, looks, onLook, saving, dirty, children }: Props) => {
  const t = useText()
  return (
    <div className={classes.head}>
      <PageHeader
        title={title}
        text={text}
        actions={
          <Group>
            {children}
            <SegmentedControl
              aria-label={t('View')}
              data={[
                { value: 'edit', label: t('Edit') },
                { value: 'preview', label: t('Preview') },
              ]}
              value={looks ? 'preview' : 'edit'}
              onChange={(view) => onLook(view === 'preview')}
            />
            <Button type="submit" loading={saving} disabled={!dirty}>
              {t('Save')}
            </Button>
          </Group>
        }
      />
    </div>
  )
}
