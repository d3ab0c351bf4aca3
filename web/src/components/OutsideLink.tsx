import { useText } from '../lib/text.ts'

type Props = {
  /** The URL. Null if the URL was removed, or is not visible to this user. */
  url: string | null | undefined
  /** The link's text. Without a title, the link shows the URL. */
  title?: string | null | undefined
  className?: string | undefined
}

/** A link to another website, which opens in a new tab. Without a URL it is plain text. */
export const OutsideLink = ({ url, title, className }: Props) => {
  const t = useText()
  if (!url) return <span className={className}>{title || t('Link no longer available')}</span>
  return (
    <a className={className} href={url} target="_blank" rel="noreferrer">
      {title || url}
    </a>
  )
}
