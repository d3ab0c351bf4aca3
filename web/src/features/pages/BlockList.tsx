import { SortableList } from '../../components/SortableList.tsx'
import { moveItem } from '../../lib/formPaths.ts'
import { useText } from '../../lib/text.ts'
import { BlockEditor } from './BlockEditor.tsx'
import { blockNames, type Draft } from './drafts.ts'

type Props = { drafts: Draft[]; onChange: (drafts: Draft[]) => void }

export const BlockList = ({ drafts, onChange }: Props) => {
  const t = useText()
  return (
    <SortableList
      entries={drafts.map(({ key, kind }) => ({ key, name: t(blockNames[kind].name) }))}
      onMove={(from, to) => onChange(moveItem(drafts, from, to))}
      onRemove={(index) => onChange(drafts.filter((_, place) => place !== index))}
    >
      {(index) => {
        const draft = drafts[index]
        return (
          draft && (
            <BlockEditor
              draft={draft}
              onChange={(next) => onChange(drafts.map((one) => (one.key === next.key ? next : one)))}
            />
          )
        )
      }}
    </SortableList>
  )
}
