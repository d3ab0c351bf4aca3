import { createContext, useContext } from 'react'
import type { Screen } from './paths/screen.ts'

export const CurrentScreen = createContext<Screen | null>(null)

/** The entry of the paths table that is being shown. */
export const useCurrentScreen = (): Screen | null => useContext(CurrentScreen)
