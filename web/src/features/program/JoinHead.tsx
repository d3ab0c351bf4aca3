import { activationPath } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import type { Joined } from './joined.ts'
import classes from './Program.module.css'

/** The company behind the program, with its own design or as plain text. */
export const JoinHead = ({ joined, unbranded }: { joined: Joined; unbranded: boolean }) => {
  const t = useText()
  const { id, name, company } = joined
  return (
    <header className={classes.head}>
      {!unbranded && <ActivationPicture activation={joined} shape="wide" eager />}
      <h1 className={classes.name}>{t('Join {program}', { program: name })}</h1>
      <p className={classes.by}>
        {company && t('by {company}', { company: company.name })}{' '}
        <AppLink to={activationPath('CREATOR_PROGRAM', id)}>{t('What members get')}</AppLink>
      </p>
    </header>
  )
}
