import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The distance below the visible area that counts as near. */
const margin = '240px 0px'

/** Renders a part far down the page only when the user scrolls near it, so that it does not delay the first screen. */
export const WhenNear = ({ height, children }: { height: string; children: ReactNode }) => {
  const room = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!room.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  return near ? children : <div ref={room} style={{ minHeight: height }} />
}
