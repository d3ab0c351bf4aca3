import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { useText } from '../../lib/text.ts'

export const YearlyEarnings = ({ years }: { years: readonly number[] }) => {
  const t = useText()
  if (years.length === 0) return null
  return (
    <Panel title="Yearly statements" text="Yearly payouts and fees.">
      <RowList>
        {years.map((year) => (
          <Row
            key={year}
            title={String(year)}
            side={
              <>
                <a
                  href={`/api/documents/earnings/${year}`}
                  download
                  aria-label={t('{year} as PDF', { year: String(year) })}
                >
                  PDF
                </a>
                <a
                  href={`/api/documents/earnings/${year}?as=csv`}
                  download
                  aria-label={t('{year} as CSV', { year: String(year) })}
                >
                  CSV
                </a>
              </>
            }
          />
        ))}
      </RowList>
    </Panel>
  )
}
