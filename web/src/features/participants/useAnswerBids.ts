import { useMutation } from '@apollo/client/react'
import { useIntent } from '../../lib/intent.ts'
import { AnswerBidsDocument } from './generated/answerBids.ts'
import { type Answer, type ChosenOffer, type Outcome, outcomesOf } from './offerAnswers.ts'

/** The same answer to many offers, carried out once however often it is sent. */
export const useAnswerBids = () => {
  const carryOut = useIntent()
  const [answerBids] = useMutation(AnswerBidsDocument)
  return async (offers: readonly ChosenOffer[], answer: Answer): Promise<readonly Outcome[]> => {
    const bidIds = offers.map(({ bidId }) => bidId)
    const { data } = await carryOut({ bidIds, answer }, (idempotencyKey) =>
      answerBids({ variables: { bidIds, answer, idempotencyKey } }),
    )
    return outcomesOf(offers, data?.answerBids ?? [])
  }
}
