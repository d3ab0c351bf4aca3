import type { CompanyActor, CreatorActor, PersonActor } from '@questboard/moves'
import { refuse } from './actionError.ts'

/** The caller, as authenticated by the engine. */
export type Person = {
  readonly role: string
  readonly userId: string
  readonly sessionId: string | null
  readonly companyId: string | null
  readonly isCompanyOwner: boolean
}

export type Member = Person & { readonly companyId: string }

/** The caller as the actor of a status change that the company or the creator can make. */
export const partyOf = ({ role, companyId, userId }: Person): PersonActor => {
  if (role === 'creator') return { by: 'creator', personId: userId }
  if (companyId === null) throw refuse('not-allowed')
  return { by: 'company', companyId, personId: userId }
}

export const actorOf = ({ companyId, userId }: Member): CompanyActor => ({
  by: 'company',
  companyId,
  personId: userId,
})

export const creatorActorOf = ({ userId }: Person): CreatorActor => ({
  by: 'creator',
  personId: userId,
})

/** The session variables that Hasura would set for a member, for calls that bypass Hasura. */
export const sessionOf = ({ role, userId, companyId }: Member): Readonly<Record<string, string>> => ({
  'x-hasura-role': role,
  'x-hasura-user-id': userId,
  'x-hasura-company-id': companyId,
})

/** The kinds of callers that an action can allow, and the facts that the action knows about each. */
type Asking = {
  readonly visitor: Person | null
  readonly anyone: Person | null
  readonly signedIn: Person
  /** A creator or a user who can become one, not a company member. */
  readonly individual: Person
  readonly creator: Person
  /** A creator, or a member of the code's company. */
  readonly codeHolder: Person
  /** The creator of a run, or a member of its company. */
  readonly runParty: Person
  readonly companyMember: Member
  readonly companyOwner: Member
}
export type Who = keyof Asking
export type Asker<W extends Who> = Asking[W]

type Audience<W extends Who> = {
  /** The roles for the action's entry in actions.yaml. */
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

/** The only place that defines who can call an action. actions.yaml is generated from it. */
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

/** Hasura has already checked the role. This check stops calls that bypass Hasura. */
export const admit = <W extends Who>(who: W, person: Person | null): Asker<W> => {
  const audience: Audience<W> = audiences[who]
  if (person && !audience.roles.includes(person.role)) throw refuse('not-allowed')
  return audience.admit(person)
}
