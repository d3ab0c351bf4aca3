import { lazy } from 'react'

const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Standing = lazy(() => import('../features/program/ProgramStanding.tsx'))

/** What a Creator Program is; creators come in from there, and members read what is theirs. */
const ProgramLanding = () => <Read Step={Standing} />

export default ProgramLanding
