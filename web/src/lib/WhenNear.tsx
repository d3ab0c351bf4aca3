import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the window something may be and count as near it. */
const margin = '240px 0px'

/** What stands far down a page, and is loaded when somebody comes near it: the first screen does not wait for it. */
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
