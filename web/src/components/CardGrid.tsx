import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import classes from './CardGrid.module.css'
import { Bone, Loading } from './Skeletons.tsx'

type Props = {
  title?: string
  more?: { to: string; label: string }
  size?: 'poster' | 'card'
  children: ReactNode
}

/** A responsive grid of cards. On a phone, posters become a shelf that scrolls sideways. */
export const CardGrid = ({ title, more, size = 'poster', children }: Props) => (
  <section className={classes.section}>
    {title && (
      <div className={classes.head}>
        <Title order={2}>
          <Words>{title}</Words>
        </Title>
        {more && (
          <AppLink to={more.to}>
            <Words>{more.label}</Words>
          </AppLink>
        )}
      </div>
    )}
    <div className={classes.grid} data-size={size} data-shelf={size === 'poster' && more ? true : undefined}>
      {children}
    </div>
  </section>
)

/** A placeholder for a picture and two lines, with the height of a real card at any column width. */
const CardBone = ({ size }: Pick<Props, 'size'>) => (
  <div className={classes.bone}>
    <Bone ratio={size === 'card' ? '460 / 215' : '3 / 4'} />
    <Bone width="80%" />
    <Bone width="55%" height="0.75rem" />
  </div>
)

export const CardsSkeleton = ({ cards, ...grid }: Omit<Props, 'children'> & { cards: number }) => (
  <div aria-busy="true">
    <Loading />
    <CardGrid {...grid}>
      {Array.from({ length: cards }, (_, index) => `card-${index}`).map((key) => (
        <CardBone key={key} size={grid.size} />
      ))}
    </CardGrid>
  </div>
)
