import { Avatar } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePicture } from '../../components/usePicture.ts'
import classes from './PageHead.module.css'

type Props = {
  title: string
  text?: ReactNode
  hero: string | null | undefined
  picture: string | null | undefined
  /** The name whose first letters replace a missing picture. */
  name: string
  square?: boolean
  side?: ReactNode
}

/** The header of a public page: a wide picture, and the name and picture of its owner. */
export const PageHead = ({ title, text, hero, picture, name, square, side }: Props) => {
  const { whole, onError } = usePicture(hero)
  return (
    <header className={classes.head}>
      <div className={classes.banner} data-empty={whole ? undefined : true}>
        {whole && <img className={classes.hero} src={whole} alt="" onError={onError} />}
      </div>
      <div className={classes.who}>
        <Avatar
          src={picture ?? null}
          name={name}
          size={96}
          radius={square ? 'lg' : '50%'}
          color="accent"
          alt=""
          className={classes.picture}
        />
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {side && <div className={classes.side}>{side}</div>}
      </div>
    </header>
  )
}
