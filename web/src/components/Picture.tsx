import { useState } from 'react'
import classes from './Picture.module.css'

type Props = { src: string | null | undefined; name: string; ratio: string; eager?: boolean }

const hue = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** A picture whose room is known before it loads; without one, a quiet tile with the name's first letters. */
export const Picture = ({ src, name, ratio, eager }: Props) => {
  const [broken, setBroken] = useState(false)
  if (src && !broken) {
    return (
      <img
        className={classes.picture}
        style={{ aspectRatio: ratio }}
        src={src}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <span className={classes.tile} style={{ aspectRatio: ratio, '--hue': hue(name) }} aria-hidden>
      {name.slice(0, 2)}
    </span>
  )
}
