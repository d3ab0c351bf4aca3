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

/** Icons that show a notification's topic at a glance. */
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
