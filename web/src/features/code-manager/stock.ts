import type { Tone } from '../../components/StatusBadge.tsx'

/**
 * The color of the stock level: red when out of codes, yellow below 10%, green above (rules §9). The database decides
 * the level.
 */
const levels: Readonly<Record<string, { tone: Tone; words: string }>> = {
  HIGH: { tone: 'good', words: 'In stock' },
  LOW: { tone: 'warn', words: 'Running low' },
  OUT: { tone: 'bad', words: 'Out of codes' },
}

export const levelOf = (availability: string | null | undefined): { tone: Tone; words: string } =>
  levels[availability ?? 'OUT'] ?? { tone: 'neutral', words: 'Unknown' }

type Counted = { readonly available?: number | null; readonly total?: number | null }

export const sumOf = (stock: readonly Counted[]): { available: number; total: number } => ({
  available: stock.reduce((sum, { available }) => sum + (available ?? 0), 0),
  total: stock.reduce((sum, { total }) => sum + (total ?? 0), 0),
})
