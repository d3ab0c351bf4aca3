import { useMutation } from '@apollo/client/react'
import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { AddCreatorToListDocument, RemoveCreatorFromListDocument } from './generated/CreatorLists.ts'

type Props = {
  creatorId: string
  name: string
  lists: readonly { id: string; name: string }[]
  on: readonly string[]
  onChanged: () => void
}

/** The company's lists with a checkbox for each, to add or remove one creator. */
export const ListsOfCreator = ({ creatorId, name, lists, on, onChanged }: Props) => {
  const t = useText()
  const [now, setNow] = useState<ReadonlySet<string>>(new Set(on))
  const [add] = useMutation(AddCreatorToListDocument)
  const [remove] = useMutation(RemoveCreatorFromListDocument)
  const turn = async (listId: string) => {
    const before = now
    const after = new Set(before)
    const isOff = after.delete(listId)
    if (!isOff) after.add(listId)
    setNow(after)
    try {
      await (isOff ? remove : add)({ variables: { listId, creatorId } })
      onChanged()
    } catch (error) {
      setNow(before)
      toasts.bad(explain(error).message)
    }
  }
  return (
    <Checkbox.Group label={t('Lists with {name}', { name })} value={[...now]}>
      <Stack gap="xs" mt="xs">
        {lists.map((list) => (
          <Checkbox key={list.id} value={list.id} label={list.name} onChange={() => void turn(list.id)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
