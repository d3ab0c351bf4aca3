import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { finalize, type Observable, race, Subject, shareReplay, tap } from 'rxjs'

type Answer = Observable<ApolloLink.Result>
type Asked = { readonly at: number; readonly answer: Answer; readonly newer: Subject<ApolloLink.Result> }

/** Of queries that pass this link: Apollo would let every question share the answer to the same one that is on its way. */
export const sharedHere = { queryDeduplication: false }

/**
 * The same question asked twice shares one answer, unless a change was heard of in between, from a mutation or a subscription: then
 * it is asked anew, since the answer on its way may be older than the change. Whoever waits for that one gets the newer if it is the
 * first to come, so that what is older never comes last.
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
