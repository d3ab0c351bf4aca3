import type { ActivationKind } from '@questboard/domain'

/** The effect on participants and applicants when an activation ends (rules §4). */
export const endings: Readonly<Record<ActivationKind, { readonly end: string; readonly close: string }>> = {
  QUEST: {
    end: 'Open offers and invitations are declined. Agreed and paid Quests continue. You can’t reopen it.',
    close:
      'This takes it down. Open offers and invitations are declined. Agreed and paid Quests continue. You can’t reopen it.',
  },
  KEY: {
    end: 'Open requests and invitations are declined, and creators can’t claim any more keys. Creators with a key continue. You can’t reopen it.',
    close:
      'This takes it down. Open requests and invitations are declined, and creators can’t claim any more keys. Creators with a key continue. You can’t reopen it.',
  },
  MISSION: {
    end: 'Unfinished work is declined, and we notify the creators. Work under review and rewards stay. You can’t reopen it.',
    close:
      'This takes it down. Unfinished work is canceled, and we notify the creators. Work under review and rewards stay. You can’t reopen it.',
  },
  CREATOR_PROGRAM: {
    end: 'Open applications and invitations are declined. You can’t reopen it.',
    close: 'This takes it down. Open applications and invitations are declined. You can’t reopen it.',
  },
}
