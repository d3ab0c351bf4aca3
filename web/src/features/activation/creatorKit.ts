import { isKitMediaKind } from '@questboard/domain'
import type { CreatorKit_ActivationFragment } from './quest/generated/QuestEdit.ts'

type KitMedium = { kind: string; url: string; title: string }

export const creatorKitOf = ({
  creator_kit,
  media,
}: Pick<CreatorKit_ActivationFragment, 'creator_kit' | 'media'>) => ({
  specialInstructions: creator_kit?.special_instructions ?? '',
  media: media.map(({ kind, url, title }): KitMedium => ({ kind, url, title })),
  asset:
    creator_kit?.asset_url && creator_kit.asset_name && creator_kit.asset_bytes
      ? { url: creator_kit.asset_url, name: creator_kit.asset_name, bytes: creator_kit.asset_bytes }
      : null,
})

/** The rows that replace the saved creator kit. */
export const creatorKitRows = (
  id: string,
  { specialInstructions, media, asset }: ReturnType<typeof creatorKitOf>,
) => ({
  kit: {
    activation_id: id,
    special_instructions: specialInstructions.trim(),
    asset_url: asset?.url ?? null,
    asset_name: asset?.name ?? null,
    asset_bytes: asset?.bytes ?? null,
  },
  media: media.map(({ kind, url, title }, index) => ({
    activation_id: id,
    kind: isKitMediaKind(kind) ? kind : ('kit_link' as const),
    url: url.trim(),
    title: title.trim(),
    position: index + 1,
  })),
})
