import { trackedLink } from '../../../cards/trackedLink.ts'
import { CopyLink } from '../../../components/CopyLink.tsx'
import { briefOf } from './agreed.ts'
import type { ContentRun_RunFragment } from './generated/Content.ts'

/** Where the creator leads viewers: by a link of their own, or to the plain address. */
export const ContentLink = ({ run }: { run: ContentRun_RunFragment }) => {
  const [own] = run.links
  const plain = briefOf(run).target_url
  if (own)
    return (
      <CopyLink
        label="Your link"
        description="Put it below your content: its clicks are counted."
        address={trackedLink(own.slug)}
      />
    )
  return plain ? (
    <CopyLink
      label="Link for your viewers"
      description="Put it below your content. Clicks are not counted."
      address={plain}
    />
  ) : null
}
