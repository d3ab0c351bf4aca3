import { useQuery } from '@apollo/client/react'
import { AppLink } from '../../components/AppLink.tsx'
import { PartNameDocument } from './generated/PartName.ts'
import classes from './Shell.module.css'

/** Of which activation a screen is a part, above its title: one list of participants is told from another by it. */
const PartName = ({ id, to }: { id: string; to: string }) => {
  const { data } = useQuery(PartNameDocument, { variables: { id } })
  const name = data?.activation_by_pk?.name
  return <p className={classes.part}>{name && <AppLink to={to}>{name}</AppLink>}</p>
}

export default PartName
