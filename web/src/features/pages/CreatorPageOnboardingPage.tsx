import { useQuery } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { CreatorPageOnboardingPageDocument } from './generated/CreatorPageOnboardingPage.ts'

const steps = [
  { title: 'Introduce yourself', text: 'A title, a few sentences, and a font that fits you.' },
  { title: 'Choose your channels', text: 'Visitors see your channels with their follower counts.' },
  { title: 'Add blocks', text: 'Text, pictures and links, in any order.' },
  { title: 'Publish', text: 'Until you publish it, only you can see the page.' },
]

const NextSteps = ({ slug }: { slug: string }) => {
  const t = useText()
  return (
    <>
      <PageHeader title="Your page is ready" text={`${window.location.host}/${slug}`} />
      <Stacked>
        <Panel title="Four steps to your own page">
          <RowList>
            {steps.map(({ title, text }, index) => (
              <Row
                key={title}
                lead={<span className="qb-figures">{index + 1}</span>}
                title={title}
                text={text}
              />
            ))}
          </RowList>
        </Panel>
        <Group>
          <Button component={AppLink} to={`/${slug}/edit`}>
            {t('Edit page')}
          </Button>
          <Button component={AppLink} to="/user/creator-pages" variant="subtle" color="gray">
            {t('Later')}
          </Button>
        </Group>
      </Stacked>
    </>
  )
}

const CreatorPageOnboardingPage = () => {
  const { slug = '' } = useParams()
  const { user } = useSession()
  const query = useQuery(CreatorPageOnboardingPageDocument, { variables: { slug } })
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['3rem', '14rem']} />}>
      {({ creator_page: [page] }) =>
        page && page.creator_id === user?.id ? <NextSteps slug={page.slug} /> : <NotFound what="page" />
      }
    </Loaded>
  )
}

export default CreatorPageOnboardingPage
