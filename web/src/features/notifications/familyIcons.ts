import type { NotificationFamily } from '@questboard/domain'
import {
  IconBriefcase,
  IconCoin,
  IconKey,
  IconMessage,
  IconPlayerPlay,
  IconTargetArrow,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react'

/** What a notification is about, for who looks before reading. */
export const familyIcons: Record<NotificationFamily, typeof IconKey> = {
  offer: IconBriefcase,
  payment: IconCoin,
  content: IconPlayerPlay,
  message: IconMessage,
  key: IconKey,
  mission: IconTargetArrow,
  program: IconUsersGroup,
  account: IconUserCircle,
}
