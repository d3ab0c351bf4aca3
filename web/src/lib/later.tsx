import { type ComponentType, lazy, useState } from 'react'

type Later<Props extends object> = ComponentType<Props> & { load: () => Promise<void> }

/**
 * A part that is loaded when it is first drawn, or before that by `load`. What is loaded already is drawn at once: React.lazy
 * would show its fallback first and hold what follows back for 300 ms, once for every part inside another.
 */
export const later = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> => {
  let loaded: ComponentType<Props> | null = null
  const Lazy = lazy(load)
  const Part = (props: Props) => {
    // For life: another component in its place would lose the state of all below it.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Part, {
    load: async () => {
      loaded = (await load()).default
    },
  })
}
