import { type ComponentType, lazy, useState } from 'react'

type Later<Props extends object> = ComponentType<Props> & { load: () => Promise<void> }

/**
 * A part of a screen that loads when it is first rendered, or earlier with `load`. Loaded parts render immediately.
 * React.lazy would show the fallback and delay the rest by 300 ms for each nested part.
 */
export const later = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> => {
  let loaded: ComponentType<Props> | null = null
  const Lazy = lazy(load)
  const Part = (props: Props) => {
    // Keeps the first component even after the code has loaded, because another component would lose all state inside.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Part, {
    load: async () => {
      loaded = (await load()).default
    },
  })
}
