import { Select, Switch } from '@mantine/core'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { useText } from '../../lib/text.ts'

/** Times in Stockholm, such as 22:00. Both times are null without quiet hours. */
export type QuietHoursSet = { quiet_from: string | null; quiet_until: string | null }

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

const NIGHT = { quiet_from: '22:00', quiet_until: '07:00' } as const
const OFF = { quiet_from: null, quiet_until: null } as const

type Props = QuietHoursSet & { change: (set: QuietHoursSet) => void }

/** Quiet hours without email. Start and end are saved together, because one time without the other has no effect. */
export const QuietHours = ({ quiet_from, quiet_until, change }: Props) => {
  const t = useText()
  const isOn = quiet_from !== null && quiet_until !== null
  return (
    <Panel
      title="Quiet hours"
      text="We hold emails until your quiet hours end (Stockholm time). We still send emails about money, or about a deadline before then."
    >
      <RowList>
        <Row
          title={t('Hold emails')}
          side={
            <Switch
              aria-label={t('Hold emails')}
              checked={isOn}
              onChange={({ currentTarget }) => change(currentTarget.checked ? NIGHT : OFF)}
            />
          }
        />
      </RowList>
      {isOn && (
        <FieldGrid>
          <Select
            label={t('From')}
            data={halfHours.filter((time) => time !== quiet_until)}
            value={quiet_from}
            allowDeselect={false}
            onChange={(time) => time && change({ quiet_from: time, quiet_until })}
          />
          <Select
            label={t('Until')}
            data={halfHours.filter((time) => time !== quiet_from)}
            value={quiet_until}
            allowDeselect={false}
            onChange={(time) => time && change({ quiet_from, quiet_until: time })}
          />
        </FieldGrid>
      )}
    </Panel>
  )
}
