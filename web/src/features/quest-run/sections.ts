import type { ComponentType } from 'react'
import { Agreement } from './Agreement.tsx'
import { Bidding } from './Bidding.tsx'

type Section = {
  readonly slug: string
  readonly label: string
  /** Loads what it shows itself. */
  readonly Section: ComponentType<{ readonly runId: string }>
}

/** The parts of a quest's log (rules §2), in their order. */
export const sections: readonly Section[] = [
  { slug: 'agreement', label: 'Agreement', Section: Agreement },
  { slug: 'bidding', label: 'Bidding', Section: Bidding },
]
