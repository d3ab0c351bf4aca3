import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { finalize, type Observable, race, Subject, shareReplay, tap } from 'rxjs'

type Answer = Observable<ApolloLink.Result>
type Asked = { readonly at: number; readonly answer: Answer; readonly newer: Subject<ApolloLink.Result> }

/**
 * Options for queries that go through this link, because Apollo's own deduplication could return a response that is
 * older than the last change.
 */
export const sharedHere = { queryDeduplication: false }

/**
 * Identical queries share one response, unless a mutation or subscription reported a change in between. Then the query
 * is sent again, because the pending response can be outdated. If the newer response arrives first, the earlier callers
 * get it too, so that an older response never replaces a newer one.
 */
export const createFreshLink = () => {
  const underWay = new Map<string, Asked>()
  let changes = 0
  const hear = () => {
    changes += 1
  }
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation).pipe(tap(hear))
    const question = `${operation.operationName} ${JSON.stringify(operation.variables)}`
    const before = underWay.get(question)
    if (before?.at === changes) return before.answer
    const newer = new Subject<ApolloLink.Result>()
    const answer = race(newer, forward(operation)).pipe(
      tap((result) => {
        before?.newer.next(result)
        before?.newer.complete()
      }),
      finalize(() => {
        if (underWay.get(question) === asked) underWay.delete(question)
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    )
    const asked: Asked = { at: changes, answer, newer }
    underWay.set(question, asked)
    return answer
  })
}
