import type { ActivationKind } from '@questboard/domain'

/** The effect on participants and applicants when an activation ends (rules §4). */
export const endings: Readonly<Record<ActivationKind, { readonly end: string; readonly close: string }>> = {
  QUEST: {
    end: 'Open offers and invitations are declined. Agreed and paid Quests continue. You can’t reopen this activation.',
    close:
      'This takes the Quest’s page down. Open offers and invitations are declined. Agreed and paid Quests continue. You can’t reopen this activation.',
  },
  KEY: {
    end: 'Open requests and invitations are declined, and creators can’t claim any more keys. Creators with a key continue. You can’t reopen this activation.',
    close:
      'This takes the key campaign’s page down. Open requests and invitations are declined, and creators can’t claim any more keys. Creators with a key continue. You can’t reopen this activation.',
  },
  MISSION: {
    end: 'Unfinished work is declined, and we notify the creators. You can still approve submitted work, and creators keep their rewards. You can’t reopen this activation.',
    close:
      'This takes the Mission’s page down. Unfinished work is canceled, and we notify the creators. You can still approve submitted work, and creators keep their rewards. You can’t reopen this activation.',
  },
  CREATOR_PROGRAM: {
    end: 'Open applications and invitations are declined. You can’t reopen this activation.',
    close:
      'This takes the program’s page down. Open applications and invitations are declined. You can’t reopen this activation.',
  },
}
