import { type ActivationKind, activationPath } from '@questboard/domain'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { useText } from '../../lib/text.ts'
import type { Result } from './figures.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { type Flavour, type ResultView, resultViews } from './resultViews.tsx'

const views: Readonly<Record<Flavour, Readonly<Record<string, ResultView>>>> = {
  all: resultViews('all', false),
  keys: resultViews('keys', false),
  missions: resultViews('missions', false),
  quests: resultViews('quests', false),
}

const results: Readonly<Record<ActivationKind, (id: string) => string>> = {
  CREATOR_PROGRAM: (id) => activationPath('CREATOR_PROGRAM', id),
  KEY: (id) => `${activationPath('KEY', id)}/results`,
  MISSION: (id) => `${activationPath('MISSION', id)}/results/creators`,
  QUEST: (id) => `${activationPath('QUEST', id)}/results/creators`,
}

const OwnResults = ({ activation }: Pick<Result, 'activation'>) => {
  const t = useText()
  if (!activation) return null
  return (
    <p>
      <AppLink to={results[activation.kind](activation.id)}>{t('All results')}</AppLink>
    </p>
  )
}

const titles: Readonly<Record<string, string>> = {
  activations: 'Results by activation',
  creators: 'Results by creator',
  games: 'Results by game',
}

/** The results of the company's activations in a period, by activation, creator or game. */
const ReportPage = () => {
  const tab = useLocation().pathname.split('/').at(-1) ?? ''
  const title = titles[tab]
  if (title === undefined) return <NotFound what="Report" />
  return (
    <ReportFrame title={title}>
      {({ section, programId, days }) => {
        const view = views[section.flavour][tab]
        return (
          view && (
            <ResultsTable
              screen={`report-${section.slug}-${tab}`}
              view={view}
              subject={{
                ...(section.kind && { kind: section.kind }),
                ...(programId && { programId }),
                days,
              }}
              more={({ activation }) => <OwnResults activation={activation} />}
              empty={section.empty}
            />
          )
        )
      }}
    </ReportFrame>
  )
}

export default ReportPage
