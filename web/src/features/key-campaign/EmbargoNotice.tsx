import { keyEmbargoDays } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

/** What an embargo means for who thinks of asking, and for who has a key: said before either promises anything. */
export const EmbargoNotice = ({ endsAt }: { endsAt: string | null }) => {
  const t = useText()
  if (endsAt === null || Date.parse(endsAt) <= Date.now()) return null
  return (
    <Notice tone="warn" title="Embargo">
      {t('Publish nothing before {moment}. Content is due {days} days after that at the earliest.', {
        moment: formatMoment(endsAt),
        days: keyEmbargoDays,
      })}
    </Notice>
  )
}
