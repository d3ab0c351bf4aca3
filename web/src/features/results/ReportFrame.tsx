import { useQuery } from '@apollo/client/react'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ChosenPoint } from '../../components/ChosenPoint.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PeriodPicker } from '../../components/PeriodPicker.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { type Days, type Period, writeRange } from '../../lib/period.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useInAddress } from '../../lib/useInAddress.ts'
import { useChosenPoint, usePeriod } from '../../lib/usePeriod.ts'
import { ExportButton } from '../../shared/exports/ExportButton.tsx'
import type { ExportSubject } from '../../shared/exports/ExportDialog.tsx'
import { ReportFiguresDocument, ReportProgramsDocument } from './generated/results.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { type ReportAddress, readAddress } from './reportSections.ts'
import classes from './results.module.css'

/** Everything that a report's table needs to know: whose activations, which program and which period. */
export type Report = ReportAddress & {
  readonly companyId: string
  readonly programId: string | undefined
  readonly period: Period
  /** The days whose rows the table shows: those of one point of the chart, or the whole period. */
  readonly days: Days
}

const Numbers = ({ section, programId, period }: Report) => {
  const [point, choosePoint] = useChosenPoint(period)
  const [, choosePeriod] = usePeriod()
  const { from, to, before } = period
  const variables = {
    kind: section.kind ?? null,
    programId: programId ?? null,
    from,
    to,
    beforeFrom: before.from,
    beforeTo: before.to,
  }
  const query = useQuery(ReportFiguresDocument, { variables })
  return (
    <div className={classes.numbers}>
      <Loaded
        query={{ ...query, data: query.data ?? query.previousData }}
        skeleton={<PanelsSkeleton heights={['7.5rem', '24rem']} />}
      >
        {(data) => (
          <>
            <ReportFigures data={data} period={period} flavour={section.flavour} />
            <ReportChart days={data.days} period={period} flavour={section.flavour} onOpen={choosePoint} />
          </>
        )}
      </Loaded>
      {point && (
        <ChosenPoint
          point={point}
          onClear={() => choosePoint(null)}
          onShowDays={(days) => choosePeriod(writeRange(days))}
        />
      )}
    </div>
  )
}

const exportOf = ({ section, tab, programId, days: { from, to } }: Report): ExportSubject => ({
  kind: 'report',
  title: 'Export report',
  activationId: null,
  stages: [],
  stage: null,
  filter: { section: section.slug, tab, programId: programId ?? null, from, to },
  text: 'The complete table below for the selected days.',
})

type Shown = Omit<Report, 'programId'>
type Children = (report: Report) => ReactNode

const Whole = ({ report, picker, children }: { report: Report; picker?: ReactNode; children: Children }) => {
  const [period, choose] = usePeriod()
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.choices}>
          <PeriodPicker period={period} onChange={choose} />
          {picker}
        </div>
        <ExportButton subject={exportOf(report)} />
      </div>
      <Numbers {...report} />
      {children(report)}
    </>
  )
}

/** A company has one program at a time, but ended programs have reports too. */
const OfProgram = ({ report, children }: { report: Shown; children: Children }) => {
  const t = useText()
  const query = useQuery(ReportProgramsDocument, { variables: { companyId: report.companyId } })
  const [chosen, choose] = useInAddress('program')
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['7.5rem', '24rem']} />}>
      {({ activation: programs }) => {
        const program = programs.find(({ id }) => id === chosen) ?? programs[0]
        if (program === undefined)
          return (
            <EmptyState
              motif="people"
              title="No Creator Program yet"
              text="Your members’ results from Quests, Missions and key campaigns appear here."
              next={{ to: '/company/creator-program', label: 'Creator Program' }}
            />
          )
        const picker = programs.length > 1 && (
          <Select
            aria-label={t('Creator Program')}
            allowDeselect={false}
            data={programs.map(({ id, name }) => ({ value: id, label: name }))}
            value={program.id}
            onChange={(id) => id && choose(id)}
          />
        )
        return (
          <Whole report={{ ...report, programId: program.id }} picker={picker}>
            {children}
          </Whole>
        )
      }}
    </Loaded>
  )
}

/** The part above every report's table: the period, stats compared with the previous period, and a chart. */
export const ReportFrame = ({ title, children }: { title: string; children: Children }) => {
  const address = readAddress(useLocation().pathname)
  const { user } = useSession()
  const [period] = usePeriod()
  const [point] = useChosenPoint(period)
  if (address === null || !user?.company) return <NotFound what="Report" />
  const report = {
    ...address,
    companyId: user.company.id,
    period,
    days: point ?? { from: period.from, to: period.to },
  }
  return (
    <>
      <PageHeader title={title} text={address.section.text} />
      {address.section.slug === 'creator-program' ? (
        <OfProgram report={report}>{children}</OfProgram>
      ) : (
        <Whole report={{ ...report, programId: undefined }}>{children}</Whole>
      )}
    </>
  )
}
