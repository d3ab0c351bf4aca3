import { keyEmbargoDays } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

/** Explains the embargo before a creator requests a key, and again after they have a key. */
export const EmbargoNotice = ({ endsAt }: { endsAt: string | null }) => {
  const t = useText()
  if (endsAt === null || Date.parse(endsAt) <= Date.now()) return null
  return (
    <Notice tone="warn" title="Embargo">
      {t(
        'Don’t publish before {moment}. The earliest deadline for your content is {days} days after the embargo ends.',
        {
          moment: formatMoment(endsAt),
          days: keyEmbargoDays,
        },
      )}
    </Notice>
  )
}
