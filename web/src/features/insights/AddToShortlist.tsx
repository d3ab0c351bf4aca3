import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Menu } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { explain } from '../../lib/failure.ts'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { AddToShortlistDocument, ShortlistsDocument } from './generated/insights.ts'
import type { InsightKind } from './insightKinds.ts'
import { openShortlistForm } from './ShortlistForm.tsx'

type Props = {
  kind: InsightKind
  creatorIds?: readonly string[]
  /** Loads the selected creators if they are not loaded yet. */
  load?: () => Promise<readonly string[]>
  onDone?: () => void
}

/** Adds creators to a shortlist of the same kind of content, or to a new one. */
export const AddToShortlist = ({ kind, creatorIds = [], load, onDone }: Props) => {
  const t = useText()
  const query = useQuery(ShortlistsDocument)
  const { data } = query
  const [add, { loading }] = useMutation(AddToShortlistDocument, { refetchQueries: [ShortlistsDocument] })
  const lists = (data?.shortlist ?? []).filter((list) => list.kind === kind.slug)
  const addTo = async (shortlistId: string) => {
    try {
      const ids = new Set(load ? await load() : creatorIds)
      await add({
        variables: { entries: [...ids].map((id) => ({ shortlist_id: shortlistId, creator_id: id })) },
      })
      toasts.good('Added to the shortlist')
      onDone?.()
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return (
    <>
      <LoadProblem query={query} />
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmarkPlus size={16} />} loading={loading}>
            {t('Add to a shortlist')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {lists.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => void addTo(id)}>
              {name}
            </Menu.Item>
          ))}
          {lists.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => openShortlistForm({ kind: kind.slug, onMade: (id) => void addTo(id) })}>
            {t('New shortlist')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
