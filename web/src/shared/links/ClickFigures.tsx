import { Stack } from '@mantine/core'
import { type ClickDevice, clickCounts, clickDevices, unknownCountry } from '@questboard/domain'
import { ShareTable } from '../../charts/ShareTable.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { Panel } from '../../components/Panel.tsx'
import { formatCount } from '../../lib/format.ts'
import { countryName } from '../../lib/places.ts'
import { useText } from '../../lib/text.ts'

const deviceNames: Readonly<Record<ClickDevice, string>> = {
  desktop: 'Desktop',
  mobile: 'Mobile',
  other: 'Other devices',
}

const SHOWN = 10

/** Clicks by device and country, summed and sorted by the database. */
export const ClickFigures = ({ clicks }: { clicks: unknown }) => {
  const t = useText()
  const counted = clickCounts.safeParse(clicks)
  if (!counted.success) return null
  const { total, devices, countries } = counted.data
  if (total === 0) return <Panel title="Clicks" text="No clicks yet." />
  const others = countries.slice(SHOWN).reduce((sum, one) => sum + one.clicks, 0)
  return (
    <Panel title="Clicks">
      <Stack>
        <Figures>
          <Figure label="Clicks" value={formatCount(total)} />
          {clickDevices.map((device) => (
            <Figure key={device} label={deviceNames[device]} value={formatCount(devices[device] ?? 0)} />
          ))}
        </Figures>
        <ShareTable
          label="Clicks by country"
          nameLabel="Country"
          countLabel="Clicks"
          shares={[
            ...countries.slice(0, SHOWN).map(({ country, clicks: count }) => ({
              name: country === unknownCountry ? t('Unknown') : countryName(country),
              count,
            })),
            ...(others > 0 ? [{ name: t('All other countries'), count: others }] : []),
          ]}
        />
      </Stack>
    </Panel>
  )
}
