import { PageHeader } from '../../components/PageHeader.tsx'
import { NewsList } from './NewsList.tsx'

const GameNewsPage = () => (
  <>
    <PageHeader title="Game news" />
    <NewsList />
  </>
)

export default GameNewsPage
