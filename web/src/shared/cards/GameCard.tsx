import { AppLink } from '../../components/AppLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { formatDay } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import classes from './GameCard.module.css'
import { GameCard_GameFragmentDoc } from './generated/GameCard.ts'

/** A game card with its poster (120 by 160, rules §5). */
export const GameCard = ({ game }: { game: FragmentType<typeof GameCard_GameFragmentDoc> }) => {
  const t = useText()
  const { id, name, poster_url, released_on, developer } = readFragment(GameCard_GameFragmentDoc, game)
  return (
    <AppLink to={`/games/${id}`} className={classes.card}>
      <Picture src={poster_url} name={name} ratio="3 / 4" />
      <span className={classes.name}>{name}</span>
      <span className={classes.text}>
        {released_on
          ? t('Release: {day}', { day: formatDay(released_on) })
          : developer || t('To be announced')}
      </span>
    </AppLink>
  )
}
