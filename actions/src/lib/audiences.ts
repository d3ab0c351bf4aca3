import type { CompanyMover, CreatorMover, PersonMover } from '@questboard/moves'
import { refuse } from './actionError.ts'

/** Who asks, as the engine resolved it. */
export type Person = {
  readonly role: string
  readonly userId: string
  readonly sessionId: string | null
  readonly companyId: string | null
  readonly isCompanyOwner: boolean
}

/** Somebody who acts for a company. */
export type Member = Person & { readonly companyId: string }

/** Who makes a move of `moves/` that both sides make. */
export const partyOf = ({ role, companyId, userId }: Person): PersonMover => {
  if (role === 'creator') return { by: 'creator', personId: userId }
  if (companyId === null) throw refuse('not-allowed')
  return { by: 'company', companyId, personId: userId }
}

/** Who makes a move of `moves/` when a member of a company calls. */
export const moverOf = ({ companyId, userId }: Member): CompanyMover => ({
  by: 'company',
  companyId,
  personId: userId,
})

/** Who makes a move when a creator calls. */
export const creatorMoverOf = ({ userId }: Person): CreatorMover => ({
  by: 'creator',
  personId: userId,
})

/** The variables that Hasura would set for a member, where it is not Hasura that calls. */
export const sessionOf = ({ role, userId, companyId }: Member): Readonly<Record<string, string>> => ({
  'x-hasura-role': role,
  'x-hasura-user-id': userId,
  'x-hasura-company-id': companyId,
})

/** Who may call an action, and what it then knows of them. */
type Asking = {
  readonly visitor: Person | null
  readonly anyone: Person | null
  readonly signedIn: Person
  /** Who acts for nobody else: a creator, or a user who may become one. */
  readonly individual: Person
  readonly creator: Person
  /** Who may hold codes: a creator, or somebody of the company whose codes they are. */
  readonly codeHolder: Person
  /** One of the two sides of a run: its creator, or somebody of its company. */
  readonly runParty: Person
  readonly companyMember: Member
  readonly companyOwner: Member
}
export type Who = keyof Asking
export type Asker<W extends Who> = Asking[W]

type Audience<W extends Who> = {
  /** The roles that actions.yaml lets call it. */
  readonly roles: readonly string[]
  readonly admit: (person: Person | null) => Asker<W>
}

const signedIn = (person: Person | null): Person => {
  if (!person) throw refuse('not-allowed')
  return person
}

const member = (person: Person | null): Member => {
  const { companyId, ...known } = signedIn(person)
  if (companyId === null) throw refuse('not-allowed')
  return { ...known, companyId }
}

const owner = (person: Person | null): Member => {
  const known = member(person)
  if (!known.isCompanyOwner) throw refuse('not-allowed')
  return known
}

/** The one place that says who may call; registry.test.ts compares the roles with actions.yaml. */
export const audiences: { readonly [W in Who]: Audience<W> } = {
  visitor: { roles: ['anonymous'], admit: (person) => person },
  anyone: { roles: ['anonymous', 'user', 'creator', 'company'], admit: (person) => person },
  signedIn: { roles: ['user', 'creator', 'company'], admit: signedIn },
  individual: { roles: ['user', 'creator'], admit: signedIn },
  creator: { roles: ['creator'], admit: signedIn },
  codeHolder: { roles: ['creator', 'company'], admit: signedIn },
  runParty: { roles: ['creator', 'company'], admit: signedIn },
  companyMember: { roles: ['company'], admit: member },
  companyOwner: { roles: ['company'], admit: owner },
}

/** Hasura has let this role call; whoever reaches us past it gets no further. */
export const admit = <W extends Who>(who: W, person: Person | null): Asker<W> => {
  const audience: Audience<W> = audiences[who]
  if (person && !audience.roles.includes(person.role)) throw refuse('not-allowed')
  return audience.admit(person)
}
