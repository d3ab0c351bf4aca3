import type { ActivationKind } from '@questboard/domain'

/** What becomes of those who are in it, or wait to be (rules §4). */
export const endings: Readonly<Record<ActivationKind, { readonly end: string; readonly close: string }>> = {
  QUEST: {
    end: 'Offers and invitations that wait are declined. What is agreed or paid goes on. It cannot be opened again.',
    close:
      'It is taken down: offers and invitations that wait are declined. What is agreed or paid goes on. It cannot be opened again.',
  },
  KEY: {
    end: 'Requests and invitations that wait are declined, and nobody claims a key any more. Creators who have one go on. It cannot be opened again.',
    close:
      'It is taken down: requests and invitations that wait are declined, and nobody claims a key any more. Creators who have one go on. It cannot be opened again.',
  },
  MISSION: {
    end: 'What creators have not finished is declined, and they are told. Work under review and rewards stay. It cannot be opened again.',
    close:
      'It is taken down: what creators have not finished is canceled, and they are told. Work under review and rewards stay. It cannot be opened again.',
  },
  CREATOR_PROGRAM: {
    end: 'Applications and invitations that wait are declined. It cannot be opened again.',
    close:
      'It is taken down: applications and invitations that wait are declined. It cannot be opened again.',
  },
}
