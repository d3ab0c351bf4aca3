import type { DatabaseTransaction } from '@questboard/database'
import { type InvitationForm, postTypes } from '@questboard/domain'

type Suggestion = Pick<NonNullable<InvitationForm['offer']>, 'amountCents' | 'platform' | 'postType'>
type Asked = { readonly matchmakingId: string; readonly activationId: string; readonly companyId: string }

/** The suggested offers of a match request, by creator. */
export const findSuggestions = async (
  transaction: DatabaseTransaction,
  { matchmakingId, activationId, companyId }: Asked,
): Promise<ReadonlyMap<string, Suggestion>> => {
  const items = await transaction
    .selectFrom('matchmaking_item as item')
    .innerJoin('matchmaking as of', 'of.id', 'item.matchmaking_id')
    .select(['item.creator_id', 'item.suggested_offer_cents', 'item.platform', 'item.content_type'])
    .where('of.id', '=', matchmakingId)
    .where('of.activation_id', '=', activationId)
    .where('of.company_id', '=', companyId)
    .execute()
  return new Map(
    items.flatMap(({ creator_id, suggested_offer_cents: amountCents, platform, content_type }) => {
      const postType = postTypes.find((type) => type === content_type)
      if (amountCents === null || postType === undefined || platform === 'tiktok') return []
      return [[creator_id, { amountCents, platform, postType }] as const]
    }),
  )
}

/**
 * Replaces the amount with the suggested amount, but never exceeds the amount in the form. Message, deadline and
 * delivery are the same for everyone.
 */
export const withSuggestion = (form: InvitationForm, suggestion: Suggestion | undefined): InvitationForm =>
  form.offer === null || suggestion === undefined
    ? form
    : {
        ...form,
        offer: {
          ...form.offer,
          ...suggestion,
          amountCents: Math.min(suggestion.amountCents, form.offer.amountCents),
        },
      }
