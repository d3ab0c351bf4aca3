import { useQuery } from '@apollo/client/react'
import { activationKindNames } from '@questboard/domain'
import { useEffect } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { PartOfDocument } from './generated/PartOf.ts'
import classes from './Shell.module.css'
import { ownersStore, type Part } from './usePartOf.ts'

/**
 * Names the activation above a screen's title, because lists of participants look the same for every activation. Screens of
 * another company's activation show "not found".
 */
const PartOf = ({ id, kind, to, isOverview, isNamed, isOwn }: Part) => {
  const { data } = useQuery(PartOfDocument, { variables: { id }, skip: !isUuid(id) })
  const activation = data?.activation_by_pk
  const owner = data && (activation?.company_id ?? null)
  useEffect(() => {
    if (owner !== undefined) ownersStore.set({ ...ownersStore.get(), [id]: owner })
  }, [id, owner])
  if (isOwn === false) return isOverview ? null : <NotFound what={activationKindNames[kind]} />
  if (isNamed) return null
  return <p className={classes.part}>{activation && <AppLink to={to}>{activation.name}</AppLink>}</p>
}

export default PartOf
