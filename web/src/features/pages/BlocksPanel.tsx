import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useText } from '../../lib/text.ts'
import type { BlockKind } from '../../shared/page-blocks/pageBlocks.ts'
import { BlockList } from './BlockList.tsx'
import classes from './BlocksPanel.module.css'
import { blockNames, type Draft, newDraft } from './drafts.ts'

type Props = {
  kinds: readonly BlockKind[]
  value: Draft[]
  /** Errors are not shown here, because each block shows its own. */
  error: string | undefined
  onChange: (drafts: Draft[]) => void
}

const AddBlock = ({ kinds, onAdd }: { kinds: readonly BlockKind[]; onAdd: (draft: Draft) => void }) => {
  const t = useText()
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} />}>
          {t('Add a block')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item
            key={kind}
            onClick={() => {
              const draft = newDraft(kind)
              if (draft) onAdd(draft)
            }}
          >
            <span className={classes.kind}>{t(blockNames[kind].name)}</span>
            <span className={classes.text}>{t(blockNames[kind].text)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export const BlocksPanel = ({ kinds, value: drafts, onChange }: Props) => (
  <Panel
    title="Blocks"
    text="Visitors see the blocks in this order. Drag a block by its handle, or use the arrow keys."
    actions={<AddBlock kinds={kinds} onAdd={(draft) => onChange([...drafts, draft])} />}
  >
    {drafts.length === 0 ? (
      <EmptyState
        compact
        motif="page"
        title="No blocks yet"
        text="Add text, a picture, your links or your latest content."
      />
    ) : (
      <BlockList drafts={drafts} onChange={onChange} />
    )}
  </Panel>
)
