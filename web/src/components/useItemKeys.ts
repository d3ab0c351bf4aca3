import { useRef } from 'react'
import type { List } from '../lib/form.ts'
import { moveItem } from '../lib/formPaths.ts'

/** Stable React keys for list items that can be moved, added and removed. */
export const useItemKeys = <Item>(list: List<Item>) => {
  const held = useRef<string[]>([])
  // Saving or discarding changes can change the length of the list.
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
