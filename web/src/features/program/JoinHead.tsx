import { activationPath } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { useText } from '../../lib/text.ts'
import type { Joined } from './joined.ts'
import classes from './Program.module.css'

/** Whose program it is: in the company's own look, or in words alone. */
export const JoinHead = ({
  joined: { id, name, hero_url, company },
  unbranded,
}: {
  joined: Joined
  unbranded: boolean
}) => {
  const t = useText()
  return (
    <header className={classes.head}>
      {!unbranded && <Picture src={hero_url} name={name} ratio="1920 / 640" eager />}
      <h1 className={classes.name}>{t('Join {program}', { program: name })}</h1>
      <p className={classes.by}>
        {company && t('by {company}', { company: company.name })}{' '}
        <AppLink to={activationPath('CREATOR_PROGRAM', id)}>{t('What members get')}</AppLink>
      </p>
    </header>
  )
}
