import { useQuery } from '@apollo/client/react'
import { Anchor, Avatar, Button } from '@mantine/core'
import { useParams } from 'react-router'
import { BlockView } from '../../cards/BlockView.tsx'
import { AppLink } from '../../components/AppLink.tsx'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { CreatorPageDocument, type CreatorPageQuery } from '../../generated/graphql.ts'
import { formatShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { parseBlock } from '../../lib/pageBlocks.ts'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/title.ts'
import { useOwnerFont } from '../../lib/useOwnerFont.ts'
import classes from './CreatorPage.module.css'

type Page = CreatorPageQuery['creator_page'][number]

const Channels = ({ page }: { page: Page }) => (
  <RowList>
    {page.shown_channels.map(
      ({ connection_id, channel }) =>
        channel && (
          <Row
            key={connection_id}
            lead={<ChannelIcon provider={channel.providerId ?? ''} />}
            title={
              <Anchor
                href={channel.channel_url ?? undefined}
                target="_blank"
                rel="noreferrer"
                c="inherit"
                fw={700}
              >
                {channel.channel_name}
              </Anchor>
            }
            text={channelName(channel.providerId ?? '')}
            side={<span className="qb-figures">{formatShort(channel.followers)}</span>}
          />
        ),
    )}
  </RowList>
)

const PageView = ({ page }: { page: Page }) => {
  const style = useOwnerFont(page.font)
  const { user } = useSession()
  const own = user?.id === page.creator_id
  useTitle(page.title)
  return (
    <div style={style}>
      {own && !page.is_published && (
        <Notice tone="warn" title="Only you can see this page">
          Publish it when it is ready.
        </Notice>
      )}
      {page.hero_url && <img className={classes.hero} src={page.hero_url} alt="" />}
      <header className={classes.head}>
        <Avatar
          src={page.profile?.picture_url ?? null}
          name={page.profile?.display_name ?? page.title}
          size={72}
          color="accent"
          alt=""
        />
        <div className={classes.words}>
          <h1 className={classes.title}>{page.title}</h1>
          <p className={classes.by}>{page.profile?.display_name}</p>
        </div>
        {own && (
          <Button component={AppLink} to={`/${page.slug}/edit`} variant="default">
            Edit page
          </Button>
        )}
      </header>
      <Stacked wide>
        {page.description && <p className={classes.description}>{page.description}</p>}
        {page.blocks.map(({ id, kind, content }) => {
          const block = parseBlock(kind, content)
          return block && <BlockView key={id} block={block} channels={<Channels page={page} />} />
        })}
      </Stacked>
    </div>
  )
}

const CreatorPage = () => {
  const { slug = '' } = useParams()
  const query = useQuery(CreatorPageDocument, { variables: { slug } })
  return (
    <Loaded query={query}>
      {({ creator_page: [page] }) => (page ? <PageView page={page} /> : <NotFound what="page" />)}
    </Loaded>
  )
}

export default CreatorPage
