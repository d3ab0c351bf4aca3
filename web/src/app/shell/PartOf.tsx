import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PartNameDocument } from './generated/PartName.ts'
import classes from './Shell.module.css'
import { ownersStore, type PartOf } from './usePartOf.ts'

/**
 * Of which activation a screen is a part, above its title: one list of participants is told from another by it. What belongs to
 * another company's activation is not there.
 */
const PartName = ({ id, to, isOverview, isNamed, isOwn }: PartOf) => {
  const { data } = useQuery(PartNameDocument, { variables: { id } })
  const activation = data?.activation_by_pk
  const owner = data && (activation?.company_id ?? null)
  useEffect(() => {
    if (owner !== undefined) ownersStore.set({ ...ownersStore.get(), [id]: owner })
  }, [id, owner])
  if (isOwn === false) return isOverview ? null : <NotFound what="activation" />
  if (isNamed) return null
  return <p className={classes.part}>{activation && <AppLink to={to}>{activation.name}</AppLink>}</p>
}

export default PartName
