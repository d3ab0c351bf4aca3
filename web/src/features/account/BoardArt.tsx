import { useText } from '../../lib/text.ts'
import classes from './BoardArt.module.css'

const tiles = [
  { kind: 'Quest', words: 'Sponsored stream', figure: '$1,200', tone: 'accent' },
  { kind: 'Mission', words: '3 hours on air', figure: '64%', tone: 'plain' },
  { kind: 'Key', words: 'Early access', figure: '12 left', tone: 'plain' },
  { kind: 'Program', words: 'Founding members', figure: '248', tone: 'plain' },
  { kind: 'Quest', words: 'Launch video', figure: '$3,400', tone: 'plain' },
  { kind: 'Mission', words: 'Five shorts', figure: 'Done', tone: 'good' },
] as const

/** Artwork that illustrates the app. It is only decoration, so it is hidden from screen readers. */
export const BoardArt = () => {
  const t = useText()
  return (
    <div className={classes.art} aria-hidden="true">
      <div className={classes.board}>
        {tiles.map(({ kind, words, figure, tone }) => (
          <div key={words} className={classes.tile} data-tone={tone}>
            <span className={classes.kind}>{t(kind)}</span>
            <span className={classes.words}>{t(words)}</span>
            <span className={classes.figure}>{t(figure)}</span>
          </div>
        ))}
      </div>
      <p className={classes.line}>{t('Where games meet the people who play them.')}</p>
    </div>
  )
}
