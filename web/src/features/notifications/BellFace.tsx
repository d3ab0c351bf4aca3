import { IconBell } from '@tabler/icons-react'
import { CountedIcon } from '../../components/CountedIcon.tsx'

/** A bell with the number of unread notifications. Hidden from screen readers, so the parent must have a label. */
export const BellFace = ({ unread }: { unread: number }) => (
  <CountedIcon count={unread}>
    <IconBell size={20} stroke={1.75} />
  </CountedIcon>
)
