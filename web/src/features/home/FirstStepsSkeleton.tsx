import { PanelsSkeleton } from '../../components/Skeletons.tsx'

/** The height of the checklist when the menu and the panel are shown. */
export const FirstStepsSkeleton = () => <PanelsSkeleton heights={['27rem']} />
