import { CopyLink } from '../../../components/CopyLink.tsx'
import { trackedLink } from '../../../shared/links/trackedLink.ts'
import { briefOf } from './agreed.ts'
import type { ContentRun_RunFragment } from './generated/Content.ts'

/** The link for the creator's viewers: a tracked link, or the plain URL. */
export const ContentLink = ({ run }: { run: ContentRun_RunFragment }) => {
  const [own] = run.links
  const plain = briefOf(run).target_url
  if (own)
    return (
      <CopyLink
        label="Your link"
        description="Add this link below your content. We count its clicks."
        address={trackedLink(own.slug)}
      />
    )
  return plain ? (
    <CopyLink
      label="Link for your viewers"
      description="Add this link below your content. We don’t count its clicks."
      address={plain}
    />
  ) : null
}
