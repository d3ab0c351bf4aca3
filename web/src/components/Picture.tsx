import classes from './Picture.module.css'
import { usePicture } from './usePicture.ts'

type Props = {
  src: string | null | undefined
  /** Fallback for a missing or expired picture. Platforms' picture links expire after some hours. */
  instead?: string | null | undefined
  name: string
  ratio: string
  eager?: boolean
}

const hue = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** The first two visible letters. An emoji counts as one letter, although it consists of several characters. */
const firstLetters = (name: string) =>
  Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment)
    .slice(0, 2)
    .join('')

/**
 * A picture that reserves its space before it loads. If there is no picture, shows a tile with the first letters of the
 * name.
 */
export const Picture = ({ src, instead, name, ratio, eager }: Props) => {
  const { whole, onError } = usePicture(src, instead)
  if (whole) {
    return (
      <img
        className={classes.picture}
        style={{ aspectRatio: ratio }}
        src={whole}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        onError={onError}
      />
    )
  }
  return (
    <span className={classes.tile} style={{ aspectRatio: ratio, '--hue': hue(name) }} aria-hidden>
      {firstLetters(name)}
    </span>
  )
}
