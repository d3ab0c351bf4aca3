import type { ComponentType } from 'react'
import { Agreement } from './Agreement.tsx'
import { Bidding } from './Bidding.tsx'
import { ContentSection } from './content/ContentSection.tsx'
import { ResultsSection } from './content/ResultsSection.tsx'
import { PaymentSection } from './money/PaymentSection.tsx'

type Section = {
  readonly slug: string
  readonly label: string
  /** Each section loads its own data. */
  readonly Section: ComponentType<{ readonly runId: string }>
}

/** The sections of a quest log (rules §2), in order. */
export const sections: readonly Section[] = [
  { slug: 'agreement', label: 'Agreement', Section: Agreement },
  { slug: 'bidding', label: 'Bidding', Section: Bidding },
  { slug: 'content-production', label: 'Content production', Section: ContentSection },
  { slug: 'payment', label: 'Payment', Section: PaymentSection },
  { slug: 'results', label: 'Results', Section: ResultsSection },
]
