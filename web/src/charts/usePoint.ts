import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { indexAt } from './scale.ts'

/** The number of points by which each key moves the selection. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * The selected point of a chart, set by pointer, touch or arrow keys. A click or Enter opens it. The first tap of a
 * finger only selects a point, because it shows the point's values.
 */
export const usePoint = (count: number, open?: (index: number) => void) => {
  const [at, setAt] = useState<number | null>(null)
  // Keyboard navigation starts at the last point, because users usually want the newest one first.
  const [place, setPlace] = useState(count - 1)
  const last = Math.max(count - 1, 0)
  const here = Math.min(Math.max(place, 0), last)

  const show = (index: number) => {
    setAt(index)
    setPlace(index)
  }
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0 && count > 0) show(indexAt((clientX - left) / width, count))
  }
  const isFirstTap = useRef(false)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = indexAt((event.clientX - left) / (width || 1), count)
    isFirstTap.current = event.pointerType === 'touch' && index !== at
    follow(event)
  }
  const onClick = () => {
    if (open && at !== null && !isFirstTap.current) open(Math.min(at, last))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && at !== null) {
      event.stopPropagation()
      return setAt(null)
    }
    if (event.key === 'Enter' && open && count > 0) {
      event.preventDefault()
      return open(here)
    }
    const step = moves[event.key]
    if (step === undefined || count === 0) return
    event.preventDefault()
    show(Math.min(Math.max(here + step, 0), last))
  }
  return {
    at: at === null || count === 0 ? null : Math.min(at, last),
    place: here,
    handlers: {
      onPointerDown,
      onClick,
      onPointerMove: follow,
      // After a touch, the point stays visible until the user touches something else.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setAt(null)
      },
      onFocus: () => {
        if (count > 0) setAt((known) => known ?? here)
      },
      onBlur: () => setAt(null),
      onKeyDown,
    },
  }
}
