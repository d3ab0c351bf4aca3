import { Notice } from '../../components/Notice.tsx'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { type QuestRun, useSide } from './useQuestRun.ts'

/** Marks a run whose content was published before the embargo ended. The mark stays even if the content is removed. */
export const BrokenEmbargo = ({ run: { embargo_at, embargo_broken_at } }: { run: QuestRun }) => {
  const t = useText()
  const side = useSide()
  if (!embargo_at || !embargo_broken_at) return null
  const isOver = new Date(embargo_at) <= new Date()
  return (
    <Notice tone="bad" title="Public before the embargo ended">
      {t('The content was public on {seen}, but the embargo ends on {ends}.', {
        seen: formatMoment(embargo_broken_at),
        ends: formatMoment(embargo_at),
      })}
      {side === 'creator' &&
        !isOver &&
        ` ${t('Please make the content private or unlisted until the embargo ends.')}`}
    </Notice>
  )
}
