import { Notice } from '../../components/Notice.tsx'
import { OutsideLink } from '../../components/OutsideLink.tsx'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

type Props = {
  participant: {
    readonly embargo_broken_at: string | null
    readonly embargo_content: {
      readonly title: string
      readonly url: string | null
      readonly published_at: string
    } | null
    readonly key_campaign: { readonly activation: { readonly embargo_at: string | null } | null } | null
  }
}

/** Content that was public before the embargo ended. The mark stays even if the content is removed. */
export const BrokenEmbargo = ({
  participant: { embargo_broken_at, embargo_content: content, key_campaign },
}: Props) => {
  const t = useText()
  const endsAt = key_campaign?.activation?.embargo_at
  if (!embargo_broken_at) return null
  return (
    <Notice tone="bad" title="Public before the embargo ended">
      {endsAt
        ? t('The content was public on {seen}, but the embargo ends on {ends}.', {
            seen: formatMoment(embargo_broken_at),
            ends: formatMoment(endsAt),
          })
        : t('The content was public on {seen}.', { seen: formatMoment(embargo_broken_at) })}
      {content && (
        <p>
          <OutsideLink url={content.url} title={content.title} />
          {' · '}
          {t('published {moment}', { moment: formatMoment(content.published_at) })}
        </p>
      )}
    </Notice>
  )
}
