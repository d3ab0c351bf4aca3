import { useText } from '../../lib/text.ts'
import classes from './HeroBoard.module.css'
import { KeyScene, MissionScene, ProgramScene, QuestScene } from './scenes.tsx'

const stages = ['Agreed', 'Paid', 'On air', 'Done'] as const
const reached = 3

const Stages = () => {
  const t = useText()
  return (
    <div className={classes.stages}>
      {stages.map((stage, index) => (
        <span key={stage} data-done={index < reached || undefined}>
          {t(stage)}
        </span>
      ))}
    </div>
  )
}

/** A decorative overview of the app, hidden from screen readers. */
export const HeroBoard = () => {
  const t = useText()
  return (
    <div className={classes.board} aria-hidden="true">
      <div className={classes.note} data-place="quest">
        <QuestScene />
        <span className={classes.kind}>{t('Quest')}</span>
        <span className={classes.name}>{t('Stream our launch night')}</span>
        <span className={classes.figure}>{t('$1,200')}</span>
        <Stages />
      </div>
      <div className={classes.note} data-place="key">
        <KeyScene />
        <span className={classes.kind}>{t('Key')}</span>
        <span className={classes.name}>{t('Early access')}</span>
        <span className={classes.figure}>{t('12 left')}</span>
      </div>
      <div className={classes.note} data-place="mission">
        <MissionScene />
        <span className={classes.kind}>{t('Mission')}</span>
        <span className={classes.name}>{t('Three hours on air')}</span>
        <span className={classes.figure}>{t('64 %')}</span>
      </div>
      <div className={classes.note} data-place="program">
        <ProgramScene />
        <span className={classes.kind}>{t('Creator Program')}</span>
        <span className={classes.name}>{t('Founding members')}</span>
        <span className={classes.figure}>{t('Open')}</span>
      </div>
    </div>
  )
}
