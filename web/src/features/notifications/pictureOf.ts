import type { NotificationItem_NotificationFragment } from './generated/NotificationItem.ts'

type Row = Pick<NotificationItem_NotificationFragment, 'creator' | 'activation'>
export type Portrait = { readonly src: string | null; readonly name: string; readonly isPerson: boolean }

/** The picture of the creator or of the other company. Null to show the family's icon instead. */
export const pictureOf = ({ creator, activation }: Row, ownCompanyId: string | null): Portrait | null => {
  if (creator) return { src: creator.picture_url ?? null, name: creator.display_name ?? '', isPerson: true }
  const company = activation?.company
  if (!company || company.id === ownCompanyId) return null
  return { src: company.logo_url, name: company.name, isPerson: false }
}
