import { useRef } from 'react'
import type { List } from '../lib/form.ts'
import { moveItem } from '../lib/formPaths.ts'

/** Keys that go along with the items of a list as they are moved, added and removed. */
export const useItemKeys = <Item>(list: List<Item>) => {
  const held = useRef<string[]>([])
  // What was saved elsewhere, or discarded, comes with another length.
  while (held.current.length < list.items.length) held.current.push(crypto.randomUUID())
  held.current.length = list.items.length
  return {
    keys: held.current,
    insert: list.insert,
    move: (from: number, to: number) => {
      held.current = moveItem(held.current, from, to)
      list.move(from, to)
    },
    remove: (index: number) => {
      held.current = held.current.filter((_, place) => place !== index)
      list.remove(index)
    },
  }
}
