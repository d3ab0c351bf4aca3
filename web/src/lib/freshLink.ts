import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { finalize, type Observable, race, Subject, shareReplay, tap } from 'rxjs'
import { changesHeard, hearChange } from './writes.ts'

type Answer = Observable<ApolloLink.Result>
type Asked = { readonly at: number; readonly answer: Answer; readonly newer: Subject<ApolloLink.Result> }

/**
 * Options for queries that go through this link, because Apollo's own deduplication could return a response that is
 * older than the last change.
 */
export const sharedHere = { queryDeduplication: false }

/** The time in milliseconds during which identical queries share one response (rules §7). */
const SHARED_MS = 2000

const isWhole = ({ data, errors }: ApolloLink.Result): boolean => data != null && !errors?.length

/**
 * Identical queries within two seconds share one response, unless a mutation, another write or a subscription reported a
 * change in between. Then the query is sent again, because the response can be outdated. If the newer response arrives
 * first, the earlier callers get it too, so that an older response never replaces a newer one.
 */
export const createFreshLink = () => {
  const known = new Map<string, Asked>()
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation).pipe(tap(hearChange))
    const question = `${operation.operationName} ${JSON.stringify(operation.variables)}`
    const before = known.get(question)
    if (before?.at === changesHeard()) return before.answer
    const newer = new Subject<ApolloLink.Result>()
    const sentAt = Date.now()
    let isKept = false
    const forget = () => {
      if (known.get(question) === asked) known.delete(question)
    }
    const answer = race(newer, forward(operation)).pipe(
      tap({
        next: (result) => {
          isKept = isWhole(result)
          before?.newer.next(result)
          before?.newer.complete()
        },
        complete: () => {
          if (isKept) setTimeout(forget, sentAt + SHARED_MS - Date.now())
        },
        error: () => {
          isKept = false
        },
      }),
      finalize(() => isKept || forget()),
      shareReplay({ bufferSize: 1, refCount: true }),
    )
    const asked: Asked = { at: changesHeard(), answer, newer }
    known.set(question, asked)
    return answer
  })
}
