import { createContext, useContext } from 'react'
import type { Screen } from './paths/screen.ts'

export const CurrentScreen = createContext<Screen | null>(null)

export const useCurrentScreen = (): Screen | null => useContext(CurrentScreen)
